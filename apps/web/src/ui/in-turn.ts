import { startTransition, useEffect, useRef, useState } from 'react'

/** A part of the page that waits to be rendered. Lower orders come first. */
type Waiting = { order: number; draw: () => void }

const waiting: Waiting[] = []
let drawing: Waiting | undefined
let frame = 0

/** Renders the next part in the next frame. Each part has its own task, so clicks do not wait for all of them. */
function drawNext(): void {
  drawing = waiting.sort((one, other) => one.order - other.order).shift()
  const part = drawing
  if (part) frame = requestAnimationFrame(() => startTransition(part.draw))
}

/**
 * Schedules a part of the page after those with a lower order.
 * @returns a function to call once it has rendered, or when it is no longer needed
 */
export function drawInTurn(order: number, draw: () => void): () => void {
  const part = { order, draw }
  waiting.push(part)
  // Waits until all parts of this task are scheduled, so the first is chosen among them.
  if (!drawing) queueMicrotask(() => drawing ?? drawNext())
  return () => {
    const place = waiting.indexOf(part)
    if (place >= 0) waiting.splice(place, 1)
    if (drawing !== part) return
    cancelAnimationFrame(frame)
    drawNext()
  }
}

type TurnOptions = {
  /** Renders at once. */
  atOnce?: boolean | undefined
  /** Work for the part that runs in its own task before it renders. */
  before?: () => void
}

/** Whether a part of the page may render now. Lower orders come first, and the page itself before all parts. */
export function useTurn(order: number, { atOnce = false, before }: TurnOptions = {}): boolean {
  const [isDue, setDue] = useState(atOnce)
  const prepare = useRef(before)
  useEffect(() => {
    prepare.current = before
  })
  useEffect(() => {
    if (isDue) return undefined
    return drawInTurn(order, () => {
      prepare.current?.()
      setDue(true)
    })
  }, [order, isDue])
  return isDue
}
