import { Trans } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconArchive, IconCopy, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { isChangeable, isOwn } from '../groups/changeable.ts'
import { archiveGroupTask, copyGroupTask, removeGroupTask } from './act-on-task.ts'
import { openGroupTask } from './open-task.tsx'

/** What leaders can do with a task; nothing is offered that the server would refuse. */
export function taskActions(group: Group, task: GroupTask): MenuAction[] {
  const read: MenuAction = {
    id: 'open',
    label: <Trans>Open</Trans>,
    icon: IconFileDescription,
    onChoose: () => openGroupTask(group, task),
  }
  if (isOwn(group, task)) return [read]
  const copy: MenuAction = {
    id: 'copy',
    label: <Trans>Copy</Trans>,
    icon: IconCopy,
    onChoose: () => copyGroupTask(task),
  }
  const archive: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: () => archiveGroupTask(task),
  }
  const remove: MenuAction = {
    id: 'remove',
    label: <Trans>Delete</Trans>,
    icon: IconTrash,
    dangerous: true,
    onChoose: () => removeGroupTask(task),
  }
  if (task.archived) return [read, copy, remove]
  if (!isChangeable(group, task)) return [read, copy]
  return [{ ...read, id: 'edit', label: <Trans>Edit</Trans>, icon: IconPencil }, copy, archive, remove]
}
