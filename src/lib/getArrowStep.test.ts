import { expect, test } from 'vitest'
import { getArrowStep } from './getArrowStep.ts'

const keyPress = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  key: 'ArrowLeft',
}

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
])('the step of %s is %i', (name, step) => {
  expect(getArrowStep({ ...keyPress, key: name })).toBe(step)
})

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'leaves the arrow keys to the browser with %o',
  (modifier) => {
    expect(getArrowStep({ ...keyPress, ...modifier })).toBe(0)
  },
)
