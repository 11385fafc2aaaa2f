import { focusedRow, keepFocus } from '../../ui/row-focus.ts'
import { createStore } from '../../ui/store.ts'
import { shownToast } from '../../ui/toasts.ts'

const none: ReadonlySet<string> = new Set()

/** The tasks completed a moment ago. They keep their place in the list until no toast is visible. */
export const lingering = createStore(none)

export function linger(id: string): void {
  lingering.write(new Set(lingering.read()).add(id))
}

shownToast.subscribe(() => {
  // The next toast may replace this one, and the rows must not move while the user completes one task after the other.
  queueMicrotask(() => {
    if (shownToast.read() !== null || lingering.read().size === 0) return
    // The button of the toast had the focus, and it returns to the row of the toast.
    if (focusedRow() === null) lingering.write(none)
    else keepFocus(() => lingering.write(none))
  })
})
