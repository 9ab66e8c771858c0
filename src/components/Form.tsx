import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react'
import type { FieldType } from '../lib/formFields.ts'
import { useRequiredFields, type Values } from '../lib/useRequiredFields.ts'
import { PhoneLink } from './ContactLinks.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Fields } from './Fields.tsx'
import styles from './Form.module.css'

interface Confirmation {
  /** Shown to the visitor. */
  content: ReactNode
  clipboardText: string
  /** Whether `content` offers the complete message, so that the form can be reset at once. */
  isComplete: boolean
}

interface Props {
  content: {
    submit: string
    withoutScript: string
    fields: Record<string, { label: string; message: string }>
  }
  fields: readonly FieldType[]
  label: string
  confirmationOf: (values: Values) => Confirmation
  /** Another way to reach the firm besides the phone, for visitors without JavaScript. */
  alternative?: ReactNode
}

/** Ignores the second click of a double click, which would submit the form that the first click has just reset. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

/**
 * A form of required fields that sends nothing: it logs a complete submission to the console once (specification §4). Its
 * fields are uncontrolled, so that values typed before hydration stay. It is reset when the visitor has a copy of them.
 */
export function Form({ content, fields, label, confirmationOf, alternative }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const requiredFields = useRequiredFields(fields.map(({ name }) => name))
  const [submitted, setSubmitted] = useState<Values | null>(null)
  const confirmation = submitted && confirmationOf(submitted)

  useEffect(() => {
    if (submitted) status.current?.focus()
  }, [submitted])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = requiredFields.validate(event.currentTarget)
    setSubmitted(values)
    if (!values) return
    console.log(values)
    if (confirmationOf(values).isComplete) event.currentTarget.reset()
  }

  return (
    <>
      <noscript>
        <p className={styles.notice}>
          {content.withoutScript} <PhoneLink /> {alternative}
        </p>
      </noscript>
      <div role="status" ref={status} tabIndex={-1} className={styles.status}>
        {confirmation && (
          <div className="stack">
            {confirmation.content}
            <CopyButton
              key={confirmation.clipboardText}
              text={confirmation.clipboardText}
              onCopied={() => form.current?.reset()}
            />
          </div>
        )}
      </div>
      {/* method=dialog: outside a dialog the browser's own submission does nothing, so no value can reach a URL. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        aria-label={label}
        onSubmit={submit}
      >
        <Fields form={form} fields={fields} texts={content.fields} required={requiredFields} />
        <button type="submit" className="button" data-primary onClick={ignoreDoubleClick}>
          {content.submit}
        </button>
      </form>
    </>
  )
}
