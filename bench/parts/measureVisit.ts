import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '../../testbed/chromium.ts'
import { findFreePort } from '../../testbed/nginx.ts'

/** Results of a visit; `fcp`, `lcp` and `tbt` in ms. */
export interface Visit {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Score of each Lighthouse category, 0 to 100. */
  scores: Record<string, number>
  bytes: number
  requests: number
  /** Audits that lower a category's score. */
  failed: string[]
}

interface NetworkRequest {
  url: string
  transferSize: number
}

const maxAttempts = 3

/** Measures a page with Lighthouse as on a mid-range phone, in a new browser. Retries only if Lighthouse itself fails. */
export async function measureVisit(url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runLighthouse(url)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.error(`${url}: Lighthouse failed, attempt ${attempt} of ${maxAttempts}: ${message}`)
      if (attempt === maxAttempts) throw error
    }
  }
}

async function runLighthouse(url: string): Promise<Visit> {
  const port = await findFreePort()
  const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${port}`))
  try {
    const result = await lighthouse(url, { port, throttlingMethod: 'simulate', logLevel: 'error' })
    if (!result) throw new Error('no result')
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
    const readMetric = (id: string): number => {
      const value = audits[id]?.numericValue
      if (value === undefined) throw new Error(`no ${id}: ${audits[id]?.errorMessage ?? 'not measured'}`)
      return value
    }
    const networkDetails = audits['network-requests']?.details
    const networkItems =
      networkDetails?.type === 'table' ? (networkDetails.items as unknown as NetworkRequest[]) : []
    const requests = networkItems.filter(({ url }) => /^https?:/.test(url))
    const failedAudits = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    )
    return {
      fcp: readMetric('first-contentful-paint'),
      lcp: readMetric('largest-contentful-paint'),
      tbt: readMetric('total-blocking-time'),
      cls: readMetric('cumulative-layout-shift'),
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests.length,
      failed: failedAudits,
    }
  } finally {
    await browser.close()
  }
}
