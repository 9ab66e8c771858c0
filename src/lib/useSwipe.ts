import { useRef, useSyncExternalStore, type DragEvent, type PointerEvent } from 'react'

export const minSwipePx = 40

/**
 * Props for an element that is swiped sideways. Calls `turn` with 1 after a swipe left, with -1 after a swipe
 * right. Uses only the primary pointer and button. Ignores drags that pan a pinch-zoomed page, and mouse
 * drags that select text.
 */
export function useSwipe(turn: (step: 1 | -1) => void, isEnabled: boolean) {
  const swipeStart = useRef<{ x: number; y: number } | null>(null)
  const canSwipe = !useSyncExternalStore(subscribeToZoom, isZoomed, () => false) && isEnabled
  return {
    'data-swipe': canSwipe || undefined, // read by layout.css
    onPointerDown: ({ isPrimary, button, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      const isOnText = pointerType === 'mouse' && (target as Element).closest('p')
      const canStart = isPrimary && button === 0 && canSwipe && !isOnText // isPrimary: a second finger is a pinch
      swipeStart.current = canStart ? { x, y } : null
    },
    // because onPointerUp is not called if the pointer is released outside
    onPointerLeave: () => void (swipeStart.current = null),
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!swipeStart.current) return
      const [x, y] = [clientX - swipeStart.current.x, clientY - swipeStart.current.y]
      swipeStart.current = null
      if (Math.abs(x) >= minSwipePx && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

// Not `visualViewport.scale`, which in Safari also grows with the zoom of its page menu: https://webkit.org/b/275260
const isZoomed = () => document.documentElement.clientWidth > 1.01 * (visualViewport?.width ?? Infinity)

function subscribeToZoom(onChange: () => void) {
  visualViewport?.addEventListener('resize', onChange)
  return () => visualViewport?.removeEventListener('resize', onChange)
}
