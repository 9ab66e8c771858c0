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
  stubBrowser({ matches: false })
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

test('a page, read from the top', async () => {
  show()
  expect(await read()).toEqual([
    'document',
    'link, Skip to content',
    'banner',
    'link, Heartwood & Forge, home page',
    'Heartwood & Forge',
    'end of link, Heartwood & Forge, home page',
    'button, Open menu, 1 control, not expanded',
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
    'main',
    'heading, Welcome, level 1',
    'end of main',
    'contentinfo',
    'link, +91 55555 50123',
    'heading, Head office, level 2',
    'group',
    '2 Dovetail Lane',
    'Mortise Garden',
    'Sample City 555 002',
    'India',
    'end of group',
    'navigation, Footer',
    'list',
    'listitem, level 1, position 1, set size 3',
    'link, Home',
    'end of listitem, level 1, position 1, set size 3',
    'listitem, level 1, position 2, set size 3',
    'link, About Us',
    'end of listitem, level 1, position 2, set size 3',
    'listitem, level 1, position 3, set size 3',
    'link, Products',
    'end of listitem, level 1, position 3, set size 3',
    'end of list',
    'end of navigation, Footer',
    'heading, Factory, level 2',
    'group',
    'Plot 14, Anvil Road',
    'Kiln Industrial Area, Phase II',
    'Sample City 555 014',
    'India',
    'end of group',
    'heading, Contact, level 2',
    'paragraph',
    'link, +91 55555 50123',
    'end of paragraph',
    'paragraph',
    'link, hello@heartwood-and-forge.example',
    'end of paragraph',
    'paragraph',
    '©',
    'Heartwood & Forge',
    '.',
    'All rights reserved.',
    'end of paragraph',
    'end of contentinfo',
    'end of document',
  ])
})

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
