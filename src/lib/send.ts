/** How a submission ended: accepted, refused, or nobody can tell. */
export type Ending = 'sent' | 'refused' | 'unknown'

const timeoutMs = 10_000

/** Sends values to an endpoint. `key` names the submission, so that the endpoint can drop one that arrives twice. */
export async function send(endpoint: string, values: URLSearchParams, key: string): Promise<Ending> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body: values,
      headers: { Accept: 'application/json', 'Idempotency-Key': key },
      redirect: 'error', // behind a redirect there is a page, and no answer
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (ok) return 'sent'
    return status >= 400 && status < 500 ? 'refused' : 'unknown'
  } catch {
    return 'unknown'
  }
}
