import { flushSync } from 'react-dom'

/*
 * Rows of lists carry `data-row` with the id of what they show; in each row one element with `data-target` takes the
 * focus for it. The rows of a section belong together. `data-adds` marks the element of a section that adds to it.
 */
const ROW = '[data-row]'
const TARGET = '[data-target]'
const ADDS = '[data-adds]'

function targetsIn(section: ParentNode): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>(`${ROW} ${TARGET}`)]
}

const sectionOf = (element: Element): ParentNode => element.closest('section') ?? document

/** Moves the focus from one row to the one after it (1) or before it (-1); it stays at the ends. */
export function stepFrom(element: Element, step: 1 | -1): void {
  const targets = targetsIn(sectionOf(element))
  const own = element.closest(ROW)?.querySelector<HTMLElement>(TARGET)
  const at = own ? targets.indexOf(own) : -1
  targets[at + step]?.focus()
}

/**
 * Makes a change of a list without losing the focus: where the row that had it goes, the one that takes its place gets
 * it, and what adds to the list when no row is left.
 */
export function keepFocus(change: () => void): void {
  const row = document.activeElement?.closest(ROW)
  if (!row) {
    change()
    return
  }
  const section = sectionOf(row)
  const at = [...section.querySelectorAll(ROW)].indexOf(row)
  flushSync(change)
  if (row.isConnected && row.contains(document.activeElement)) return
  const targets = targetsIn(section)
  const next = row.isConnected ? row.querySelector<HTMLElement>(TARGET) : targets[Math.min(at, targets.length - 1)]
  if (next) next.focus({ preventScroll: true })
  else focusAdding(section)
}

/** The id of the row that has the focus, if one has it. */
export function focusedRow(): string | null {
  return document.activeElement?.closest(ROW)?.getAttribute('data-row') ?? null
}

/** Gives a row the focus if nothing else has it by then: what had it has just gone. */
export function focusRowIfLost(id: string | null): void {
  if (id === null) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${TARGET}`)?.focus()
  })
}

/** Brings the focus to what adds, of a section or else of the page, and into sight. */
export function focusAdding(section: ParentNode = document): void {
  const element = section.querySelector<HTMLElement>(ADDS) ?? document.querySelector<HTMLElement>(ADDS)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
