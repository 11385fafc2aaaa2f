/** Replaces the open dialog by another. Only one is open at a time, and the first closes in a microtask. */
export function replaceDialog(leave: (() => void) | undefined, open: () => void): void {
  leave?.()
  if (leave) setTimeout(open)
  else open()
}
