import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { FormContent } from '../content/forms.ts'
import { emptyFields } from '../lib/emptyFields.ts'
import { Field } from './Field.tsx'
import styles from './Form.module.css'
import { PhoneLink } from './ContactLinks.tsx'

export type Values = Record<string, string>

interface Props {
  content: FormContent
  label: string
  /** What the visitor reads after a complete submission, from the submitted values. */
  confirm: (values: Values) => ReactNode
  /** Further ways to reach the firm, for visitors without JavaScript. */
  alternative?: ReactNode
}

/**
 * A form whose every field is required and which sends nothing: a complete submission is logged to the console once
 * (specification §4). The fields keep their own values, so that what was typed before the script arrived stays.
 */
export function Form({ content, label, confirm, alternative }: Props) {
  const names = content.fields.map(({ name }) => name)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [attempted, setAttempted] = useState(false)
  const [empty, setEmpty] = useState<string[]>([])
  const [confirmed, setConfirmed] = useState<Values | null>(null)

  useEffect(() => {
    if (confirmed) status.current?.focus()
  }, [confirmed])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const missing = emptyFields(names, data)
    setEmpty(missing)
    setAttempted(missing.length > 0)
    if (missing[0]) {
      setConfirmed(null)
      event.currentTarget.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
      return
    }
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name))]))
    console.log(values)
    event.currentTarget.reset()
    setConfirmed(values)
  }

  return (
    <>
      <noscript>
        <p className={styles.notice}>
          {content.withoutScript} <PhoneLink /> {alternative}
        </p>
      </noscript>
      <div role="status" ref={status} tabIndex={-1} className={styles.status}>
        {confirmed && confirm(confirmed)}
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
        {content.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            invalid={attempted && empty.includes(field.name)}
            onInput={() => form.current && setEmpty(emptyFields(names, new FormData(form.current)))}
          />
        ))}
        <button type="submit" className="button" data-primary>
          {content.submit}
        </button>
      </form>
    </>
  )
}
