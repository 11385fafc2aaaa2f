import type { Task } from '@questboard/api/tasks/schema'
import { ChecklistItems } from './ChecklistItems.tsx'
import { checkItem } from './check-item.ts'

/** The checklist of a personal task. */
export default function TaskChecklist({ task }: { task: Task }) {
  return <ChecklistItems task={task} onCheck={(item, done) => checkItem(task, item, done)} />
}
