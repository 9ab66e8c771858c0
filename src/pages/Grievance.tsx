import { grievance, labels, sendingLabels } from 'virtual:content'
import { PhoneLink } from '../components/ContactLinks.tsx'
import { ConsoleForm } from '../components/ConsoleForm.tsx'
import { SendingForm } from '../components/SendingForm.tsx'
import { Split } from '../components/Split.tsx'
import { findHeading } from '../content/findPage.ts'
import { addTexts, grievanceFields } from '../content/formFields.ts'

const { confirmation } = labels
const form = {
  fields: addTexts(grievanceFields, grievance.form.fields),
  texts: grievance.form,
  label: findHeading('/grievance'),
}

/** The grievance page. Its confirmation offers only the phone, because an Aadhaar number must not get into an e-mail. */
export function Grievance() {
  return (
    <Split
      photograph={grievance.photograph}
      isFirst
      side="start"
      tone="plaster"
      isLong
      id="grievance"
      heading={form.label}
      intro={
        <>
          <p>{grievance.text}</p>
          <p className="phone-line">
            {confirmation.orCall} <PhoneLink />
          </p>
        </>
      }
    >
      {__GRIEVANCE_ENDPOINT__ && sendingLabels ? (
        <SendingForm
          {...form}
          endpoint={__GRIEVANCE_ENDPOINT__}
          labels={sendingLabels}
          renderAlternatives={() => (
            <p>
              {confirmation.call} <PhoneLink />.
            </p>
          )}
        />
      ) : (
        <ConsoleForm
          {...form}
          createConfirmation={({ message = '' }) => ({
            message: (
              <p>
                {confirmation.thanks}. {confirmation.nothingSent} {confirmation.call} <PhoneLink />.
              </p>
            ),
            clipboardText: message,
            isComplete: false,
          })}
        />
      )}
    </Split>
  )
}
