import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { photos, type PhotoName } from '../content/photos.ts'
import { lightboxControls as words } from '../content/words.ts'
import { photograph } from '../images/photographs.ts'
import { wantsNewTab } from '../lib/wantsNewTab.ts'
import { Dialog } from './Dialog.tsx'
import styles from './Gallery.module.css'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'

/** px that a finger must move sideways to turn to the neighbouring photograph. */
const swipeDistance = 40

/** Photographs in an uneven grid; each opens large in a lightbox, or as a plain picture where there is no script. */
export function Gallery({ names }: { names: readonly PhotoName[] }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.gallery}>
        {names.map((name, index) => (
          <li key={name}>
            <figure>
              <a
                href={photograph(name, 'whole').jpeg}
                data-app
                aria-label={`${words.open}: ${photos[name].caption}`}
                onClick={(event) => {
                  if (wantsNewTab(event)) return
                  event.preventDefault()
                  setOpen(index)
                }}
              >
                <Picture name={name} place="gallery" hero={index === 0} />
              </a>
              <figcaption>{photos[name].caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && <Lightbox names={names} index={open} show={setOpen} />}
    </>
  )
}

interface LightboxProps {
  names: readonly PhotoName[]
  index: number
  show: (index: number | null) => void
}

/** One photograph large, with its caption; arrow keys, buttons and swipes turn to its neighbours, round and round. */
function Lightbox({ names, index, show }: LightboxProps) {
  const touched = useRef<number | null>(null)
  const name = names[index]
  if (!name) throw new Error(`lightbox: no photograph ${index}, expected 0 to ${names.length - 1}`)

  const turn = (step: number) => show((index + step + names.length) % names.length)
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const turnBySwipe = ({ clientX }: PointerEvent) => {
    const moved = clientX - (touched.current ?? clientX)
    touched.current = null
    if (Math.abs(moved) >= swipeDistance) turn(moved < 0 ? 1 : -1)
  }

  return (
    <Dialog label={words.label} onClose={() => show(null)} onKeyDown={turnByKey}>
      <figure
        className={styles.large}
        onPointerDown={({ clientX }) => (touched.current = clientX)}
        onPointerUp={turnBySwipe}
        onDragStart={(event) => event.preventDefault()}
      >
        <Picture key={name} name={name} place="lightbox" />
        <figcaption aria-live="polite">
          <span>{photos[name].caption}</span>
          <span className={styles.position}>{words.position(index + 1, names.length)}</span>
        </figcaption>
      </figure>
      <div className={styles.turn}>
        <button type="button" aria-label={words.previous} onClick={() => turn(-1)}>
          <Icon name="previous" />
        </button>
        <button type="button" aria-label={words.next} onClick={() => turn(1)}>
          <Icon name="next" />
        </button>
      </div>
    </Dialog>
  )
}
