import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { sending, site } from 'virtual:content'
import type { FieldType } from '../lib/formFields.ts'
import { fillText } from '../lib/fillText.ts'
import { send, type Ending } from '../lib/send.ts'
import { useRequiredFields, type Values } from '../lib/useRequiredFields.ts'
import { Fields } from './Fields.tsx'
import formStyles from './Form.module.css'
import styles from './SendingForm.module.css'

interface Props {
  content: { submit: string; fields: Record<string, { label: string; message: string }> }
  fields: readonly FieldType[]
  label: string
  endpoint: string
  /** Other ways to reach the firm with these values. */
  reach: (values: Values) => ReactNode
}

interface Submission {
  values: Values
  body: string
  /** Idempotency key: the same for each retry of the same values. */
  key: string
  ending: Ending | null
}

const bodyOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()

/** crypto.randomUUID is missing over plain http. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Path that this document was loaded from, which set its policy: only the form's own page allows a foreign endpoint. */
const documentPath = typeof location === 'undefined' ? '' : location.pathname

/**
 * A form that sends its values to an endpoint: natively without JavaScript, else by fetch, whose result it shows. It logs
 * nothing, and is reset only when the endpoint has accepted the values.
 */
export function SendingForm({ content, fields, label, endpoint, reach }: Props) {
  const required = useRequiredFields(fields.map(({ name }) => name))
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [submission, setSubmission] = useState<Submission | null>(null)
  const needsOwnDocument =
    !endpoint.startsWith('/') && typeof location !== 'undefined' && documentPath !== location.pathname
  const isSending = submission?.ending === null

  useLayoutEffect(() => {
    if (needsOwnDocument) location.reload()
  }, [needsOwnDocument])

  useEffect(() => {
    if (submission) status.current?.focus()
  }, [submission])

  const attempt = async (values: Values, body: string) => {
    const isRetry = submission?.body === body && submission.ending !== 'sent'
    const key = isRetry ? submission.key : newKey()
    setSubmission({ values, body, key, ending: null })
    const ending = await send(endpoint, new URLSearchParams(body), key)
    // Values typed since then were not sent, so they stay.
    if (ending === 'sent' && form.current && bodyOf(form.current) === body) form.current.reset()
    setSubmission({ values, body, key, ending })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const values = required.complete(event.currentTarget)
    if (values) void attempt(values, bodyOf(event.currentTarget))
    else setSubmission(null)
  }

  if (needsOwnDocument) return null // nothing to type into before the reload
  return (
    <>
      <p>{fillText(sending.goesTo, { host: new URL(endpoint, site.url).host })}</p>
      <p id="sent" className={`${formStyles.notice} ${styles.ending}`}>
        {sending.sent}
      </p>
      <p id="not-sent" className={`${formStyles.notice} ${styles.ending}`}>
        {sending.refused}
      </p>
      <div role="status" ref={status} tabIndex={-1} className={formStyles.status}>
        {submission && (
          <div key={submission.ending} className="stack">
            <p>{sending[submission.ending ?? 'sending']}</p>
            {submission.ending === 'unknown' && (
              <button
                type="button"
                className="button"
                onClick={() => void attempt(submission.values, submission.body)}
              >
                {sending.again}
              </button>
            )}
            {(submission.ending === 'unknown' || submission.ending === 'refused') && (
              <div className="stack">
                <p>{sending.otherwise}</p>
                {reach(submission.values)}
              </div>
            )}
          </div>
        )}
      </div>
      <form
        ref={form}
        className={formStyles.form}
        method="post"
        action={endpoint}
        noValidate
        aria-label={label}
        onSubmit={submit}
      >
        <Fields form={form} fields={fields} texts={content.fields} required={required} />
        {/* Honeypot: the endpoint refuses submissions with a value in it. */}
        <label className="visually-hidden" aria-hidden="true">
          {sending.leaveEmpty}
          <input name="leave-empty" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
        <button type="submit" className="button" data-primary aria-disabled={isSending || undefined}>
          {content.submit}
        </button>
      </form>
    </>
  )
}
