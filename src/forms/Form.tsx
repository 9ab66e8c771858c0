import { useRef, useState, type FormEvent, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { findEmptyFields } from './findEmptyFields.ts'
import type { FieldValues, FormDefinition } from './formFields.ts'
import { Field } from './Field.tsx'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Form.module.css'

interface Props extends FormDefinition {
  formRef: Ref<HTMLFormElement>
  /** Shown above the form, and focused after each submit without empty fields. */
  status: ReactNode
  /** Whether submits are ignored, because a request is running. */
  isBusy?: boolean
  /** Called at each submit without empty fields. Must make the parent pass a `status`, which the form then focuses. */
  onSubmit: (values: FieldValues, formData: FormData) => void
  children?: ReactNode
}

/**
 * A status box and a form of required fields. A submit shows a message under each empty field. The fields are
 * uncontrolled, so that values typed before hydration stay.
 */
export function Form(props: Props) {
  const { fields, texts, label, endpoint, formRef, status, isBusy = false } = props
  const names = fields.map(({ name }) => name)
  const statusBox = useRef<HTMLDivElement>(null)
  /** The names of the empty fields after a submit with empty fields. Null before it, and after a complete submit. */
  const [emptyNames, setEmptyNames] = useState<string[] | null>(null)
  /** Set if the first empty field already had the focus: only an alert makes screen readers announce its message. */
  const [alertKey, setAlertKey] = useState<number>()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const { currentTarget: element } = event
    const formData = new FormData(element)
    const empty = findEmptyFields(names, formData)
    setEmptyNames(empty.length > 0 ? empty : null)
    if (empty[0]) {
      const field = element.querySelector<HTMLElement>(`[name="${empty[0]}"]`)
      setAlertKey(field === document.activeElement ? event.timeStamp : undefined)
      return field?.focus()
    }
    const values = Object.fromEntries(names.map((name) => [name, String(formData.get(name))]))
    flushSync(() => props.onSubmit(values, formData))
    statusBox.current?.focus()
  }
  const updateEmptyNames = ({ currentTarget: element }: FormEvent<HTMLFormElement>) => {
    setAlertKey(undefined)
    if (emptyNames) setEmptyNames(findEmptyFields(names, new FormData(element)))
  }

  return (
    <>
      {/* aria-atomic: screen readers read only what changes, such as "copied", not the whole box again. */}
      <div role="status" aria-atomic="false" ref={statusBox} tabIndex={-1} className={styles.notice}>
        {status}
      </div>
      <form
        id="form" // the button "again" in FormWithEndpoint.tsx submits it. A page has one form at most
        ref={formRef}
        className={joinClasses(styles.form, !endpoint && 'script-only')}
        // "dialog": outside a <dialog> the browser submits nothing. "get" would put the values into the URL.
        method={endpoint ? 'post' : 'dialog'}
        action={endpoint || undefined}
        // False if prerendered: without JavaScript the browser validates. boot.ts sets it to true before hydration.
        noValidate={typeof document !== 'undefined'}
        aria-label={label}
        onInput={updateEmptyNames}
        onReset={() => setEmptyNames(null)}
        onSubmit={submit}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            isInvalid={emptyNames?.includes(field.name) ?? false}
            alertKey={field.name === emptyNames?.[0] ? alertKey : undefined}
          />
        ))}
        {props.children}
        <button type="submit" className={`${styles.primary} button button-wide`} aria-disabled={isBusy}>
          {texts.submit}
        </button>
      </form>
    </>
  )
}
