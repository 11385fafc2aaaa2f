import { router } from './router.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What can be typed into, pressed, followed, or skipped to. */
const kinds = ['input, textarea', 'button', 'a', 'main']

/**
 * Readies the application on a page as the build has drawn it: that stands until the application's own is ready to take its
 * place, so that nothing flashes or moves. What was typed, ticked and pressed until that moment is not lost, nor is the
 * focus, and nothing is taken from under a finger that presses it.
 */
export async function takeOver(root: Element): Promise<void> {
  await router.load()
  await untilLetGo()
  // What is drawn for another width or colour scheme has no part in it.
  const nodes = () =>
    kinds.map((kind) => [...root.querySelectorAll<HTMLElement>(kind)].filter((node) => node.checkVisibility()))
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
    const redone = (drawn[0] as Field[]).map((field) => redo(counterpart(field) as Field | undefined, field))
    counterpart(focused)?.focus({ preventScroll: true })
    // When whoever follows what is typed does so, and knows the window.
    requestAnimationFrame(() => setTimeout(() => void tellOf(redone).then(() => pressed?.click())))
  })
}

/** A press counts when the button is let go of: until then it has to stay. */
function untilLetGo(): Promise<unknown> | undefined {
  if (!(window as { held?: boolean }).held) return undefined
  return new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(resolve), { once: true })
  })
}

/** Tells the application what was typed, one field after the other: what one makes of it the next may build on. */
async function tellOf(redone: ((() => void) | undefined)[]): Promise<void> {
  const { activeElement: focused } = document
  for (const tell of redone) {
    tell?.()
    await null
  }
  // Full boxes hand the focus on.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** Writes at once, before more is typed, what the application is to be told of. */
function redo(own: Field | undefined, drawn: Field): (() => void) | undefined {
  if (!own) return undefined
  if ('checked' in own && 'checked' in drawn && own.checked !== drawn.checked) return () => own.click()
  if (own.value === drawn.value) return undefined
  write(own, drawn.value)
  return () => {
    if (!own.value.startsWith(drawn.value)) write(own, drawn.value)
    own.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** React notices what is typed, not what is set: so it is set past it. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
