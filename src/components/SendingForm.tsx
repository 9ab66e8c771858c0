import type { ReactNode } from 'react'
import { sendingTexts, site } from 'virtual:content'
import { fillTemplate } from '../lib/fillTemplate.ts'
import type { FieldValues } from '../content/formFields.ts'
import { postForm, type SendResult } from '../lib/postForm.ts'
import { useFormMemory } from '../lib/useFormMemory.ts'
import styles from './Form.module.css'
import { Form, type FormDefinition, type Submission } from './Form.tsx'

interface Props extends FormDefinition {
  endpoint: string
  /** Renders other ways to reach the firm, such as an e-mail filled with these values. */
  renderAlternatives: (values: FieldValues) => ReactNode
}

interface EndpointSubmission extends Submission {
  /** A retry of the same values has the same key. */
  idempotencyKey: string
  /** Null while the request runs. */
  result: SendResult | null
}

/**
 * A form that sends its values to an endpoint by fetch and shows the result. Without JavaScript the browser submits it. It is
 * reset only after the endpoint has accepted the values, and only if the visitor has not changed them since.
 */
export function SendingForm({ endpoint, renderAlternatives, ...definition }: Props) {
  const { formRef, memory, submission } = useFormMemory<EndpointSubmission>(definition.fields)

  const send = async ({ values, body }: Submission) => {
    const isRetry = submission?.body === body && submission.result !== 'sent'
    // Not crypto.randomUUID, which is missing over plain http.
    const newKey = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const idempotencyKey = isRetry ? submission.idempotencyKey : newKey
    memory.setSubmission({ values, body, idempotencyKey, result: null })
    const result = await postForm(endpoint, new URLSearchParams(body), idempotencyKey)
    if (result === 'sent') memory.resetIfUnchanged(body) // keeps text that the visitor has typed since
    memory.setSubmission({ values, body, idempotencyKey, result })
  }

  return (
    <>
      <p>{fillTemplate(sendingTexts.goesTo, { host: new URL(endpoint, site.url).host })}</p>
      {/* For submissions without JavaScript: the endpoint redirects to the #id of one of these messages. */}
      {!submission && (
        <>
          <p id="sent" className={`${styles.notice} ${styles.outcome}`}>
            {sendingTexts.sent}
          </p>
          <p id="not-sent" className={`${styles.notice} ${styles.outcome}`}>
            {sendingTexts.refused}
          </p>
        </>
      )}
      <Form
        key={memory.key}
        {...definition}
        formRef={formRef}
        method="post"
        action={endpoint}
        isBusy={submission?.result === null}
        onSubmit={(newSubmission) => void send(newSubmission)}
        status={
          submission && (
            <div key={submission.result} className="stack">
              <p>{sendingTexts[submission.result ?? 'sending']}</p>
              {submission.result === 'unknown' && (
                <button type="button" className="button" onClick={() => formRef.current?.requestSubmit()}>
                  {sendingTexts.again}
                </button>
              )}
              {(submission.result === 'unknown' || submission.result === 'refused') && (
                <div className="stack">
                  <p>{sendingTexts.otherwise}</p>
                  {renderAlternatives(submission.values)}
                </div>
              )}
            </div>
          )
        }
      >
        {/* Honeypot: the endpoint refuses submissions with a value in it. */}
        <label className="visually-hidden" aria-hidden="true">
          {sendingTexts.leaveEmpty}
          <input name="leave-empty" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </Form>
    </>
  )
}
