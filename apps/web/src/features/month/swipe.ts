import { type TouchEvent, useRef } from 'react'

/** Pixels of a swipe. A shorter touch selects a day. */
const minDistance = 48

/** The handlers of an element that is swiped to the sides: 1 for later, -1 for earlier. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      // Two fingers zoom.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(x) >= minDistance && Math.abs(x) > Math.abs(y) * 1.5) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
