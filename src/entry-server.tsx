import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'

/** For the prerenderer: unlike its own import, with the operator's settings in their titles. */
export { pages } from './content/navigation.ts'
export { pageComponents } from './lib/pageCode.ts'

/** Renders the page at `path` to HTML, for the prerenderer. Throws if a page fails to render. */
export async function render(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://prerender.invalid${path}`))
  if (context instanceof Response) throw new Error(`prerender of ${path}: unexpected redirect`)
  const error = Object.values(context.errors ?? {})[0]
  if (error) throw error
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
}
