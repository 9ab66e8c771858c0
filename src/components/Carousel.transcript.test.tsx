import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hear, read, stubBrowser } from '../lib/transcript.ts'
import { Carousel } from './Carousel.tsx'

/** Stands for Swiper, which needs a layout: turns to a slide at once, and has an autoplay that a test can let run. */
const swiper = vi.hoisted(() => ({ turn: (_index: number) => undefined as unknown, running: false }))
vi.mock('../lib/swiper.ts', () => ({
  Autoplay: {},
  EffectFade: {},
  Swiper: class {
    activeIndex = 0
    autoplay = {
      start: () => void (swiper.running = true),
      stop: () => void (swiper.running = false),
    }
    slideTo = (index: number) => {
      this.activeIndex = index
      this.options.on.slideChange(this)
    }
    readonly options: { on: { slideChange: (swiper: { activeIndex: number }) => void } }
    constructor(
      _strip: unknown,
      options: { on: { slideChange: (swiper: { activeIndex: number }) => void } },
    ) {
      this.options = options
      swiper.turn = this.slideTo
    }
    destroy() {
      swiper.running = false
    }
  },
}))

afterEach(cleanup)

async function show({ still }: { still: boolean }) {
  stubBrowser({ matches: still })
  render(<Carousel />)
  await vi.waitFor(() => expect(swiper.running).toBe(!still))
  if (still) await screen.findByRole('button', { name: 'Start slide show' })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the carousel, read through while it moves', async () => {
  await show({ still: false })
  expect(await read('carousel, Rooms by the firm')).toEqual([
    'carousel, Rooms by the firm',
    'button, Pause slide show',
    'group, Choose a slide',
    'button, Slide 1, current item',
    'button, Slide 2',
    'button, Slide 3',
    'end of group, Choose a slide',
    'button, Previous slide',
    'button, Next slide',
    'slide, 1 of 3',
    'image, Walnut dining table with four chairs under a black dome pendant, a vase and a bowl of pears on it, in low sun.',
    'paragraph',
    'Dining, in walnut',
    'Dining table and chairs. Walnut, blackened steel stretcher, bouclé seats.',
    'end of paragraph',
    'end of slide, 1 of 3',
    'end of carousel, Rooms by the firm',
  ])
})

// That a paused carousel announces its slides cannot be heard here: the virtual reader hears changed words only, and
// slides are shown by taking `inert` away. carousel.spec.ts checks the live region.
test('the slide changes by itself: nothing is said', async () => {
  await show({ still: false })
  expect(await hear(() => act(() => swiper.turn(1)))).toEqual([])
})

test('the carousel, read through after its second slide has come', async () => {
  await show({ still: false })
  act(() => void swiper.turn(1))
  expect(await read('carousel, Rooms by the firm')).toEqual([
    'carousel, Rooms by the firm',
    'button, Pause slide show',
    'group, Choose a slide',
    'button, Slide 1',
    'button, Slide 2, current item',
    'button, Slide 3',
    'end of group, Choose a slide',
    'button, Previous slide',
    'button, Next slide',
    'slide, 2 of 3',
    'image, Oak bed with a spindle headboard, linen bedding and a rust throw, two night tables and a lamp in morning light.',
    'paragraph',
    'Beds, in oak',
    'Spindle bed and night tables with drawer. Oak, brass knobs, linen bedding, woven wool throw.',
    'end of paragraph',
    'end of slide, 2 of 3',
    'end of carousel, Rooms by the firm',
  ])
})

test('the pause button is renamed when it is pressed', async () => {
  await show({ still: false })
  press('Pause slide show')
  expect((await read('carousel, Rooms by the firm')).slice(0, 3)).toEqual([
    'carousel, Rooms by the firm',
    'button, Start slide show',
    'group, Choose a slide',
  ])
})

test('with reduced motion the carousel begins paused', async () => {
  await show({ still: true })
  expect((await read('carousel, Rooms by the firm')).slice(0, 3)).toEqual([
    'carousel, Rooms by the firm',
    'button, Start slide show',
    'group, Choose a slide',
  ])
})
