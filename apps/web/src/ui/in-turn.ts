import { startTransition, useEffect, useRef, useState } from 'react'

/** A part of the page that waits to be drawn. Those of a lower order come first. */
type Waiting = { order: number; draw: () => void }

const waiting: Waiting[] = []
let drawing: Waiting | undefined
let frame = 0

/** Draws the next part in the next frame: each is in a task of its own, so that none keeps whoever clicks waiting. */
function drawNext(): void {
  drawing = waiting.sort((one, other) => one.order - other.order).shift()
  const part = drawing
  if (part) frame = requestAnimationFrame(() => startTransition(part.draw))
}

/**
 * Has a part of the page drawn when those before it stand.
 *
 * @returns to be called once it is drawn, or when it is not wanted any more
 */
export function drawInTurn(order: number, draw: () => void): () => void {
  const part = { order, draw }
  waiting.push(part)
  // All that are asked for at once are there when the first is chosen.
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
  /** It waits for no turn. */
  atOnce?: boolean | undefined
  /** Work for it that is done in a task of its own, before it is drawn. */
  before?: () => void
}

/** Whether a part of the page may be drawn by now; parts of a lower order come first, and the page itself before all. */
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
