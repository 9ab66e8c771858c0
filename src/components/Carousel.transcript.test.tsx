// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
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

async function show() {
  stubBrowser()
  render(<Carousel />)
  await vi.waitFor(() => expect(swiper.running).toBe(true))
}

test('the carousel, read through while it moves', async () => {
  await show()
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
  await show()
  expect(await hear(() => act(() => swiper.turn(1)))).toEqual([])
})
