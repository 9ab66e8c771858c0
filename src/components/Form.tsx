import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import type { FieldDefinition } from '../lib/formFields.ts'
import { useRequiredFields, type Values } from '../lib/useRequiredFields.ts'
import { Field } from './Field.tsx'
import styles from './Form.module.css'

/** What a form consists of: its labels and messages, its fields, and its name for screen readers. */
export interface FormParts {
  content: { submit: string; fields: Record<string, { label: string; message: string }> }
  fields: readonly FieldDefinition[]
  label: string
}

interface Props extends FormParts {
  form: RefObject<HTMLFormElement | null>
  method: 'dialog' | 'post'
  action?: string
  /** Shown above the form, and focused when `submission` becomes another object. */
  status: ReactNode
  submission: object | null
  /** Whether submits are ignored. */
  isBusy?: boolean
  /** Called at each submit for which no field is empty. */
  onSubmit: (values: Values, form: HTMLFormElement) => void
  children?: ReactNode
}

/** In the prerendered HTML `noValidate` is off, so that without JavaScript the browser validates. boot.ts switches it on. */
const isBrowser = typeof document !== 'undefined'

/** Ignores the second click of a double click, which would submit the form that the first click has just reset. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

/**
 * A status box and a form of required fields, which show their messages after a submit attempt. The fields are uncontrolled,
 * so that values typed before hydration stay.
 */
export function Form(props: Props) {
  const { content, fields, label, form, method, action, status, submission, isBusy = false } = props
  const statusBox = useRef<HTMLDivElement>(null)
  const { validate, isInvalid, onInput } = useRequiredFields(fields.map(({ name }) => name))
  const shownSubmission = useRef(submission)

  useEffect(() => {
    if (submission && submission !== shownSubmission.current) statusBox.current?.focus()
    shownSubmission.current = submission
  }, [submission])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = isBusy ? null : validate(event.currentTarget)
    if (values) props.onSubmit(values, event.currentTarget)
  }

  return (
    <>
      <div role="status" ref={statusBox} tabIndex={-1} className={styles.status}>
        {status}
      </div>
      <form
        ref={form}
        className={styles.form}
        method={method}
        action={action}
        noValidate={isBrowser}
        data-script-only={method === 'dialog' || undefined} // it sends nothing, so it needs the app
        aria-label={label}
        onSubmit={submit}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            field={{ label: '', message: '', ...content.fields[field.name], ...field }}
            isInvalid={isInvalid(field.name)}
            onInput={() => onInput(form.current)}
          />
        ))}
        {props.children}
        <button
          type="submit"
          className="button"
          data-primary
          aria-disabled={isBusy || undefined}
          onClick={ignoreDoubleClick}
        >
          {content.submit}
        </button>
      </form>
    </>
  )
}
