import { router } from './router.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (root: Element): Field[] => [...root.querySelectorAll<Field>('input, textarea')]

/**
 * Readies the application on a page as the build has drawn it: that stands until the application's own is ready to take its
 * place, so that nothing flashes or moves. What was typed and ticked in the meantime is kept, and so is the focus.
 */
export async function takeOver(root: Element): Promise<void> {
  await router.load()
  const before = fieldsOf(root).map((field) => ({ value: field.value, checked: 'checked' in field && field.checked }))
  const stops = 'a, button, input, textarea'
  const focused = [...root.querySelectorAll(stops)].indexOf(document.activeElement as Element)
  const stop = router.subscribe('onRendered', () => {
    stop()
    const after = fieldsOf(root)
    if (after.length === before.length) for (const [index, field] of after.entries()) redo(field, before[index])
    if (focused >= 0) [...root.querySelectorAll<HTMLElement>(stops)][focused]?.focus({ preventScroll: true })
  })
}

function redo(field: Field, done: { value: string; checked: boolean } | undefined): void {
  if (!done) return
  if ('checked' in field && field.checked !== done.checked) field.click()
  if (field.value === done.value) return
  // React notices what is typed, not what is set: so it is set past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, done.value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
