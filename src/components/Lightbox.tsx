import { labels, products } from 'virtual:content'
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type UIEvent } from 'react'
import type { Piece } from '../content/schemas/contentSchemas.ts'
import { findPhotograph } from '../images/sources.ts'
import { getArrowStep } from '../lib/getArrowStep.ts'
import { fillTemplate } from '../lib/fillTemplate.ts'
import { minSwipePx, useSwipe } from '../lib/useSwipe.ts'
import { Dialog } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Lightbox.module.css'
import { Picture } from './Picture.tsx'
import { PieceText } from './PieceText.tsx'

/** Minimum distance in px that the pointer moves in a drag at full size. A shorter movement is a click. */
const minDragPx = 5

const { pieces } = products

interface Props {
  index: number
  /** Called with the index of the photograph to show; with null to close the lightbox. */
  onIndexChange: (index: number | null) => void
}

/**
 * One photograph that fits the viewport, with its text. Arrow keys, buttons and swipes show the next or
 * previous photograph; after the last comes the first. A click toggles full size, in which keys, mouse and
 * touch scroll the photograph.
 */
export function Lightbox({ index, onIndexChange }: Props) {
  const [isFullSize, setIsFullSize] = useState(false)
  /** The point of the photograph that is in the middle of the view at full size, as fractions of width and height. */
  const centre = useRef({ x: 0.5, y: 0.5 })
  const scrollView = useRef<HTMLDivElement>(null)
  const dragStart = useRef<{ x: number; y: number; left: number; top: number; isTouch: boolean } | null>(null)
  const piece = pieces[index] as Piece
  const { photograph } = piece

  useEffect(() => {
    const { current: element } = scrollView
    if (!isFullSize || !element) return
    const scrollToCentre = () => {
      element.scrollLeft = centre.current.x * element.scrollWidth - element.clientWidth / 2
      element.scrollTop = centre.current.y * element.scrollHeight - element.clientHeight / 2
    }
    scrollToCentre()
    addEventListener('resize', scrollToCentre) // for example when a phone is rotated
    return () => removeEventListener('resize', scrollToCentre)
  }, [isFullSize])
  const recordCentre = ({ currentTarget: element }: UIEvent<HTMLElement>) => {
    centre.current = {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    }
  }

  const changePhotograph = (step: number) => onIndexChange((index + step + pieces.length) % pieces.length)
  const swipeProps = useSwipe(changePhotograph, !isFullSize)

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y, pointerType, target, currentTarget } = event
    const { scrollLeft: left, scrollTop: top } = currentTarget
    // Only from the photograph: Firefox also reports a drag of the scroll bars.
    if (target !== currentTarget) dragStart.current = { x, y, left, top, isTouch: pointerType === 'touch' }
    swipeProps.onPointerDown(event)
  }
  // Scrolls the photograph when it is dragged by mouse or pen. For touch the browser itself scrolls.
  const scrollByDrag = (event: PointerEvent<HTMLElement>) => {
    const { clientX, clientY, currentTarget } = event
    if (!dragStart.current || dragStart.current.isTouch || event.buttons !== 1) return
    currentTarget.scrollLeft = dragStart.current.left + dragStart.current.x - clientX
    currentTarget.scrollTop = dragStart.current.top + dragStart.current.y - clientY
  }
  const toggleFullSize = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    currentTarget.focus({ preventScroll: true }) // Safari does not focus a clicked button, so arrow keys would not scroll
    const isByKey = detail === 0
    const { x = clientX, y = clientY } = dragStart.current ?? {}
    if (!isByKey && Math.hypot(clientX - x, clientY - y) >= (isFullSize ? minDragPx : minSwipePx)) return
    const box = currentTarget.getBoundingClientRect()
    centre.current = isByKey
      ? { x: 0.5, y: 0.5 }
      : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
    setIsFullSize(!isFullSize)
  }
  const leaveFullSize = (event: Pick<Event, 'preventDefault'>) => {
    // Keeps the dialog open. Escape is handled on keydown: browsers let a page prevent only some `cancel` events.
    event.preventDefault()
    setIsFullSize(false)
  }

  return (
    <Dialog
      label={labels.lightbox.label}
      onClose={() => onIndexChange(null)}
      onKeyDown={(event) => {
        // At full size, arrow keys scroll the photograph instead of showing another. Other keys have the step 0.
        if (!isFullSize) changePhotograph(getArrowStep(event))
        else if (event.key === 'Escape') leaveFullSize(event)
      }}
      // Else a press outside the photograph would continue the last drag.
      onPointerDownCapture={() => void (dragStart.current = null)}
      onCancel={(event) => isFullSize && leaveFullSize(event)} // Android's Back gesture also fires `cancel`
    >
      {/* tabIndex: a click focuses it in older Safari, which else would send arrow keys to the page behind. */}
      <figure className={styles.lightbox} tabIndex={-1}>
        <div
          ref={scrollView}
          className={styles.view}
          data-full-size={isFullSize || undefined}
          dir="ltr" // on pages from right to left scrollLeft would be negative
          {...swipeProps}
          onPointerDown={startDrag}
          onPointerMove={scrollByDrag}
          onScroll={recordCentre}
        >
          <button
            type="button"
            aria-label={`${labels.lightbox.fullSize}: ${findPhotograph(photograph).alt}`}
            aria-pressed={isFullSize}
            onClick={toggleFullSize}
          >
            <Picture
              key={photograph}
              name={photograph}
              slot={isFullSize ? 'fullSize' : 'lightbox'}
              className={styles.picture}
            />
          </button>
        </div>
        {/* inert, because at full size the photograph covers caption and buttons. */}
        <figcaption className="caption" aria-live="polite" inert={isFullSize}>
          <PieceText piece={piece} />
        </figcaption>
        {/* ltr, because in any language the arrows point left and right, as the arrow keys do. */}
        <div className={`${styles.pager} small`} inert={isFullSize} dir="ltr">
          <IconButton icon="previous" label={labels.lightbox.previous} onClick={() => changePhotograph(-1)} />
          <span aria-live="polite">
            {fillTemplate(labels.lightbox.position, { number: index + 1, count: pieces.length })}
          </span>
          <IconButton icon="next" label={labels.lightbox.next} onClick={() => changePhotograph(1)} />
        </div>
      </figure>
    </Dialog>
  )
}
