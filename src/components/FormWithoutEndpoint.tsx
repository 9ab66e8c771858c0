import type { ReactNode } from 'react'
import type { FieldValues } from '../content/formFields.ts'
import { useFormMemory } from '../lib/useFormMemory.ts'
import { PhoneLink } from './ContactLinks.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './Form.module.css'
import { Form, type FormDefinition, type Submission } from './Form.tsx'

interface Confirmation {
  /** Shown above the form after a complete submission. */
  content: ReactNode
  clipboardText: string
  /** Whether `content` contains all values. If so, the form is reset at once, else after the visitor has copied them. */
  isComplete: boolean
}

interface Props extends FormDefinition {
  texts: FormDefinition['texts'] & { withoutScript: string }
  createConfirmation: (values: FieldValues) => Confirmation
  /** Another way to reach the firm besides the phone, for visitors without JavaScript. */
  alternative?: ReactNode
}

/** A form that sends nothing: it logs a complete submission to the console once (`states.logged` in e2e/specification.ts). */
export function FormWithoutEndpoint({ createConfirmation, alternative, ...definition }: Props) {
  const { formRef, memory, submission } = useFormMemory<Submission>(definition.fields)
  const confirmation = submission && createConfirmation(submission.values)
  return (
    <>
      <noscript>
        <p className={styles.notice}>
          {definition.texts.withoutScript} <PhoneLink /> {alternative}
        </p>
      </noscript>
      {/* method=dialog: outside a dialog the browser's own submission does nothing, so no value can reach a URL. */}
      <Form
        key={memory.key}
        {...definition}
        formRef={formRef}
        method="dialog"
        status={
          confirmation && (
            <div key={memory.submissionCount} className="stack">
              {confirmation.content}
              <CopyButton
                text={confirmation.clipboardText}
                onCopied={() => memory.resetIfUnchanged(submission.body)}
              />
            </div>
          )
        }
        onSubmit={(newSubmission) => {
          memory.setSubmission(newSubmission)
          console.log(newSubmission.values)
          if (createConfirmation(newSubmission.values).isComplete) memory.resetIfUnchanged(newSubmission.body)
        }}
      />
    </>
  )
}
