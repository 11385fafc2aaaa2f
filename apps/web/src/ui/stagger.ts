import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** A part of the page that waits to be rendered. Lower orders come first. */
type DelayedPart = { order: number; render: () => void }

const waiting: DelayedPart[] = []
let current: DelayedPart | undefined
let frame = 0

/** Renders the next part in the next frame. Each part has its own task, so clicks do not wait for all of them. */
function renderNext(): void {
  current = waiting.sort((a, b) => a.order - b.order).shift()
  const part = current
  if (part) frame = requestAnimationFrame(() => startTransition(part.render))
}

/**
 * Schedules a part of the page after those with a lower order.
 * @returns a function to call once it has rendered, or when it is no longer needed
 */
export function scheduleRender(order: number, render: () => void): () => void {
  const part = { order, render }
  waiting.push(part)
  // Waits until all parts of this task are scheduled, so the first is chosen among them.
  if (!current) queueMicrotask(() => current ?? renderNext())
  return () => {
    const place = waiting.indexOf(part)
    if (place >= 0) waiting.splice(place, 1)
    if (current !== part) return
    cancelAnimationFrame(frame)
    renderNext()
  }
}

type StaggerOptions = {
  /** Renders at once. */
  atOnce?: boolean | undefined
  /** Work for the part that runs in its own task before it renders. */
  before?: () => void
}

/** Whether a part of the page may render now. Lower orders come first, and the page itself before all parts. */
export function useStaggeredMount(order: number, { atOnce = false, before }: StaggerOptions = {}): boolean {
  const [isDue, setDue] = useState(atOnce)
  const prepare = useEffectEvent(() => before?.())
  useEffect(() => {
    if (isDue) return undefined
    return scheduleRender(order, () => {
      prepare()
      setDue(true)
    })
  }, [order, isDue])
  return isDue
}
