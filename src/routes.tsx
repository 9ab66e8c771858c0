import { createElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pages, type Path } from './content/pages.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { FailureBoundary } from './layout/FailureBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { usePage } from './lib/pageCode.ts'

const PageOf = ({ path }: { path: Path }) => createElement(usePage(path))

/** The whole site: one frame, in it the pages, and the error page for any other address. */
export const Site = () => (
  <FailureBoundary>
    <Routes>
      <Route Component={Layout}>
        {pages.map(({ path }) => (
          // The case as the server has it, which knows no /Contact.
          <Route key={path} path={path} caseSensitive element={<PageOf path={path} />} />
        ))}
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  </FailureBoundary>
)
