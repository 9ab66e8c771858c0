import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hear, read, stubBrowser } from '../lib/transcript.ts'
import { Gallery } from './Gallery.tsx'

beforeEach(() => stubBrowser({ matches: false }))
afterEach(cleanup)

const show = () => render(<Gallery names={['bed', 'bar-stools', 'sideboard']} />)
const open = () => fireEvent.click(screen.getByRole('link', { name: /Spindle bed/ }))

test('the gallery, read through', async () => {
  show()
  expect(await read()).toEqual([
    'document',
    'list',
    'listitem, level 1, position 1, set size 3',
    'figure',
    'link, View large: Spindle bed. Oak with bowed top rail, linen bedding.',
    'image, Oak bed seen from the side at an angle: spindle headboard, two linen pillows, folded sheet and a rust throw.',
    'end of link, View large: Spindle bed. Oak with bowed top rail, linen bedding.',
    'caption',
    'Spindle bed. Oak with bowed top rail, linen bedding.',
    'end of caption',
    'end of figure',
    'end of listitem, level 1, position 1, set size 3',
    'listitem, level 1, position 2, set size 3',
    'figure',
    'link, View large: Bar stools. Solid oak or walnut seat, powder-coated steel, brass foot rail.',
    'image, Two bar stools with black round-bar steel frames and brass foot rails: one oak with a curved back, one walnut and backless.',
    'end of link, View large: Bar stools. Solid oak or walnut seat, powder-coated steel, brass foot rail.',
    'caption',
    'Bar stools. Solid oak or walnut seat, powder-coated steel, brass foot rail.',
    'end of caption',
    'end of figure',
    'end of listitem, level 1, position 2, set size 3',
    'listitem, level 1, position 3, set size 3',
    'figure',
    'link, View large: Tambour sideboard. Solid walnut, sliding slatted doors, brass pulls, steel base.',
    'image, Walnut sideboard with fluted sliding doors, one open on a shelf, on a thin black steel base, with a vase and bowl on top.',
    'end of link, View large: Tambour sideboard. Solid walnut, sliding slatted doors, brass pulls, steel base.',
    'caption',
    'Tambour sideboard. Solid walnut, sliding slatted doors, brass pulls, steel base.',
    'end of caption',
    'end of figure',
    'end of listitem, level 1, position 3, set size 3',
    'end of list',
    'end of document',
  ])
})

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
    'image, Oak bed seen from the side at an angle: spindle headboard, two linen pillows, folded sheet and a rust throw.',
    'caption',
    'Spindle bed. Oak with bowed top rail, linen bedding.',
    '1 / 3',
    'end of caption',
    'end of figure',
    'button, Previous photograph',
    'button, Next photograph',
    'end of dialog, Photograph',
  ])
})

test('turning to the next photograph: its caption and number are announced', async () => {
  show()
  open()
  expect(await hear(() => fireEvent.click(screen.getByRole('button', { name: 'Next photograph' })))).toEqual([
    'polite: Bar stools. Solid oak or walnut seat, powder-coated steel, brass foot rail.',
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
