/** Focuses an element as soon as it is on the page: the `ref` of a form that replaces the button which opened it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
