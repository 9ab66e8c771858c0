import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { photos, type PhotoName } from '../content/photos.ts'
import { lightboxControls as words } from '../content/words.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import styles from './Lightbox.module.css'
import { Measures } from './Measures.tsx'
import { Picture } from './Picture.tsx'

/** px that a finger must move sideways to turn to the neighbouring photograph. */
const swipeDistance = 40
/** px that a mouse may move while it presses. */
const pressSlack = 4

interface Props {
  names: readonly PhotoName[]
  index: number
  /** Shows the photograph of this index; none closes the lightbox. */
  show: (index: number | null) => void
}

/**
 * One photograph as high as the screen beside its words; arrow keys, buttons and swipes turn to its neighbours, round and
 * round. A press on it shows it at full size, to be moved by keys, mouse or finger.
 */
export function Lightbox({ names, index, show }: Props) {
  const [pressedAt, setPressedAt] = useState<{ x: number; y: number } | null>(null)
  const view = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const name = names[index]
  if (!name) throw new Error(`lightbox: no photograph ${index}, expected 0 to ${names.length - 1}`)
  const { alt, name: piece, material } = photos[name]
  const full = pressedAt !== null

  // What was pressed stands in the middle.
  useEffect(() => {
    const { current: element } = view
    if (!pressedAt || !element) return
    element.scrollLeft = pressedAt.x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = pressedAt.y * element.scrollHeight - element.clientHeight / 2
  }, [pressedAt])

  const turn = (step: number) => {
    setPressedAt(null)
    show((index + step + names.length) % names.length)
  }
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (full) return // they move it
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const movedFromStart = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    start.current ? { x: clientX - start.current.x, y: clientY - start.current.y } : { x: 0, y: 0 }
  const noteStart = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop }
  }
  /** A finger scrolls by itself. */
  const moveByMouse = (event: PointerEvent<HTMLElement>) => {
    if (!full || !start.current || event.pointerType !== 'mouse' || event.buttons === 0) return
    const moved = movedFromStart(event)
    event.currentTarget.scrollLeft = start.current.left - moved.x
    event.currentTarget.scrollTop = start.current.top - moved.y
  }
  const turnBySwipe = (event: PointerEvent) => {
    const { x } = movedFromStart(event)
    if (!full && Math.abs(x) >= swipeDistance) turn(x < 0 ? 1 : -1)
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    const moved = movedFromStart(event)
    const byKey = event.detail === 0
    if (!byKey && Math.hypot(moved.x, moved.y) > pressSlack) return
    const box = event.currentTarget.getBoundingClientRect()
    const point = byKey
      ? { x: 0.5, y: 0.5 }
      : { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    setPressedAt(full ? null : point)
  }

  return (
    <Dialog
      label={words.label}
      onClose={() => show(null)}
      onKeyDown={turnByKey}
      onCancel={(event) => {
        if (!full) return
        event.preventDefault() // Escape leaves the full size first
        setPressedAt(null)
      }}
    >
      <figure className={styles.lightbox}>
        <div
          ref={view}
          className={styles.window}
          data-full={full ? '' : undefined}
          onPointerDown={noteStart}
          onPointerMove={moveByMouse}
          onPointerUp={turnBySwipe}
          onDragStart={(event) => event.preventDefault()}
        >
          <button type="button" aria-label={`${words.fullSize}: ${alt}`} aria-pressed={full} onClick={press}>
            <Picture key={name} name={name} place={full ? 'fullSize' : 'lightbox'} />
          </button>
        </div>
        <figcaption aria-live="polite">
          <span>{piece}</span>
          <span>{material}</span>
          <Measures name={name} />
        </figcaption>
        <div className={styles.turn}>
          <button type="button" aria-label={words.previous} onClick={() => turn(-1)}>
            <Icon name="previous" />
          </button>
          <span aria-live="polite">{words.position(index + 1, names.length)}</span>
          <button type="button" aria-label={words.next} onClick={() => turn(1)}>
            <Icon name="next" />
          </button>
        </div>
      </figure>
    </Dialog>
  )
}
