import { sendingTexts, site } from 'virtual:content'
import type { FieldValues, FormDefinition } from './formFields.ts'
import { fillTemplate } from '../lib/fillTemplate.ts'
import { createLetter } from './createLetter.ts'
import { postForm, type SendResult } from './postForm.ts'
import { useFormMemory } from './useFormMemory.ts'
import { OtherWaysToSend } from './OtherWaysToSend.tsx'
import { WhatsAppLink } from '../components/ContactLinks.tsx'
import styles from './Form.module.css'
import { Form } from './Form.tsx'

interface Submission {
  values: FieldValues
  /** The values as they are sent, URL-encoded. */
  body: string
  /** A retry of the same values after an unknown result has the same key: the endpoint can ignore the repetition. */
  idempotencyKey: string
  /** Null while the request runs. */
  result: SendResult | null
}

/**
 * A form that sends its values to an endpoint by fetch and shows the result. Without JavaScript the browser submits the
 * form. It is reset only after the endpoint has accepted the values, and only if it still contains the same values.
 */
export function FormWithEndpoint(definition: FormDefinition) {
  const { memory, submission } = useFormMemory<Submission>(definition.fields)

  const send = async (values: FieldValues, formData: FormData) => {
    const body = String(new URLSearchParams([...formData] as [string, string][]))
    const isRetry = submission?.body === body && submission.result === 'unknown'
    // Not crypto.randomUUID, which is missing over plain http.
    const newKey = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const idempotencyKey = isRetry ? submission.idempotencyKey : newKey
    memory.setSubmission({ values, body, idempotencyKey, result: null })
    const result = await postForm(definition.endpoint, new URLSearchParams(body), idempotencyKey)
    if (result === 'sent') memory.resetIfUnchanged(values) // keeps text that the visitor has typed since
    memory.setSubmission({ values, body, idempotencyKey, result })
  }

  return (
    <>
      <p>{fillTemplate(sendingTexts.goesTo, { host: new URL(definition.endpoint, site.url).host })}</p>
      {/* For submissions without JavaScript: the endpoint redirects to the #id of one of these messages. */}
      {!submission &&
        Object.entries({ sent: sendingTexts.sent, 'not-sent': sendingTexts.refused }).map(([id, text]) => (
          <p key={id} id={id} className={`${styles.notice} ${styles.outcome}`}>
            {text}
          </p>
        ))}
      <Form
        key={memory.key}
        {...definition}
        formRef={memory.attach}
        isBusy={submission?.result === null}
        onSubmit={(values, formData) => void send(values, formData)}
        status={
          submission && (
            <div key={submission.result} className="stack">
              <p>{sendingTexts[submission.result ?? 'sending']}</p>
              {submission.result === 'unknown' && (
                <button type="submit" form="form" className="button">
                  {sendingTexts.again}
                </button>
              )}
              {(submission.result === 'unknown' || submission.result === 'refused') && (
                <div className="stack">
                  <p>{sendingTexts.otherwise}</p>
                  <OtherWaysToSend letter={createLetter(definition, submission.values)} />
                  {definition.texts.emailSubject && <WhatsAppLink className="button" />}
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
