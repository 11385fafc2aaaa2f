import type { Task } from '@questboard/api/tasks/schema'
import type { NewTask } from './add.ts'

/** A value as text. The order of tags, and of the fields of a schedule, does not matter. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted())
  return JSON.stringify(value && typeof value === 'object' ? Object.entries(value).sort() : value)
}

/** The fields of a task that were changed since its form opened. The order of tags and ticks do not matter. */
export function editedFields({ checklist = [], ...task }: Task, written: NewTask): Partial<NewTask> {
  const before = { ...task, checklist: checklist.map(({ id, title }) => ({ id, title })) }
  const edited = Object.entries(written).filter(
    ([field, value]) => sorted(value) !== sorted(before[field as keyof Task]),
  )
  return Object.fromEntries(edited)
}
