import { focusPage } from './focus-page.ts'

/**
 * Focuses an element, or else the content of the page, if the focused element has disappeared and nothing else has
 * taken the focus.
 */
export function focusIfLost(element: HTMLElement | null = null): void {
  if (document.activeElement !== document.body) return
  if (element) element.focus({ preventScroll: true })
  else focusPage()
}
