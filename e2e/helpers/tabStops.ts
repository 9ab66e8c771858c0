import type { Locator, Page } from '@playwright/test'
import { computeContrastRatio, computeLuminance, parseChannels } from '../../testbed/luminance.ts'

const controlLinePattern = /^ *- '?((?:link|button|textbox|spinbutton|combobox) "(?:[^"\\]|\\.)*")/gm

/** Reads where Tab should stop in a part of the page: the controls of its accessibility tree, each as `link "Home"`. */
export const readTabStops = async (part: Locator) =>
  Array.from((await part.ariaSnapshot()).matchAll(controlLinePattern), ([, control = '']) => control)

/**
 * Finds faults of the focused control: a missing or pale outline (2 px, contrast 3: WCAG 1.4.11), or a part that is
 * covered or outside the viewport. Its lower half may be below the viewport. Null if nothing has the focus.
 */
async function findFocusFaults(page: Page) {
  const found = await page.evaluate(() => {
    const faults: string[] = []
    const control = document.querySelector(':focus')
    if (!control) return null
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control)
    if (outlineStyle === 'none' || outlineStyle === 'hidden' || parseFloat(outlineWidth) < 2)
      faults.push(`outline ${outlineStyle} ${outlineWidth}`)
    let background = control.parentElement
    while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)')
      background = background.parentElement

    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    for (const { left, top, width, height } of control.getClientRects()) {
      if (width === 0 || height === 0) continue
      // Checks the top, middle and bottom of the control. If it does not fit below the header, checks only its middle.
      for (const row of height > innerHeight - headerBottom ? [1] : [0, 1, 2])
        for (const column of [0, 1, 2]) {
          const x = left + 2 + (column / 2) * (width - 4)
          const y = top + 2 + (row / 2) * (height - 4)
          const hit = document.elementFromPoint(x, y)
          // `hit` is null outside the viewport. A control may extend below the viewport, but its middle row may not.
          if (hit === null && (row === 1 || y < headerBottom))
            faults.push(`point ${row},${column} out of the window`)
          if (hit !== null && !control.contains(hit))
            faults.push(
              `point ${row},${column} covered by ${hit.localName} "${hit.textContent.slice(0, 20)}"`,
            )
        }
    }
    const backgroundColor = getComputedStyle(background ?? document.documentElement).backgroundColor
    return { faults, outlineColor, backgroundColor }
  })
  if (!found) return null
  const { faults, outlineColor, backgroundColor } = found
  const [outline = NaN, behind = NaN] = [outlineColor, backgroundColor].map((colour) =>
    computeLuminance(parseChannels(colour)),
  )
  const hasContrast = computeContrastRatio(outline, behind) >= 3 && parseChannels(outlineColor)[3] !== 0
  return hasContrast ? faults : [...faults, `outline ${outlineColor} on ${backgroundColor}`]
}

/** Presses `key` until the focus leaves the page, or `limit` times. Returns the focused controls and their faults. */
export async function pressRepeatedly(page: Page, key: 'Tab' | 'Shift+Tab', limit = 80) {
  const stops: string[] = []
  const faults: string[] = []
  while (stops.length < limit) {
    await page.keyboard.press(key)
    const focusFaults = await findFocusFaults(page)
    if (focusFaults === null) break
    const focusedControl = page.locator('*:focus').last()
    const [name = `nameless ${await focusedControl.evaluate(({ localName }) => localName)}`] =
      await readTabStops(focusedControl)
    stops.push(name)
    faults.push(...focusFaults.map((fault) => `${name}: ${fault}`))
  }
  return { stops, faults: stops.length > 0 ? faults : ['no control was reached'] }
}

/** Presses Tab until the focus leaves the page, then Shift+Tab once for each control that had the focus. */
export async function tabForwardAndBack(page: Page) {
  const forwardWalk = await pressRepeatedly(page, 'Tab')
  const backwardWalk = await pressRepeatedly(page, 'Shift+Tab', forwardWalk.stops.length)
  return {
    forwardStops: forwardWalk.stops,
    backwardStops: backwardWalk.stops,
    faults: [...forwardWalk.faults, ...backwardWalk.faults],
  }
}
