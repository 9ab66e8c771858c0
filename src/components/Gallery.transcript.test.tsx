import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hear, read, stubBrowser } from '../lib/transcript.ts'
import { Gallery } from './Gallery.tsx'

beforeEach(() => stubBrowser({ matches: false }))
afterEach(cleanup)

const show = () => render(<Gallery names={['bed', 'bar-stools', 'sideboard']}>{null}</Gallery>)
const open = () => fireEvent.click(screen.getByRole('link', { name: /Spindle bed/ }))

test('opening a photograph: the close button of the dialog speaks', async () => {
  show()
  expect(await hear(open)).toEqual(['dialog, Photograph', 'button, Close'])
})

test('the lightbox, read through', async () => {
  show()
  open()
  expect(await read('dialog, Photograph')).toEqual([
    'dialog, Photograph',
    'button, Close',
    'figure',
    'button, Full size: Oak bed seen from the side at an angle: spindle headboard, two linen pillows, folded sheet and a rust throw., not pressed',
    'image, Oak bed seen from the side at an angle: spindle headboard, two linen pillows, folded sheet and a rust throw.',
    'end of button, Full size: Oak bed seen from the side at an angle: spindle headboard, two linen pillows, folded sheet and a rust throw., not pressed',
    'caption',
    'Spindle bed',
    'Oak with bowed top rail, linen bedding',
    '1865 × 2225 × 1215 mm',
    '1 / 3',
    'end of caption',
    'button, Previous photograph',
    'button, Next photograph',
    'end of figure',
    'end of dialog, Photograph',
  ])
})

test('turning to the next photograph: its caption and number are announced', async () => {
  show()
  open()
  expect(await hear(() => fireEvent.click(screen.getByRole('button', { name: 'Next photograph' })))).toEqual([
    'polite: Bar stools',
    'polite: Solid oak or walnut seat, powder-coated steel, brass foot rail',
    'polite: 435 × 475 × 900 mm',
    'polite: 2 / 3',
  ])
})

test('closing the lightbox: the photograph that opened it speaks', async () => {
  show()
  screen.getByRole('link', { name: /Spindle bed/ }).focus()
  open()
  expect(await hear(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })))).toEqual([
    'link, View large: Spindle bed. Oak with bowed top rail, linen bedding.',
  ])
})
