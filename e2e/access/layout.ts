import type { Page } from '@playwright/test'

/** Adds a style sheet to every document before its scripts run. */
export const addStyles = (page: Page, css: string) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Measures by how many px the page is wider than the viewport. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Finds text that is clipped, outside the viewport sideways, over other text, or under a photograph. */
export const findClippedText = (page: Page) =>
  page.evaluate(() => {
    interface TextLine {
      words: string
      node: Node
      box: DOMRect
    }
    const lostTexts: string[] = []
    /** Whether the element is in a part that scrolls sideways, such as the size comparison on /products. */
    const canBeScrolledTo = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('dialog, main, body') &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || canBeScrolledTo(element.parentElement))
    const lines: TextLine[] = []
    // A modal dialog covers the page, so only the dialog is checked.
    const searchRoot = document.querySelector('dialog:modal') ?? document.body
    const walker = document.createTreeWalker(searchRoot, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const words = node.textContent?.trim().slice(0, 40) ?? ''
      const parent = node.parentElement
      if (
        !parent ||
        words === '' ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      // These may be out of sight: the skip link (above the page), texts for screen readers, and the marquee's copies.
      if (
        parent.closest('noscript, .visually-hidden, a[href="#content"], [inert], [role=img] > [aria-hidden]')
      )
        continue
      const textRange = document.createRange()
      textRange.selectNodeContents(node)
      for (const box of textRange.getClientRects()) {
        if (box.width < 1) continue
        if (!canBeScrolledTo(parent) && (box.left < -1 || box.right > innerWidth + 1))
          lostTexts.push(`out of the window: ${words}`)
        for (let ancestor: Element | null = parent; ancestor; ancestor = ancestor.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(ancestor)
          const ancestorBox = ancestor.getBoundingClientRect()
          const cutX = overflowX === 'hidden' || overflowX === 'clip'
          const cutY = overflowY === 'hidden' || overflowY === 'clip'
          if (cutX && (box.left < ancestorBox.left - 1 || box.right > ancestorBox.right + 1))
            lostTexts.push(`cut off: ${words}`)
          const slack = box.height * 0.3
          if (cutY && (box.top < ancestorBox.top - slack || box.bottom > ancestorBox.bottom + slack))
            lostTexts.push(`cut off: ${words}`)
        }
        // Only text inside the viewport is compared with photographs: elementFromPoint finds nothing elsewhere.
        for (const part of [0.02, 0.5, 0.98]) {
          const onTop = document.elementFromPoint(box.x + part * box.width, box.y + box.height / 2)
          if (onTop?.localName === 'img' && !parent.contains(onTop))
            lostTexts.push(`under a photograph: ${words}`)
        }
        lines.push({ words, node, box })
      }
    }
    // Text in the header may be over other text: the header covers the page by design.
    const inHeader = ({ node }: TextLine) => node.parentElement?.closest('header:not(main header)') !== null
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node || inHeader(one) !== inHeader(other)) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 2 && height > 0.35 * Math.min(one.box.height, other.box.height))
          lostTexts.push(`over each other: ${one.words} | ${other.words}`)
      }
    })
    return [...new Set(lostTexts)]
  })
