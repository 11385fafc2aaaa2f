import { flushSync } from 'react-dom'
import { focusIfLost } from './focus-if-lost.ts'

/*
 * List rows carry `data-row` with the id of their item. In each row the element with `data-target` takes the focus.
 * Rows of the same section belong together, and so do those of its parts (`data-part`). `data-adds` marks the element
 * of a section that adds items.
 */
const rowSelector = '[data-row]:not([hidden] *)'
const targetSelector = '[data-target]'
const addingSelector = '[data-adds]'

function targetsIn(section: ParentNode): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>(`${rowSelector} ${targetSelector}`)]
}

const sectionOf = (element: Element): ParentNode => element.closest('section:not([data-part])') ?? document

/** Moves the focus to the next row (1) or the previous one (-1). It stays at the ends. */
export function stepFrom(element: Element, step: 1 | -1): void {
  const targets = targetsIn(sectionOf(element))
  const own = element.closest(rowSelector)?.querySelector<HTMLElement>(targetSelector)
  const at = own ? targets.indexOf(own) : -1
  targets[at + step]?.focus()
}

/**
 * Changes a list without losing the focus. If the focused row disappears, its successor gets the focus, or the element
 * that adds items when no row is left. If a focused button outside the rows disappears, the page gets the focus.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  const row = focused?.closest(rowSelector)
  if (!row) {
    flushSync(change)
    if (!focused?.isConnected) focusIfLost()
    return
  }
  const section = sectionOf(row)
  const at = [...section.querySelectorAll(rowSelector)].indexOf(row)
  flushSync(change)
  if (row.isConnected && row.contains(document.activeElement)) return
  const targets = targetsIn(section)
  const next = row.isConnected
    ? row.querySelector<HTMLElement>(targetSelector)
    : targets[Math.min(at, targets.length - 1)]
  if (next) next.focus({ preventScroll: true })
  else focusAdding(section)
}

/** The id of the focused row, if any. */
export function focusedRow(): string | null {
  return document.activeElement?.closest(rowSelector)?.getAttribute('data-row') ?? null
}

export function focusFirstRow(): void {
  targetsIn(document)[0]?.focus({ preventScroll: true })
}

export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${targetSelector}`)?.focus()
}

/** Focuses a row unless something else has taken the focus by then. */
export function focusRowIfLost(id: string | null): void {
  if (id !== null) requestAnimationFrame(() => document.activeElement === document.body && focusRow(id))
}

/** Focuses the element that adds items, in the section or else on the page, and scrolls to it. */
export function focusAdding(section: ParentNode = document): void {
  const element =
    section.querySelector<HTMLElement>(addingSelector) ?? document.querySelector<HTMLElement>(addingSelector)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
