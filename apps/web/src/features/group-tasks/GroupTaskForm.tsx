import { useLingui } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import { useAssignment } from '../groups/assignment.tsx'
import { emptyTask } from '../tasks/empty-task.ts'
import { TaskForm } from '../tasks/TaskForm.tsx'
import type { GroupTaskValues } from './add.ts'

type GroupTaskFormProps = {
  group: Group
  /** Initial values; empty if not given. */
  task?: GroupTaskValues
  isNew?: boolean
  save: (written: GroupTaskValues) => Promise<void>
  close: () => void
}

const usualRubies = 10

/** The form for a task and its assignees. */
export function GroupTaskForm({ group, task, isNew, save, close }: GroupTaskFormProps) {
  const { t } = useLingui()
  const also = useAssignment(group, task, t`A leader approves it first`)
  return (
    <TaskForm
      task={{ ...emptyTask, ...task, gold: task?.ruby ?? usualRubies }}
      isNew={isNew}
      isDated
      currency="ruby"
      groupId={group.id}
      also={also}
      save={({ gold, ...written }) => save({ ...written, ruby: gold, ...also.assigned })}
      close={close}
    />
  )
}
