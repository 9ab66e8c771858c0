import type { Page } from '@playwright/test'

/** Adds a visitor's own style sheet to every page from the start. */
export const wear = (page: Page, css: string) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** px by which the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words that are lost: cut off by their box, out of the window sideways, over other words, or under a photograph. */
export const clippedText = (page: Page) =>
  page.evaluate(() => {
    interface Line {
      words: string
      node: Node
      box: DOMRect
    }
    const lost: string[] = []
    /** Stands in a part that is scrolled sideways, such as the floor of the products. */
    const canBeScrolledTo = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('dialog, main, body') &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || canBeScrolledTo(element.parentElement))
    const lines: Line[] = []
    // A dialog lies over the page, words over words.
    const seen = document.querySelector('dialog:modal') ?? document.body
    const walker = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT)
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
      // The skip link waits above the page; hidden words are for screen readers; the marquee's copies may be cut.
      if (
        parent.closest('noscript, .visually-hidden, a[href="#content"], [inert], [role=img] > [aria-hidden]')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue
        if (!canBeScrolledTo(parent) && (box.left < -1 || box.right > innerWidth + 1))
          lost.push(`out of the window: ${words}`)
        for (let around: Element | null = parent; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around)
          const edge = around.getBoundingClientRect()
          const cutX = overflowX === 'hidden' || overflowX === 'clip'
          const cutY = overflowY === 'hidden' || overflowY === 'clip'
          if (cutX && (box.left < edge.left - 1 || box.right > edge.right + 1)) lost.push(`cut off: ${words}`)
          const slack = box.height * 0.3
          if (cutY && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
            lost.push(`cut off: ${words}`)
        }
        // Of what lies on top, only where it is in the window can be asked.
        for (const part of [0.02, 0.5, 0.98]) {
          const onTop = document.elementFromPoint(box.x + part * box.width, box.y + box.height / 2)
          if (onTop?.localName === 'img' && !parent.contains(onTop)) lost.push(`under a photograph: ${words}`)
        }
        lines.push({ words, node, box })
      }
    }
    // The site's header lies over the page by design.
    const inHeader = ({ node }: Line) => node.parentElement?.closest('header:not(main header)') !== null
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node || inHeader(one) !== inHeader(other)) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 2 && height > 0.35 * Math.min(one.box.height, other.box.height))
          lost.push(`over each other: ${one.words} | ${other.words}`)
      }
    })
    return [...new Set(lost)]
  })
