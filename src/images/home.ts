import { collect, type Sources } from './sources.ts'

/** The home page's photographs. */
export const homePhotos = collect({
  wide: import.meta.glob<Sources>(['./hero-*.jpg', './tour-living.jpg', './materials.jpg'], {
    query: '?preset=wide',
    import: 'default',
    eager: true,
  }),
  narrow: import.meta.glob<Sources>(['./hero-*.jpg', './tour-living.jpg', './materials.jpg'], {
    query: '?preset=narrow',
    import: 'default',
    eager: true,
  }),
  tile: import.meta.glob<Sources>(
    [
      './{expandable,foldable,iron-side,night}-table.jpg',
      './nested-tables.jpg',
      './bed.jpg',
      './bar-stools.jpg',
      './joinery.jpg',
      './antique-console.jpg',
    ],
    { query: '?preset=tile', import: 'default', eager: true },
  ),
  placeholder: import.meta.glob<string>(['./{hero-*,tour-living,materials}.jpg'], {
    query: '?preset=placeholder',
    import: 'default',
    eager: true,
  }),
})
