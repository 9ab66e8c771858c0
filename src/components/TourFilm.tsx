import { files, home } from 'virtual:content'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogLink } from './DialogLink.tsx'
import { Icon } from './Icon.tsx'
import styles from './TourFilm.module.css'

type Film = NonNullable<typeof home.promo.film>

/** The link that plays the film in a dialog, and requests it only then. Without JavaScript it links to the file. */
export function TourFilm({ film, className }: { film: Film; className: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DialogLink
        className={`${styles.play} ${className}`}
        href={files.mp4}
        data-screen-only
        onOpen={() => setOpen(true)}
      >
        <span className={styles.sign}>
          <Icon name="play" />
        </span>
        {film.play}
      </DialogLink>
      {open && (
        <Dialog label={film.title} onClose={() => setOpen(false)}>
          <video className={styles.film} controls autoPlay muted playsInline aria-label={film.alt}>
            {files.webm && <source src={files.webm} type="video/webm" />}
            <source src={files.mp4} type="video/mp4" />
          </video>
        </Dialog>
      )}
    </>
  )
}
