const retryDelayMs = 500

/**
 * Resolves before a failed request should be repeated. WebKit cancels requests when the visitor leaves the page, and may show
 * the same document after Back: the pause stands still in between.
 */
export const pauseBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, retryDelayMs))
