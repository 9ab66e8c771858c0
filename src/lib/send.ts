/** Result of a submission: accepted, refused, or unknown. */
export type Ending = 'sent' | 'refused' | 'unknown'

const timeoutMs = 10_000

/** Posts values to an endpoint. `key` identifies the submission, so that the endpoint can drop a repeated one. */
export async function send(endpoint: string, values: URLSearchParams, key: string): Promise<Ending> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body: values,
      headers: { Accept: 'application/json', 'Idempotency-Key': key },
      redirect: 'error', // a redirect leads to a page, not to an answer
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (ok) return 'sent'
    return status >= 400 && status < 500 ? 'refused' : 'unknown'
  } catch {
    return 'unknown'
  }
}
