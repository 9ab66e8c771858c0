/** Name of a page in the file names of its social image and its test snapshots. */
export const toPageSlug = (path: string) => (path === '/' ? 'home' : path.slice(1))

/** The file of a page in the output: `/about` → `about.html`. */
export const toPageFileName = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Width and height in px. */
export const socialImageSize = [1200, 630] as const

/** The path of a page's social image. */
export const formatSocialImagePath = (path: string) => `/social/${toPageSlug(path)}.jpg`
