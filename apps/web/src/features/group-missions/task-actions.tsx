import { Trans } from '@lingui/react/macro'
import type { GroupMission, GroupMissionTask, UserGroupMission } from '@questboard/api/group-missions/schema'
import { IconArchive, IconArrowBackUp, IconCopy, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { openTaskDetails, readOnlyReason, tickOwn } from './own-task-handlers.tsx'
import { archiveTask, copyTask, openTask, removeTask } from './task-handlers.tsx'

const read = ({ groupId }: Pick<GroupMission, 'groupId'>, task: GroupMissionTask): MenuAction => ({
  id: 'open',
  label: <Trans>Open</Trans>,
  icon: IconFileDescription,
  onChoose: () => openTaskDetails(groupId, task),
})

/** The actions of an assignee for a task of a mission. */
export function ownTaskActions(mission: UserGroupMission, task: UserGroupMission['tasks'][number]): MenuAction[] {
  const reopen: MenuAction = {
    id: 'reopen',
    label: <Trans>Reopen</Trans>,
    icon: IconArrowBackUp,
    onChoose: () => tickOwn(mission, task),
  }
  return task.completed && readOnlyReason(mission, task) === null
    ? [read(mission, task), reopen]
    : [read(mission, task)]
}

/** The actions of leaders for a task of a mission. `plans`: whether they may change it now. */
export function taskActions(mission: GroupMission, task: GroupMissionTask, plans: boolean): MenuAction[] {
  if (!plans) return [read(mission, task)]
  const copy: MenuAction = {
    id: 'copy',
    label: <Trans>Copy</Trans>,
    icon: IconCopy,
    onChoose: () => copyTask(mission, task),
  }
  const remove: MenuAction = {
    id: 'remove',
    label: <Trans>Delete</Trans>,
    icon: IconTrash,
    dangerous: true,
    onChoose: () => removeTask(mission, task),
  }
  if (task.archived) return [read(mission, task), copy, remove]
  const edit: MenuAction = {
    id: 'edit',
    label: <Trans>Edit</Trans>,
    icon: IconPencil,
    onChoose: () => openTask(mission, task),
  }
  const archive: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: () => archiveTask(mission, task),
  }
  return [edit, copy, archive, remove]
}
