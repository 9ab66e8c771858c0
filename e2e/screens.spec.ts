import { breakpointPx } from '../src/styles/breakpoints.ts'
import { toPageSlug } from '../src/metadata/pageFiles.ts'
import { test } from './helpers/guards.ts'
import { phoneViewport, reducedMotionOptions } from './helpers/pages.ts'
import { pageGuardOptions, pageStates, states } from './helpers/states.ts'

// npm run screens: writes screenshots of all pages and states to screens/. The option `-- -g NAME` selects by name.
// Reduced motion makes the counters show their targets.
test.use({ ...pageGuardOptions, ...reducedMotionOptions, allowShift: true })

const viewports = [
  phoneViewport,
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 900 },
]

const pages = pageStates.map((state) => ({ ...state, name: toPageSlug(state.path) }))
const printedPages = pages.map((state) => ({ ...state, name: `print-${state.name}` }))

for (const { name, open, isOnPhone } of [...pages, ...states, ...printedPages])
  for (const viewport of viewports.filter(({ width }) => !isOnPhone || width < breakpointPx.desktop))
    test(
      `${name.replaceAll(' ', '-')}-${viewport.width}`,
      { tag: '@screens' },
      async ({ page }, { title }) => {
        test.slow()
        await page.setViewportSize(viewport)
        await open(page)
        await page.emulateMedia({ media: name.startsWith('print-') ? 'print' : 'screen' })
        // Loads the lazy photographs below the viewport, as scrolling would.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager'
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
          scrollTo(0, 0)
        })
        const isCovered = (await page.locator('dialog, [aria-expanded=true]').count()) > 0
        await page.screenshot({ path: `screens/${title}.png`, fullPage: !isCovered, animations: 'disabled' })
      },
    )
