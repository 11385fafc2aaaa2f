/** Dialogs open one at a time: the one before has to be gone, which takes its promise until the end of this turn. */
export function insteadOf(leave: (() => void) | undefined, open: () => void): void {
  leave?.()
  if (leave) setTimeout(open)
  else open()
}
