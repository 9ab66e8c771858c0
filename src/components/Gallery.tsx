import { useState, type ReactNode } from 'react'
import { captionOf, photos, type PhotoName } from '../content/photos.ts'
import { lightboxControls as words } from '../content/words.ts'
import type { PlaceName } from '../images/places.ts'
import { photograph } from '../images/srcSet.ts'
import { wantsNewTab } from '../lib/wantsNewTab.ts'
import styles from './Gallery.module.css'
import { Lightbox } from './Lightbox.tsx'
import { Measures } from './Measures.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  names: readonly PhotoName[]
  /** What stands between the first photograph and the others. */
  children: ReactNode
}

/** On phones these share a row, two and two or with their words, as the style sheet has it. */
const narrow = new Set([1, 4, 7, 8])
/** One of them, and on desktops in three columns. */
const narrowest = 5

function placeOf(index: number): PlaceName {
  if (index === 0) return 'opening'
  if (index === narrowest) return 'galleryNarrowest'
  if (narrow.has(index)) return 'galleryNarrow'
  return index % 3 === 0 ? 'galleryWide' : 'gallery' // as wide as the page on tablets
}

/**
 * Photographs on the lines of the page grid, the first as high as the screen; each opens large in a lightbox, or as a
 * plain picture where there is no script.
 */
export function Gallery({ names, children }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const figures = names.map((name, index) => (
    <figure key={name} id={name} className={`${styles.figure} focus-${name}-start`}>
      <a
        href={photograph(name, 'whole').jpeg}
        data-enhanced
        aria-label={`${words.open}: ${captionOf(name)}`}
        onClick={(event) => {
          if (wantsNewTab(event)) return
          event.preventDefault()
          setOpen(index)
        }}
      >
        <Picture name={name} place={placeOf(index)} hero={index === 0} />
      </a>
      <figcaption>
        <span>{photos[name].name}</span>
        <span>{photos[name].material}</span>
        <Measures name={name} />
      </figcaption>
    </figure>
  ))
  return (
    <>
      {figures[0]}
      {children}
      {figures.slice(1)}
      {open !== null && <Lightbox names={names} index={open} show={setOpen} />}
    </>
  )
}
