import { grievance, labels } from 'virtual:content'
import { PhoneLink } from '../components/ContactLinks.tsx'
import { FormWithoutEndpoint } from '../components/FormWithoutEndpoint.tsx'
import { SendingForm } from '../components/SendingForm.tsx'
import { Split } from '../components/Split.tsx'
import { findHeading } from '../content/findPage.ts'
import { labelFields, grievanceFields } from '../content/formFields.ts'

const { confirmation } = labels
const formDefinition = {
  fields: labelFields(grievanceFields, grievance.form.fields),
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
      className="plaster"
      isLong
      headingId="grievance"
      heading={formDefinition.label}
      intro={
        <>
          <p>{grievance.text}</p>
          <p className="phone-line">
            {confirmation.orCall} <PhoneLink />
          </p>
        </>
      }
    >
      {/* A condition with a constant, so that the bundler drops the form that is not used. */}
      {__GRIEVANCE_ENDPOINT__ ? (
        <SendingForm
          {...formDefinition}
          endpoint={__GRIEVANCE_ENDPOINT__}
          renderAlternatives={() => (
            <p>
              {confirmation.call} <PhoneLink />.
            </p>
          )}
        />
      ) : (
        <FormWithoutEndpoint
          {...formDefinition}
          createConfirmation={({ message = '' }) => ({
            content: (
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
