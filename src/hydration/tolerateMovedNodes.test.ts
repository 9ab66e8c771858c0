// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tolerateMovedNodes } from './tolerateMovedNodes.ts'

const { removeChild, insertBefore } = Node.prototype

beforeEach(tolerateMovedNodes)

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
  document.body.replaceChildren()
})

/** A paragraph whose text a translator has moved into an element of its own. */
function createTranslatedParagraph() {
  const paragraph = document.createElement('p')
  const text = document.createTextNode('words')
  paragraph.append(text)
  const moved = document.createElement('font')
  text.replaceWith(moved)
  moved.append(text)
  return { paragraph, text, moved }
}

test('removing a moved node does nothing', () => {
  const { paragraph, text, moved } = createTranslatedParagraph()
  expect(paragraph.removeChild(text)).toBe(text)
  expect(paragraph.innerHTML).toBe('<font>words</font>')
  expect(moved.firstChild).toBe(text)
})

test('a node in its parent is removed', () => {
  const { paragraph, moved } = createTranslatedParagraph()
  expect(paragraph.removeChild(moved)).toBe(moved)
  expect(paragraph.childNodes).toHaveLength(0)
})

test('a node is appended if its sibling was moved', () => {
  const { paragraph, text } = createTranslatedParagraph()
  const added = document.createElement('b')
  expect(paragraph.insertBefore(added, text)).toBe(added)
  expect(paragraph.innerHTML).toBe('<font>words</font><b></b>')
})

test('a node is inserted before its sibling', () => {
  const { paragraph, moved } = createTranslatedParagraph()
  paragraph.insertBefore(document.createElement('b'), moved)
  expect(paragraph.innerHTML).toBe('<b></b><font>words</font>')
})

test('a node without a sibling is appended', () => {
  const { paragraph } = createTranslatedParagraph()
  paragraph.insertBefore(document.createElement('b'), null)
  expect(paragraph.innerHTML).toBe('<font>words</font><b></b>')
})
