/** Focuses the content of the page, where the element with the focus has disappeared. Nothing scrolls. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
