import { labels } from 'virtual:content'
import type { FormDefinition } from '../content/formFields.ts'
import { createMessage } from '../lib/createMessage.ts'
import { useFormMemory } from '../lib/useFormMemory.ts'
import { OtherContacts } from './OtherContacts.tsx'
import { EmailLink, PhoneLink } from './ContactLinks.tsx'
import styles from './Form.module.css'
import { Form, type Submission } from './Form.tsx'

const { nothingSent, thanks } = labels.confirmation

/**
 * A form that sends nothing. Each complete submission logs its values to the console (`states.logged` in
 * e2e/specification.ts) and offers its message (createMessage.ts). The form is reset at once if the e-mail contains all
 * values, else when the visitor copies the message.
 */
export function FormWithoutEndpoint(definition: FormDefinition) {
  const { memory, submission } = useFormMemory<Submission>(definition.fields)
  const { withoutScript, emailSubject } = definition.texts
  const message = submission && createMessage(definition, submission.values)
  return (
    <>
      <noscript>
        <p className={styles.notice}>
          {withoutScript} <PhoneLink /> {emailSubject && <EmailLink />}
        </p>
      </noscript>
      <Form
        key={memory.key}
        {...definition}
        formRef={memory.attach}
        status={
          message && (
            <div key={memory.submissionCount} className="stack">
              <p>
                {[thanks, submission.values.name?.trim()].filter(Boolean).join(', ')}. {nothingSent}
              </p>
              <OtherContacts message={message} onCopied={() => memory.resetIfUnchanged(submission.values)} />
            </div>
          )
        }
        onSubmit={(newSubmission) => {
          memory.setSubmission(newSubmission)
          console.log(newSubmission.values)
          if (createMessage(definition, newSubmission.values).fitsEmail)
            memory.resetIfUnchanged(newSubmission.values)
        }}
      />
    </>
  )
}
