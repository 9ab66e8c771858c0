// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hear, stubBrowser } from '../lib/transcript.ts'
import { Gallery } from './Gallery.tsx'

beforeEach(stubBrowser)
afterEach(cleanup)

const show = () => render(<Gallery names={['bed', 'bar-stools', 'spindle-chair']}>{null}</Gallery>)
const open = () => fireEvent.click(screen.getByRole('link', { name: /Spindle bed/ }))

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
