import { afterPaint } from '../ui/after-paint.ts'
import { router } from './router.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The elements whose state is carried over: fields, buttons, links, and the target of the skip link. */
const kinds = ['input, textarea', 'button', 'a', 'main']

/**
 * Starts the app on a prerendered page. The page stays until the app can replace it, so nothing flashes or moves.
 * Input, clicks and the focus from before that moment are kept, and no element disappears while it is pressed.
 */
export async function replacePrerendered(root: Element): Promise<void> {
  await router.load()
  await untilReleased()
  // Elements for another width or colour scheme are not visible and do not count.
  const nodes = () =>
    kinds.map((kind) => [...root.querySelectorAll<HTMLElement>(kind)].filter((node) => node.checkVisibility()))
  // Detached elements keep their state.
  const prerendered = nodes()
  let focused = document.activeElement
  const onFocus = () => {
    focused = document.activeElement
  }
  document.addEventListener('focusin', onFocus)
  const stop = router.subscribe('onRendered', () => {
    stop()
    document.removeEventListener('focusin', onFocus)
    const own = nodes()
    const counterpart = (node: unknown) => {
      const kind = prerendered.findIndex((some) => some.includes(node as HTMLElement))
      const [before = [], after = []] = [prerendered[kind], own[kind]]
      return before.length === after.length ? after[before.indexOf(node as HTMLElement)] : undefined
    }
    const pressed = counterpart((window as { pressed?: unknown }).pressed)
    const redone = (prerendered[0] as Field[]).map((field) => redo(counterpart(field) as Field | undefined, field))
    counterpart(focused)?.focus({ preventScroll: true })
    // By then the app listens for input and knows the size of the window.
    afterPaint(() => void replayInput(redone).then(() => pressed?.click()))
  })
}

/** A click happens on release, so the pressed element must stay until then. */
function untilReleased(): Promise<unknown> | undefined {
  if (!(window as { held?: boolean }).held) return undefined
  return new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(resolve), { once: true })
  })
}

/** Replays the input, one field after the other, because a field may depend on the one before. */
async function replayInput(redone: ((() => void) | undefined)[]): Promise<void> {
  const { activeElement: focused } = document
  for (const replay of redone) {
    replay?.()
    await null
  }
  // A full field may have moved the focus on.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** Copies the value at once, before the user types more. Returns a function that notifies React, if needed. */
function redo(own: Field | undefined, prerendered: Field): (() => void) | undefined {
  if (!own) return undefined
  if ('checked' in own && 'checked' in prerendered && own.checked !== prerendered.checked) return () => own.click()
  if (own.value === prerendered.value) return undefined
  write(own, prerendered.value)
  return () => {
    if (!own.value.startsWith(prerendered.value)) write(own, prerendered.value)
    own.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** React ignores values set through its own setter, so the setter of the prototype is used. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
