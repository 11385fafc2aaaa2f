import { flushSync } from 'react-dom'
import { focusIfLost } from './focus-if-lost.ts'

/**
 * Ends that a button is busy. A busy button has no focus, so the one that was pressed takes it again, unless it is gone
 * or something else has taken it.
 * @param pressed the element that had the focus before
 */
export function endBusy(pressed: Element | null, end: () => void): void {
  flushSync(end)
  if (pressed instanceof HTMLElement && pressed.isConnected) focusIfLost(pressed)
}
