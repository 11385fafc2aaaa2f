// Groups of chips and lists have no field that is marked as invalid. Their error has an id from Mantine.
const invalid = '[aria-invalid=true], :has(> [id$="-error"]) input'

/** After each attempt to send a form, moves the focus to its first invalid field, which may be out of view. */
export function focusInvalidFields(): void {
  addEventListener('submit', ({ target }) => {
    requestAnimationFrame(() => (target as Element).querySelector<HTMLElement>(invalid)?.focus())
  })
}
