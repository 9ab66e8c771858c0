import { collect, type Sources } from './sources.ts'

/** The gallery's photographs. */
export const productPhotos = collect({
  tile: import.meta.glob<Sources>(
    [
      './{dining,expandable,foldable,iron-side,night}-table.jpg',
      './{nested-tables,bed,bar-stools,spindle-chair,antique-console}.jpg',
    ],
    { query: '?preset=tile', import: 'default', eager: true },
  ),
  placeholder: import.meta.glob<string>(
    [
      './{dining,expandable,foldable,iron-side,night}-table.jpg',
      './{nested-tables,bed,bar-stools,spindle-chair,antique-console}.jpg',
    ],
    { query: '?preset=placeholder', import: 'default', eager: true },
  ),
})
