import type { PersonalEventType } from '../kernel/events/event-types.ts'
import { type Item, keyOf } from './read-items.ts'
import type { EventToWrite } from './rules.ts'
import { besideOf, type PersonEvent } from './schema.ts'

/** What is kept of an event: the item as its list has it, and what the change brought. */
export function showEvent(
  { item, whole, changed, data }: EventToWrite,
  items: ReadonlyMap<string, Item>,
): Record<string, unknown> {
  if (whole || !item) return { ...data }
  return { ...(items.get(keyOf(item)) ?? { id: item.id }), ...data, ...(changed && { changed }) }
}

/** `data` as the item's own call returns it, and the other fields of the event: both are kept together. */
export function contentOf(type: PersonalEventType, kept: Record<string, unknown>): Pick<PersonEvent, 'data'> {
  const beside = Object.keys(besideOf(type))
  const entries = Object.entries(kept)
  return {
    ...Object.fromEntries(entries.filter(([name]) => beside.includes(name))),
    data: Object.fromEntries(entries.filter(([name]) => !beside.includes(name))),
  }
}
