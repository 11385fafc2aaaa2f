import { createCell } from '../../ui/cell.ts'
import { shownNote } from '../../ui/notes.ts'
import { keepFocus } from '../../ui/row-focus.ts'

const none: ReadonlySet<string> = new Set()

/** The tasks that were done a moment ago: they keep their place in the list until no note is shown any more. */
export const lingering = createCell(none)

export function linger(id: string): void {
  lingering.write(new Set(lingering.read()).add(id))
}

shownNote.subscribe(() => {
  // A note may make room for the next one: whoever does one task after the other must find the rows where they were.
  queueMicrotask(() => {
    if (shownNote.read() === null && lingering.read().size > 0) keepFocus(() => lingering.write(none))
  })
})
