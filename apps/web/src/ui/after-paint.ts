/** Runs work after the next frame is drawn, so a change that the user just made becomes visible first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
