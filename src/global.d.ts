declare module 'virtual:focus.css'

declare module 'virtual:photographs' {
  const table: Record<
    import('./content/photos.ts').PhotoName,
    import('./images/photographFiles.ts').Photograph
  >
  export default table
}
