import { useEffect, useRef, useState, type DragEvent, type PointerEvent } from 'react'

/** Minimum sideways distance of a swipe in px. */
const swipePx = 40

/**
 * Props for an element that is swiped sideways. Calls `turn` with 1 after a swipe left, with -1 after a swipe right.
 * Uses only the primary pointer and button. Ignores drags that pan a pinch-zoomed page, and mouse drags that select text.
 */
export function useSwipe(turn: (step: 1 | -1) => void, isEnabled: boolean) {
  const swipeStart = useRef<{ x: number; y: number } | null>(null)
  const canSwipe = !useIsZoomed() && isEnabled
  return {
    'data-swipe': canSwipe ? '' : undefined, // read by layout.css
    onPointerDown: ({ isPrimary, button, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      const isSelecting = pointerType === 'mouse' && target instanceof Element && target.closest('p')
      const canStart = isPrimary && button === 0 && canSwipe && !isSelecting // a second finger begins a pinch
      swipeStart.current = canStart ? { x, y } : null
    },
    onPointerLeave: () => {
      swipeStart.current = null // the pointer will be released outside the element
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!swipeStart.current) return
      const [x, y] = [clientX - swipeStart.current.x, clientY - swipeStart.current.y]
      swipeStart.current = null
      if (Math.abs(x) >= swipePx && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport as VisualViewport // never null: every browser has it since 2021
    const onResize = () => setIsZoomed(viewport.scale > 1.01)
    onResize()
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [])
  return isZoomed
}
