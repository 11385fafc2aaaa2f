import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { isChangeable } from '../groups/changeable.ts'
import { draftOf, type GroupTaskValues } from './add.ts'

/**
 * Opens the form for a new task of a group, with what was written of it. `onAdded` is called when it was added.
 */
export function openNewTask(group: Group, begun?: GroupTaskValues, onAdded?: () => void): void {
  openOnce(async () => {
    const [{ GroupTaskForm }] = await Promise.all([import('./GroupTaskForm.tsx'), loadCatalog('schedules')])
    const save = repeatable((written: GroupTaskValues) => draftOf(group.id, written))
    await openDialog({
      title: <Trans>New group task</Trans>,
      render: (close) => (
        <GroupTaskForm group={group} task={begun} isNew save={(written) => save(written).then(onAdded)} close={close} />
      ),
    })
  })
}

/** Opens a task: to edit it, or to read it when editing is not allowed. */
export function openGroupTask(group: Group, task: GroupTask): void {
  openOnce(async () => {
    if (!isChangeable(group, task)) {
      const { GroupTaskDetails } = await import('./GroupTaskDetails.tsx')
      await openDialog({
        title: <span dir="auto">{task.title}</span>,
        render: (close) => <GroupTaskDetails group={group} task={task} close={close} />,
      })
      return
    }
    const [{ GroupTaskForm }, { updateGroupTask }] = await Promise.all([
      import('./GroupTaskForm.tsx'),
      import('./task-handlers.ts'),
      loadCatalog('schedules'),
    ])
    const save = (written: GroupTaskValues) => updateGroupTask(task, written)
    await openDialog({
      title: <Trans>Edit task</Trans>,
      render: (close) => <GroupTaskForm group={group} task={task} save={save} close={close} />,
    })
  })
}
