import { filmFiles, type home } from 'virtual:content'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogLink } from './DialogLink.tsx'
import { Icon } from './Icon.tsx'
import styles from './TourFilm.module.css'

type Film = NonNullable<typeof home.promo.film>
const { mp4, webm } = filmFiles

/**
 * A link that opens the film in a dialog, and only then requests it. Without JavaScript the link leads to the
 * film file.
 */
export function TourFilm({ film, className }: { film: Film; className: string | undefined }) {
  const [state, setState] = useState<'closed' | 'open' | 'withoutWebm' | 'failed'>('closed')
  return (
    <>
      <DialogLink
        className={`${styles.play} ${className} lead screen-only`}
        href={mp4}
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
              key={state}
              className={styles.film}
              controls
              autoPlay
              muted
              playsInline
              aria-label={film.alt}
              // React does not render `autofocus`. With it the dialog focuses the film, so that Space pauses it.
              ref={(video) => video?.setAttribute('autofocus', '')}
              // A film that stops with an error begins again without the WebM file, which Safari may not be able to
              // decode.
              onError={() => setState(state === 'open' && webm ? 'withoutWebm' : 'failed')}
            >
              {state === 'open' && webm && <source src={webm.url} type={webm.type} />}
              <source src={mp4} type="video/mp4" onError={() => setState('failed')} />
            </video>
          )}
        </Dialog>
      )}
    </>
  )
}
