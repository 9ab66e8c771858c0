import { collect, type Sources } from './sources.ts'

/** The about page's photographs. */
export const aboutPhotos = collect({
  tile: import.meta.glob<Sources>('./{sideboard,joinery}.jpg', {
    query: '?preset=tile',
    import: 'default',
    eager: true,
  }),
  placeholder: import.meta.glob<string>('./{sideboard,joinery}.jpg', {
    query: '?preset=placeholder',
    import: 'default',
    eager: true,
  }),
})
