import { useEffect, useRef, useState, type DragEvent, type PointerEvent } from 'react'

/** px that a pointer must move sideways to turn. */
const swipePx = 40

/**
 * Props for an element that turns by a sideways swipe: `turn` gets 1 for the next, -1 for the previous. Only the one pointer
 * that began on the element counts, and none while the page is zoomed in, when a drag moves the zoomed part.
 */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const isZoomed = useIsZoomed()
  return {
    'data-swipe': isZoomed ? undefined : '', // layout.css leaves pinches and vertical pans to the browser
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary && !isZoomed ? { x, y } : null // a second finger pinches
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(x) >= swipePx && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

/** Whether the visitor has zoomed in by a pinch. */
function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const onResize = () => setIsZoomed(viewport.scale > 1.01)
    onResize()
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [])
  return isZoomed
}
