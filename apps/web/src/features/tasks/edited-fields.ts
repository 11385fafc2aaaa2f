import type { Task } from '@questboard/api/tasks/schema'
import type { NewTask } from './add.ts'

/** The fields of a task that were changed since its form opened. The order of tags and ticks do not matter. */
export function editedFields({ checklist = [], ...task }: Task, written: NewTask): Partial<NewTask> {
  const before = { ...task, checklist: checklist.map(({ id, title }) => ({ id, title })) }
  const sorted = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
  const edited = Object.entries(written).filter(
    ([field, value]) => sorted(value) !== sorted(before[field as keyof Task]),
  )
  return Object.fromEntries(edited)
}
