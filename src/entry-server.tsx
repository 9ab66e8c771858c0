import { errorPage, labels, language, pages, site, sustainability } from 'virtual:content'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.tsx'
import { isHeaderTall } from './layout/isHeaderTall.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { createHead, escapeHtml } from './metadata/createHead.ts'

export { createHead }

const linkTexts = [...pages.map(({ label }) => label), sustainability.label]
const hasTallHeader = isHeaderTall(site.name, [...linkTexts, labels.translator.control])

/** The `<html>` start tag of each page. `data-tall-header` makes room for a header of two lines: Header.module.css. */
export const htmlTag = `<html lang="${language}"${hasTallHeader ? ' data-tall-header' : ''}>`

/** Renders the page at `path` to HTML, for the prerenderer. Throws if a page fails to render. */
export const render = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )

/** The texts of the load notes in index.html, as HTML. */
export const loadingNote = escapeHtml(labels.frame.loading)
export const failedNote = escapeHtml(labels.frame.loadFailure)

/**
 * Renders error.html, for server errors and missing files (nginx.conf). It requests no other file, which could also
 * fail. The meta "text-scale", also in index.html, lets the text size that a phone's user has set enlarge the page.
 */
export const renderServerErrorPage = () => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="text-scale" content="scale" />
${createHead(undefined)}
</head>
<body><main>${renderToString(<ErrorPage failureText={errorPage.serverText} />)}</main></body>
</html>`
