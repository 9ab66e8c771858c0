import { filmUrls, type home } from 'virtual:content'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogLink } from './DialogLink.tsx'
import { Icon } from './Icon.tsx'
import styles from './TourFilm.module.css'

type Film = NonNullable<typeof home.promo.film>

/**
 * A link that opens the film in a dialog, and only then requests it. Without JavaScript the link leads to the
 * film file.
 */
export function TourFilm({ film, className }: { film: Film; className: string | undefined }) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  return (
    <>
      <DialogLink
        className={`${styles.play} ${className} lead screen-only`}
        href={filmUrls.mp4}
        onOpen={() => setState('open')}
      >
        <span className={`button ${styles.playIcon}`}>
          <Icon name="play" />
        </span>
        {film.play}
      </DialogLink>
      {state !== 'closed' && (
        <Dialog label={film.title} onClose={() => setState('closed')}>
          {state === 'failed' ? (
            <p className={styles.failure} role="alert">
              {film.failure}
            </p>
          ) : (
            <video
              className={styles.film}
              controls
              autoPlay
              muted
              playsInline
              aria-label={film.alt}
              onError={() => setState('failed')}
            >
              {filmUrls.webm && <source src={filmUrls.webm} type="video/webm" />}
              <source src={filmUrls.mp4} type="video/mp4" onError={() => setState('failed')} />
            </video>
          )}
        </Dialog>
      )}
    </>
  )
}
