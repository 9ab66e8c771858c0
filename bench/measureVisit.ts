import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '../testbed/chromium.ts'
import { findFreePort } from '../testbed/nginx.ts'

export type Visit = Awaited<ReturnType<typeof runLighthouse>>

/** Measures a page with Lighthouse as on a mid-range phone, in a new browser. Retries only if Lighthouse itself fails. */
export async function measureVisit(url: string, attempt = 1): Promise<Visit> {
  try {
    return await runLighthouse(url)
  } catch (error) {
    console.error(`${url}: Lighthouse failed, attempt ${attempt} of 3: ${String(error)}`)
    if (attempt === 3) throw error
    return measureVisit(url, attempt + 1)
  }
}

async function runLighthouse(url: string) {
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
    const details = audits['network-requests']?.details
    const requests = (details?.type === 'table' ? details.items : []).filter((item) =>
      /^https?:/.test(String(item.url)),
    )
    const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])
    return {
      // ms
      fcp: readMetric('first-contentful-paint'),
      lcp: readMetric('largest-contentful-paint'),
      tbt: readMetric('total-blocking-time'),
      cls: readMetric('cumulative-layout-shift'),
      scores: Object.fromEntries(scores) as Record<string, number>, // of each category, 0 to 100
      bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
      requests: requests.length,
      // audits that lower a category's score
      failed: Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}
