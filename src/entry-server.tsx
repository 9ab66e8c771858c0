import { labels, language, pages, site, sustainability } from 'virtual:content'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import type { Page } from './content/schemas.ts'
import { isHeaderTall } from './layout/isHeaderTall.ts'
import { LoadNotes } from './layout/LoadNotes.tsx'
import { createHead } from './metadata/createHead.ts'

const { errorPage } = labels

const linkTexts = [...pages.map(({ label }) => label), sustainability.label]
const isTall = isHeaderTall(site.name, [...linkTexts, labels.translator.control])

/** Renders the `<html>` start tag of each page. `data-tall` makes room for a header of two lines: Header.module.css. */
export const renderHtmlTag = () => `<html lang="${language}"${isTall ? ' data-tall' : ''}>`

/** Renders the page at `path` to HTML, for the prerenderer. Throws if a page fails to render. */
export const render = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

/** Renders the notes "still loading" and "failed", which the boot script shows. */
export const renderLoadNotes = () => renderToString(<LoadNotes />)

/** Renders the content of a page's `<head>`. If `page` is undefined: the head of the error page. */
export const renderHead = (page: Page | undefined) => createHead(site, page)

/** Renders the page for server errors and missing files (nginx.conf). It requests no other file, which could also fail. */
export const renderServerErrorPage = () =>
  `<!doctype html>${renderToString(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{errorPage.title}</title>
      </head>
      <body>
        <main>
          <section>
            <h1>{errorPage.title}</h1>
            <p>{errorPage.serverText}</p>
            <p>
              <a href="/">{errorPage.home}</a>
            </p>
          </section>
        </main>
      </body>
    </html>,
  )}`
