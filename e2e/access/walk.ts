import { type Page } from '@playwright/test'
import { parse } from 'yaml'

/** A control that a key press has focused. */
interface Stop {
  /** Role and accessible name, as in `link "Home"`. */
  name: string
  /** What is wrong with its focus indicator. */
  faults: string[]
}

/** Role and accessible name of the focused element. */
async function describeFocus(page: Page): Promise<string> {
  const focusedElement = page.locator('*:focus').last()
  const [node] = (parse(await focusedElement.ariaSnapshot()) ?? []) as (string | Record<string, unknown>)[] // an empty tree parses to null
  if (node === undefined) return `nameless ${await focusedElement.evaluate(({ localName }) => localName)}`
  const described = typeof node === 'string' ? node : (Object.keys(node)[0] ?? '')
  return described.replaceAll(/ \[[^\]]*\]$/g, '')
}

/**
 * Finds faults of the focus indicator: an outline below 2 px, or a part of the control covered or outside the viewport.
 * Returns null if no control of the page has the focus.
 */
const findFocusFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const control = document.querySelector(':focus')
    if (!control) return null
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control)
    if (outlineStyle === 'none' || outlineStyle === 'hidden' || parseFloat(outlineWidth) < 2)
      faults.push(`outline ${outlineStyle} ${outlineWidth}`)
    if (/^rgba\(.*, 0\)$|transparent/.test(outlineColor)) faults.push('outline transparent')

    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const middleRow = [1]
    for (const { left, top, width, height } of control.getClientRects()) {
      if (width === 0 || height === 0) continue
      // Of a control taller than the viewport only the middle must be visible.
      const checkedRows = height > innerHeight - headerBottom ? middleRow : [0, 1, 2]
      for (const row of checkedRows)
        for (const column of [0, 1, 2]) {
          const x = left + 2 + (column / 2) * (width - 4)
          const y = top + 2 + (row / 2) * (height - 4)
          const hitElement = document.elementFromPoint(x, y)
          // `hitElement` is null outside the viewport. A tall control may extend below it, but its middle row must be inside.
          if (hitElement === null && (row === 1 || y < headerBottom))
            faults.push(`point ${row},${column} out of the window`)
          if (hitElement !== null && !control.contains(hitElement))
            faults.push(
              `point ${row},${column} covered by ${hitElement.localName} "${hitElement.textContent.slice(0, 20)}"`,
            )
        }
    }
    return faults
  })

/** Presses `key` until the focus leaves the page, or `limit` times. Returns each control that got the focus. */
export async function pressRepeatedly(page: Page, key: 'Tab' | 'Shift+Tab', limit = 80): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < limit) {
    await page.keyboard.press(key)
    const faults = await findFocusFaults(page)
    if (faults === null) break
    stops.push({ name: await describeFocus(page), faults })
  }
  return stops
}

export const listStopNames = (stops: Stop[]) => stops.map(({ name }) => name)

/** All faults, each with the name of its stop. */
export const faultsOf = (stops: Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
