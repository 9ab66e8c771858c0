// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hear, read, stubBrowser } from '../lib/transcript.ts'
import { Layout } from './Layout.tsx'

vi.mock('../lib/pageCode.ts', () => ({ fetchAhead: () => undefined, forgetFailures: () => undefined }))
// Three pages tell how a list of them is read.
vi.mock('../content/pages.ts', async (original) => {
  const table = await original<typeof import('../content/pages.ts')>()
  return { ...table, pages: table.pages.slice(0, 3) }
})

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(cleanup)

const Page = ({ heading }: { heading: string }) => <h1 tabIndex={-1}>{heading}</h1>

/** The frame with two pages. Without a style sheet the closed menu can be read, too. */
const show = () =>
  render(
    <MemoryRouter>
      <Routes>
        <Route Component={Layout}>
          <Route path="/" element={<Page heading="Welcome" />} />
          <Route path="/products" element={<Page heading="Our Products" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('with the menu open, what is behind it is not read', async () => {
  show()
  press('Open menu')
  expect(await read()).toEqual([
    'document',
    'link, Skip to content',
    'banner',
    'link, Heartwood & Forge, home page',
    'Heartwood & Forge',
    'end of link, Heartwood & Forge, home page',
    'button, Close menu, 1 control, expanded',
    'navigation, Main',
    'list',
    'listitem, level 1, position 1, set size 4',
    'link, Home, current page',
    'end of listitem, level 1, position 1, set size 4',
    'listitem, level 1, position 2, set size 4',
    'link, About Us',
    'end of listitem, level 1, position 2, set size 4',
    'listitem, level 1, position 3, set size 4',
    'link, Products',
    'end of listitem, level 1, position 3, set size 4',
    'listitem, level 1, position 4, set size 4',
    'link, Sustainability(opens in a new tab)',
    'Sustainability',
    '(',
    'opens in a new tab',
    ')',
    'end of link, Sustainability(opens in a new tab)',
    'end of listitem, level 1, position 4, set size 4',
    'end of list',
    'end of navigation, Main',
    'link, Translate this page',
    'Translate',
    'end of link, Translate this page',
    'end of banner',
    'end of document',
  ])
})

test('Escape in the menu: its button speaks', async () => {
  show()
  press('Open menu')
  screen.getAllByRole('link', { name: 'Products' })[0]?.focus()
  expect(await hear(() => fireEvent.keyDown(document.body, { key: 'Escape' }))).toEqual([
    'button, Open menu, 1 control, not expanded',
  ])
})

test('a choice in the menu: the heading of the chosen page speaks', async () => {
  show()
  press('Open menu')
  const choose = async () => {
    const [link] = screen.getAllByRole('link', { name: 'Products' })
    if (link) fireEvent.click(link)
    await screen.findByRole('heading', { name: 'Our Products' })
  }
  expect(await hear(choose)).toEqual(['heading, Our Products, level 1'])
})
