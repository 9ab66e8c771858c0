import { useState } from 'react'
import { promo } from '../content/home.ts'
import { film } from '../content/photos.ts'
import mp4 from '../film/tour.mp4?url&no-inline'
import webm from '../film/tour.webm?url&no-inline'
import { wantsNewTab } from '../lib/wantsNewTab.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import styles from './TourFilm.module.css'

/** The control over the film's poster that plays it in a dialog; nothing of the film is fetched before. A plain link without script. */
export function TourFilm({ className }: { className: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        className={`${styles.play} ${className}`}
        href={mp4}
        data-enhanced
        onClick={(event) => {
          if (wantsNewTab(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className={styles.sign}>
          <Icon name="play" />
        </span>
        {promo.play}
      </a>
      {open && (
        <Dialog label={promo.filmTitle} onClose={() => setOpen(false)}>
          <video
            className={styles.film}
            controls
            autoPlay
            muted
            playsInline
            width={film.width}
            height={film.height}
            aria-label={film.alt}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        </Dialog>
      )}
    </>
  )
}
