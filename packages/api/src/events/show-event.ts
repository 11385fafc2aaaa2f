import { type Item, keyOf } from './read-items.ts'
import type { Happened } from './rules.ts'

/** The content of an event: the item as its list has it, and what the change brought. */
export function showEvent(
  { item, whole, changed, data }: Happened,
  items: ReadonlyMap<string, Item>,
): Record<string, unknown> {
  if (whole || !item) return { ...data }
  return { ...(items.get(keyOf(item)) ?? { id: item.id }), ...data, ...(changed && { changed }) }
}
