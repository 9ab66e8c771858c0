import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { pages, type Page } from './content/pages.ts'
import { site } from './content/site.ts'
import { photograph } from './images/srcSet.ts'
import { fixedFiles } from './metadata/fixedFiles.ts'
import { head } from './metadata/head.ts'
import { loadPageAt } from './lib/pageCode.ts'
import { Site } from './routes.tsx'

/*
 * All that the build renders comes out of this bundle, in which the operator's settings are: the build's own modules
 * would take the same words from the table of pages without them.
 */
export { errorTitle, pages } from './content/pages.ts'
export { photos } from './content/photos.ts'
export { site } from './content/site.ts'
export { pageComponents } from './lib/pageCode.ts'

/** Head of a page; without a page, of the error page. */
export const renderHead = (page: Page | undefined) =>
  head(site, page, (name) => photograph(name, 'whole').jpeg)

/** The texts of the files at fixed addresses, by name; `changed` is when the site was. */
export const renderFixedFiles = (changed: Date) => fixedFiles(site, pages, changed)

/** Renders the page at `path` to HTML, for the prerenderer. Throws if a page fails to render. */
export async function render(path: string): Promise<string> {
  await loadPageAt(path)
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
  )
}
