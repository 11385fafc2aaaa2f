import { keepFocus } from '../../ui/row-focus.ts'
import { createStore } from '../../ui/store.ts'
import { shownToast } from '../../ui/toasts.ts'

const none: ReadonlySet<string> = new Set()

/** The tasks that were done a moment ago: they keep their place in the list until no note is shown any more. */
export const lingering = createStore(none)

export function linger(id: string): void {
  lingering.write(new Set(lingering.read()).add(id))
}

shownToast.subscribe(() => {
  // A note may make room for the next one: whoever does one task after the other must find the rows where they were.
  queueMicrotask(() => {
    if (shownToast.read() === null && lingering.read().size > 0) keepFocus(() => lingering.write(none))
  })
})
