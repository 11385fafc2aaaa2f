/** Runs work after the next frame is drawn: a change just made becomes visible first, and the app has its listeners. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
