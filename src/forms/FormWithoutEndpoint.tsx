import { labels } from 'virtual:content'
import type { FieldValues, FormDefinition } from './formFields.ts'
import { createLetter } from './createLetter.ts'
import { useFormMemory } from './useFormMemory.ts'
import { OtherWaysToSend } from './OtherWaysToSend.tsx'
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx'
import styles from './Form.module.css'
import { Form } from './Form.tsx'

const { nothingSent, thanks } = labels.confirmation

/**
 * A form that sends nothing. A complete submission logs its values to the console (`states.logged` in
 * e2e/specification.ts). It then offers a letter to e-mail or copy (createLetter.ts). The form is reset when the visitor
 * takes the whole letter. Until then a later visit finds it.
 */
export function FormWithoutEndpoint(definition: FormDefinition) {
  const { memory, submission: values } = useFormMemory<FieldValues>(definition.fields)
  const { withoutScript, emailSubject } = definition.texts
  const letter = values && createLetter(definition, values)
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
          letter && (
            <div key={memory.submissionCount} className="stack">
              <p>
                {[thanks, values.name?.trim()].filter(Boolean).join(', ')}. {nothingSent}
              </p>
              <OtherWaysToSend letter={letter} onTaken={() => memory.resetIfUnchanged(values)} />
            </div>
          )
        }
        onSubmit={(newValues) => {
          memory.setSubmission(newValues)
          console.log(newValues)
        }}
      />
    </>
  )
}
