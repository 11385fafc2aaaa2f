import type { Group } from '@questboard/api/groups/schema'
import { emptyTask } from '../tasks/empty-task.ts'
import { TaskForm } from '../tasks/TaskForm.tsx'
import type { GroupTaskValues } from './add.ts'
import { useTaskAssignment } from './use-task-assignment.tsx'

type GroupTaskFormProps = {
  group: Group
  /** Initial values; empty if not given. */
  task?: GroupTaskValues | undefined
  isNew?: boolean
  save: (written: GroupTaskValues) => Promise<void>
  close: () => void
}

const defaultRubies = 10

/** The form for a task and its assignees. */
export function GroupTaskForm({ group, task, isNew, save, close }: GroupTaskFormProps) {
  const extra = useTaskAssignment(group, task)
  const isUnpaid = extra.assigned.forMyself === true
  return (
    <TaskForm
      task={{ ...emptyTask, ...task, gold: task && !task.forMyself ? task.ruby : defaultRubies }}
      isNew={isNew}
      isUnpaid={isUnpaid}
      currency="ruby"
      groupId={group.id}
      extra={extra}
      save={({ gold, ...written }) => save({ ...written, ruby: isUnpaid ? 0 : gold, ...extra.assigned })}
      close={close}
    />
  )
}
