/** The path of a page's file in the output: `/about` → `about.html`. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address of a page's social image (1200 x 630). */
export const socialImage = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.jpg`
