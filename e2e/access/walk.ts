import { type Page } from '@playwright/test'
import { parse } from 'yaml'

/** One stop of the keyboard focus. */
export interface Stop {
  /** Role and accessible name, as in `link "Home"`. */
  name: string
  /** What is wrong with how the focus is shown; empty where nothing is. */
  faults: string[]
}

/** Role and accessible name of what has the focus. */
async function nameOfFocus(page: Page): Promise<string> {
  const focus = page.locator('*:focus').last()
  const [node] = (parse(await focus.ariaSnapshot()) ?? []) as (string | Record<string, unknown>)[] // none is null
  if (node === undefined) return `nameless ${await focus.evaluate(({ localName }) => localName)}`
  const described = typeof node === 'string' ? node : (Object.keys(node)[0] ?? '')
  return described.replaceAll(/ \[[^\]]*\]$/g, '')
}

/**
 * Faults of the focus indicator: no outline of 2 px or more, or a part of the control is covered or out of the window.
 * Null where the focus has left the page's controls.
 */
const faultsOfFocus = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const control = document.querySelector(':focus')
    if (!control) return null
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control)
    if (outlineStyle === 'none' || outlineStyle === 'hidden' || parseFloat(outlineWidth) < 2)
      faults.push(`outline ${outlineStyle} ${outlineWidth}`)
    if (/^rgba\(.*, 0\)$|transparent/.test(outlineColor)) faults.push('outline transparent')

    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const middle = [1]
    for (const { left, top, width, height } of control.getClientRects()) {
      if (width === 0 || height === 0) continue
      // Of what is taller than the window only the middle row can be asked for.
      const rows = height > innerHeight - header ? middle : [0, 1, 2]
      for (const row of rows)
        for (const column of [0, 1, 2]) {
          const x = left + 2 + (column / 2) * (width - 4)
          const y = top + 2 + (row / 2) * (height - 4)
          const hit = document.elementFromPoint(x, y)
          // A tall field may reach below the window: nothing covers it there, and its middle is in sight.
          if (hit === null && (row === 1 || y < header))
            faults.push(`point ${row},${column} out of the window`)
          if (hit !== null && !control.contains(hit))
            faults.push(
              `point ${row},${column} covered by ${hit.localName} "${hit.textContent.slice(0, 20)}"`,
            )
        }
    }
    return faults
  })

/** Presses `key` until the focus has left the page, or `limit` stops have been made, and notes every stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', limit = 80): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < limit) {
    await page.keyboard.press(key)
    const faults = await faultsOfFocus(page)
    if (faults === null) break
    stops.push({ name: await nameOfFocus(page), faults })
  }
  return stops
}

/** The names of the stops, in order. */
export const namesOf = (stops: Stop[]) => stops.map(({ name }) => name)

/** Each fault with the name of its stop. */
export const faultsOf = (stops: Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))
