const retryDelayMs = 500

/** Calls `load`; if it rejects, calls it once more after a pause. */
export const retryOnce = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    return load()
  })
