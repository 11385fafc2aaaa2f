import { flushSync } from 'react-dom'

const ROW = '[data-task]'

/** The check targets of all rows that are shown, in their order. */
function checks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${ROW} [data-check]`)]
}

/** Moves the focus from one row to the one after it (1) or before it (-1); it stays at the ends. */
export function stepFrom(element: Element, step: 1 | -1): void {
  const all = checks()
  const own = element.closest(ROW)?.querySelector<HTMLElement>('[data-check]')
  const at = own ? all.indexOf(own) : -1
  all[at + step]?.focus()
}

/**
 * Makes a change of the list without losing the focus: where the row that had it goes, the one that takes its place
 * gets it, and the line that adds when no row is left.
 */
export function keepFocus(change: () => void): void {
  const row = document.activeElement?.closest(ROW)
  const id = row?.getAttribute('data-task')
  if (!row || !id) {
    change()
    return
  }
  const at = [...document.querySelectorAll(ROW)].indexOf(row)
  flushSync(change)
  if (row.isConnected && row.contains(document.activeElement)) return
  const all = checks()
  const next = row.isConnected ? row.querySelector<HTMLElement>('[data-check]') : all[Math.min(at, all.length - 1)]
  if (next) next.focus({ preventScroll: true })
  else focusQuickAdd()
}

export function focusQuickAdd(): void {
  const input = document.querySelector<HTMLElement>('[data-quick-add]')
  input?.focus()
  input?.scrollIntoView({ block: 'nearest' })
}
