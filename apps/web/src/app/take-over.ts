import { router } from './router.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What can be typed into, pressed or followed. */
const kinds = ['input, textarea', 'button', 'a']

/**
 * Readies the application on a page as the build has drawn it: that stands until the application's own is ready to take its
 * place, so that nothing flashes or moves. What was typed, ticked and pressed until that moment is not lost, nor is the
 * focus.
 */
export async function takeOver(root: Element): Promise<void> {
  await router.load()
  const nodes = () => kinds.map((kind) => [...root.querySelectorAll<HTMLElement>(kind)])
  // They hold what was done to them also when they are on the page no more.
  const drawn = nodes()
  let focused = document.activeElement
  const look = () => {
    focused = document.activeElement
  }
  document.addEventListener('focusin', look)
  const stop = router.subscribe('onRendered', () => {
    stop()
    document.removeEventListener('focusin', look)
    const own = nodes()
    const counterpart = (node: unknown) => {
      const kind = drawn.findIndex((some) => some.includes(node as HTMLElement))
      const [before = [], after = []] = [drawn[kind], own[kind]]
      return before.length === after.length ? after[before.indexOf(node as HTMLElement)] : undefined
    }
    const pressed = counterpart((window as { pressed?: unknown }).pressed)
    for (const field of drawn[0] as Field[]) redo(counterpart(field) as Field | undefined, field)
    counterpart(focused)?.focus({ preventScroll: true })
    // When what was typed has come to the form.
    setTimeout(() => pressed?.click())
  })
}

function redo(own: Field | undefined, drawn: Field): void {
  if (!own) return
  if ('checked' in own && 'checked' in drawn && own.checked !== drawn.checked) own.click()
  if (own.value === drawn.value) return
  // React notices what is typed, not what is set: so it is set past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(own), 'value')?.set?.call(own, drawn.value)
  own.dispatchEvent(new Event('input', { bubbles: true }))
}
