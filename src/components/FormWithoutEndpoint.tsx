import { labels } from 'virtual:content'
import type { FieldValues, FormDefinition } from '../content/formFields.ts'
import { createMessage } from '../lib/createMessage.ts'
import { useFormMemory } from '../lib/useFormMemory.ts'
import { OtherContacts } from './OtherContacts.tsx'
import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import styles from './Form.module.css'
import { Form } from './Form.tsx'

const { nothingSent, thanks } = labels.confirmation

/**
 * A form that sends nothing. A complete submission logs its values to the console (`states.logged` in
 * e2e/specification.ts). It also shows a message to e-mail or copy (createMessage.ts). The form is reset at once if
 * the e-mail can contain all values, else when the visitor copies the message.
 */
export function FormWithoutEndpoint(definition: FormDefinition) {
  const { memory, submission: values } = useFormMemory<FieldValues>(definition.fields)
  const { withoutScript, emailSubject } = definition.texts
  const message = values && createMessage(definition, values)
  return (
    <>
      <p className={`${styles.notice} no-script-only`}>
        {withoutScript} <PhoneLink /> {emailSubject && <EmailLink />}
      </p>
      <Form
        key={memory.key}
        {...definition}
        formRef={memory.attach}
        status={
          message && (
            <div key={memory.submissionCount} className="stack">
              <p>
                {[thanks, values.name?.trim()].filter(Boolean).join(', ')}. {nothingSent}
              </p>
              <OtherContacts message={message} onCopied={() => memory.resetIfUnchanged(values)} />
            </div>
          )
        }
        onSubmit={(newValues) => {
          memory.setSubmission(newValues)
          console.log(newValues)
          if (createMessage(definition, newValues).fitsEmail) memory.resetIfUnchanged(newValues)
        }}
      />
    </>
  )
}
