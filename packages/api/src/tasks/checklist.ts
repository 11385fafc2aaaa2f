import { randomUUIDv7 } from 'node:crypto'
import { idsOf } from '../kernel/ids-of.ts'
import type { TaskRow } from './own-task.ts'
import type { CheckItem, ChecklistItem, WrittenChecklist } from './schema.ts'

type StoredChecklist = Pick<TaskRow, 'checklist' | 'checked'>

type Tick = Pick<CheckItem, 'itemId' | 'done'>

/**
 * The columns of a checklist. Items that were ticked before stay ticked, and new items get an id.
 * @param before the ids of the items that were ticked
 *
 * Rules: Checklists.
 */
export function storedChecklist(items: WrittenChecklist | null | undefined, before: string[] | null): StoredChecklist {
  if (!items || items.length === 0) return { checklist: null, checked: null }
  const stored = items.map(({ id = randomUUIDv7(), title, done }) => ({ id, title, done }))
  const checked = idsOf(stored.filter(({ id, done }) => done || before?.includes(id)))
  return {
    checklist: stored.map(({ id, title }) => ({ id, title })),
    checked: checked.length > 0 ? checked : null,
  }
}

/** The same items with new ids, and none of them ticked. */
export const copiedChecklist = ({ checklist }: StoredChecklist): StoredChecklist =>
  storedChecklist(
    checklist?.map(({ title }) => ({ title })),
    null,
  )

export const shownChecklist = ({ checklist, checked }: StoredChecklist): ChecklistItem[] =>
  checklist?.map(({ id, title }) => ({ id, title, done: checked?.includes(id) ?? false })) ?? []

/**
 * The ticked items after one was ticked or unticked.
 * @param before the ids of the items that were ticked
 * @returns undefined if nothing changes
 */
export function tickedAfter(before: string[], { itemId, done }: Tick): { checked: string[] | null } | undefined {
  if (before.includes(itemId) === done) return undefined
  const checked = done ? [...before, itemId] : before.filter((checkedId) => checkedId !== itemId)
  return { checked: checked.length > 0 ? checked : null }
}
