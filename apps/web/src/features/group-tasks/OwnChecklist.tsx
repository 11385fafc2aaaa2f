import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { ChecklistItems } from '../tasks/ChecklistItems.tsx'
import { checkOwnItem } from './check-item.ts'

/** The checklist of a group task, with the user's ticks. */
export default function OwnChecklist({ task }: { task: UserGroupTask }) {
  return <ChecklistItems task={task} onCheck={(item, done) => checkOwnItem(task, item, done)} />
}
