import type { Page } from '@playwright/test'

/** Finds horizontal scrolling, and text that is clipped, beyond an edge, over other text, or under a photograph. */
export const findLayoutFaults = (page: Page) =>
  page.evaluate(() => {
    interface TextLine {
      text: string
      node: Node
      box: DOMRect
    }
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = new Set(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [])
    // Not checked, because these parts may be out of sight: the skip link (above the page), texts for screen readers,
    // inert parts such as hidden slides, and the logos that the marquee moves through the page.
    const uncheckedSelector =
      'noscript, .visually-hidden, a[href="#content"], [inert], [role=img] > [aria-hidden]'
    const hidesOverflow = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    /** Whether the element is in a part that scrolls sideways, such as the size comparison on /products. */
    const isInHorizontalScroller = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('dialog, main, body') &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isInHorizontalScroller(element.parentElement))

    function checkLine(parent: Element, text: string, box: DOMRect) {
      if (!isInHorizontalScroller(parent) && (box.left < -1 || box.right > innerWidth + 1))
        faults.add(`out of the window: ${text}`)
      const slackPx = box.height * 0.3
      for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(ancestor)
        const { left, right, top, bottom } = ancestor.getBoundingClientRect()
        if (
          (hidesOverflow(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
          (hidesOverflow(overflowY) && (box.top < top - slackPx || box.bottom > bottom + slackPx))
        )
          faults.add(`cut off: ${text}`)
      }
      // Only text inside the viewport is compared with photographs: elementFromPoint finds nothing elsewhere.
      for (const part of [0.02, 0.5, 0.98]) {
        const topElement = document.elementFromPoint(box.x + part * box.width, box.y + box.height / 2)
        if (topElement?.localName === 'img' && !parent.contains(topElement))
          faults.add(`under a photograph: ${text}`)
      }
    }

    const lines: TextLine[] = []
    // A modal dialog covers the page, so only the dialog is checked.
    const walker = document.createTreeWalker(
      document.querySelector('dialog:modal') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent?.trim().slice(0, 40)
      const parent = node.parentElement
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (parent.closest(uncheckedSelector)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width >= 1)
      if (boxes.length > 3 && range.toString().length < 2 * boxes.length)
        faults.add(`a letter a line: ${text}`)
      for (const box of boxes) {
        checkLine(parent, text, box)
        lines.push({ text, node, box })
      }
    }
    // Text in the header may be over other text: the header covers the page by design.
    const isInHeader = ({ node }: TextLine) => node.parentElement?.closest('header:not(main header)') !== null
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node || isInHeader(one) !== isInHeader(other)) continue
        const overlapWidth = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const overlapHeight =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (overlapWidth > 2 && overlapHeight > 0.35 * Math.min(one.box.height, other.box.height))
          faults.add(`over each other: ${one.text} | ${other.text}`)
      }
    return [...faults]
  })
