/** Calls `load`; if it rejects, calls it again after 0.5 s, and after 2 s more. So a short loss of the line does no harm. */
export const retry = <T>(load: () => Promise<T>, pauseMs = 500): Promise<T> =>
  load().catch(async (reason: unknown) => {
    if (pauseMs > 2000) throw reason
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return retry(load, 4 * pauseMs)
  })
