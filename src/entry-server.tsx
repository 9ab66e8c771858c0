import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { errorTitle, pages, type Page } from './content/pages.ts'
import { site } from './content/site.ts'
import { errorPage } from './content/words.ts'
import { photograph } from './images/srcSet.ts'
import { wellKnownFiles } from './metadata/wellKnownFiles.ts'
import { head } from './metadata/head.ts'
import { LoadNotes } from './layout/LoadNotes.tsx'
import { App } from './routes.tsx'

/*
 * All that the build renders comes out of this bundle, in which the operator's settings are: the build's own modules
 * would take the same words from the table of pages without them.
 */
export { pages } from './content/pages.ts'
export { photos } from './content/photos.ts'
export { site } from './content/site.ts'

/** Head of a page; without a page, of the error page. */
export const renderHead = (page: Page | undefined) =>
  head(site, page, (name) => photograph(name, 'whole').jpeg)

/** The texts of the well-known files, by name; `changed` is when the site was. */
export const renderWellKnownFiles = (changed: Date) => wellKnownFiles(site, pages, changed)

/** What a page says of its own loading; the boot script shows one of them. */
export const renderLoadNotes = () => renderToString(<LoadNotes />)

/** The page that the server shows for errors other than 404: no script, no picture, nothing that could fail too. */
export const renderErrorPage = (css: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${errorTitle}</title><meta name="robots" content="noindex" /><style>${css}</style></head>
<body><main><section><h1>${errorTitle}</h1><p>${errorPage.serverText}</p>
<p><a href="/">${errorPage.home}</a></p></section></main></body>
</html>
`

/** Renders the page at `path` to HTML, for the prerenderer. Throws if a page fails to render. */
export const render = (path: string) =>
  renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
