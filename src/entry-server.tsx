import { labels, pages, site } from 'virtual:content'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Page } from './content/schemas.ts'
import { maxLogoLetters } from './layout/Header.tsx'
import { LoadNotes } from './layout/LoadNotes.tsx'
import { createHead } from './metadata/createHead.ts'
import { createWellKnownFiles } from './metadata/createWellKnownFiles.ts'
import { App } from './routes.tsx'

const { errorPage } = labels
const navigationTexts = [
  ...pages.pages.map(({ label }) => label),
  pages.sustainability.label,
  labels.translator.control,
]
/**
 * Whether the header may need two lines: one line has room for about 94 letters at 992 px. A letter of the firm's name counts
 * as 1.25, since its font is larger. Longer names have a smaller font (Header.tsx).
 */
const isHeaderTall = 1.25 * Math.min(site.name.length, maxLogoLetters) + navigationTexts.join('').length > 94

/** Renders the start tag of the pages. `data-tall` makes room for a header of two lines: Header.module.css. */
export const renderHtmlTag = () => `<html lang="${pages.language}"${isHeaderTall ? ' data-tall' : ''}>`

/** Renders the page at `path` to HTML, for the prerenderer. Throws if a page fails to render. */
export const render = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

/** Renders the notes "still loading" and "failed", which the boot script shows. */
export const renderLoadNotes = () => renderToString(<LoadNotes />)

/** Renders the head of a page; without a page, that of the error page. */
export const renderHead = (page: Page | undefined) => createHead(site, page)

/** Renders the well-known files: their texts by name. */
export const renderWellKnownFiles = (buildTime: Date) => createWellKnownFiles(site, pages, buildTime)

/** Renders the page for server errors and missing files (nginx.conf). It needs no other file, so it cannot fail itself. */
export const renderErrorPage = () =>
  `<!doctype html>${renderToString(
    <html lang={pages.language}>
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
