declare module 'virtual:focus.css'

declare module 'virtual:photographs' {
  const table: Record<import('./content/photos.ts').PhotoName, import('./images/fileNames.ts').Photograph>
  export default table
}
