/** Result of a submission. `unknown`: the endpoint gave no clear answer, so the values may or may not have arrived. */
export type SendResult = 'sent' | 'refused' | 'unknown'

const timeoutMs = 10_000

/** Posts values to an endpoint, which can ignore a submission whose `idempotencyKey` it knows. */
export async function postForm(endpoint: string, values: URLSearchParams, idempotencyKey: string) {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body: values,
      headers: { Accept: 'application/json', 'Idempotency-Key': idempotencyKey },
      keepalive: String(values).length < 60_000, // also after the page; browsers refuse 64 KiB or more
      redirect: 'error', // a redirect would lead to a page, which says nothing about the submission
      signal: AbortSignal.timeout(timeoutMs),
    })
    // These codes are no refusal, because other values would not help: no endpoint, a timeout, too many requests.
    const isRefusal = status >= 400 && status < 500 && ![404, 405, 408, 429].includes(status)
    return ok ? 'sent' : isRefusal ? 'refused' : 'unknown'
  } catch {
    return 'unknown'
  }
}
