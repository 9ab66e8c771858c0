// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tolerateMovedNodes } from './tolerateMovedNodes.ts'

test('React can still change a paragraph from which a translator has moved a text', () => {
  const { removeChild, insertBefore } = Node.prototype
  tolerateMovedNodes()
  const [paragraph, text] = [document.createElement('p'), new Text('one')]
  paragraph.append(text, 'two')
  document.createElement('font').append(text) // as a translator moves it
  paragraph.insertBefore(new Text('three'), text) // as React does
  paragraph.removeChild(text)
  expect(paragraph.textContent).toBe('twothree')
  Object.assign(Node.prototype, { removeChild, insertBefore })
})
