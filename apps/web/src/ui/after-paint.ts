/** Events that run the work at once: further input, and a page that is hidden and paints no frames. */
const hurrying = ['keydown', 'pointerdown', 'pagehide', 'visibilitychange'] as const

/** Runs work once a frame has been painted: a change just made becomes visible first, and the app has its listeners. */
export function afterPaint(work: () => void): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const run = () => {
    if (signal.aborted) return
    waiting.abort()
    work()
  }
  // The timer fires after the frame with the change, and the work belongs to the frame after it.
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(run)))
  for (const event of hurrying) addEventListener(event, run, { signal, capture: true })
}
