import { createCell } from '../../ui/cell.ts'
import { keepFocus } from '../../ui/row-focus.ts'

/** The tasks that were done a moment ago: they keep their place in the list until the note about them has gone. */
export const lingering = createCell<ReadonlySet<string>>(new Set())

export function linger(id: string): void {
  lingering.write(new Set(lingering.read()).add(id))
}

export function stopLingering(): void {
  if (lingering.read().size > 0) keepFocus(() => lingering.write(new Set()))
}
