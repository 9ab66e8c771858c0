import type { ComponentType } from 'react'
import type { PagePath } from './content/pageSchemas.ts'
import { About } from './pages/About.tsx'
import { Contact } from './pages/Contact.tsx'
import { Grievance } from './pages/Grievance.tsx'
import { Home } from './pages/Home.tsx'
import { Products } from './pages/Products.tsx'

/** By path: a page's component, and whether the page shows the phone number at its top. */
export const routes: Partial<Record<string, { Component: ComponentType; isPhoneAtTop?: boolean }>> = {
  '/': { Component: Home },
  '/about': { Component: About },
  '/products': { Component: Products },
  '/grievance': { Component: Grievance, isPhoneAtTop: true },
  '/contact': { Component: Contact, isPhoneAtTop: true },
} satisfies Record<PagePath, unknown>
