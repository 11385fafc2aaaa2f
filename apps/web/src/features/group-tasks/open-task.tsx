import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { isChangeable } from '../groups/changeable.ts'
import { type GroupTaskValues, prepareGroupTask } from './add.ts'

/**
 * Opens the form for a new task of a group, with what was written of it. `onAdded` is called when it was added.
 */
export function openNewTask(group: Group, begun?: GroupTaskValues, onAdded?: () => void): void {
  const save = repeatable((written: GroupTaskValues) => prepareGroupTask(group.id, written))
  openLoaded({
    title: <Trans>New group task</Trans>,
    load: () => import('./GroupTaskForm.tsx'),
    catalog: 'schedules',
    render: ({ GroupTaskForm }, close) => (
      <GroupTaskForm group={group} task={begun} isNew save={(written) => save(written).then(onAdded)} close={close} />
    ),
  })
}

/** Opens a task: to edit it, or to read it when editing is not allowed. */
export function openGroupTask(group: Group, task: GroupTask): void {
  if (!isChangeable(group, task)) {
    openLoaded({
      title: <span dir="auto">{task.title}</span>,
      load: () => import('./GroupTaskDetails.tsx'),
      render: ({ GroupTaskDetails }, close) => <GroupTaskDetails group={group} task={task} close={close} />,
    })
    return
  }
  openLoaded({
    title: <Trans>Edit task</Trans>,
    load: () => Promise.all([import('./GroupTaskForm.tsx'), import('./task-handlers.ts')]),
    catalog: 'schedules',
    render: ([{ GroupTaskForm }, { updateGroupTask }], close) => (
      <GroupTaskForm group={group} task={task} save={(written) => updateGroupTask(task, written)} close={close} />
    ),
  })
}
