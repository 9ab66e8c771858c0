// @vitest-environment node
import { expect, test } from 'vitest'
import { styleAsText } from './marqueeStyle.ts'

test('the style is inserted as text', () => {
  expect(styleAsText('a()\nstyle.innerHTML = css;\nb()')).toBe('a()\nstyle.textContent = css;\nb()')
})

test.each(['', 'style.innerHTML = css; style.innerHTML = css;'])(
  'another package text is refused: "%s"',
  (code) => {
    expect(() => styleAsText(code)).toThrow(
      'react-fast-marquee: expected "style.innerHTML = css;" in it once, as in version 1.6.5',
    )
  },
)
