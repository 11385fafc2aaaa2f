import { Trans } from '@lingui/react/macro'
import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { IconArchive, IconArrowBackUp, IconCopy, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { archiveTask, copyTask, removeTask } from './menu-handlers.ts'
import { isOpen } from './progress.ts'
import { openTask, tick } from './task-handlers.tsx'

/**
 * The actions for a task of a mission in their current states. Actions that the server would refuse are not offered.
 */
export function taskActions(mission: Mission, task: MissionTask): MenuAction[] {
  const { completed, archived } = task
  const read: MenuAction = {
    id: 'open',
    label: <Trans>Open</Trans>,
    icon: IconFileDescription,
    onChoose: () => openTask(mission, task),
  }
  if (!isOpen(mission)) return [read]
  const edit: MenuAction = { ...read, id: 'edit', label: <Trans>Edit</Trans>, icon: IconPencil }
  const reopen: MenuAction = {
    id: 'reopen',
    label: <Trans>Reopen</Trans>,
    icon: IconArrowBackUp,
    onChoose: () => tick(mission, task),
  }
  const move: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: () => archiveTask(mission.id, task),
  }
  return [
    completed ? read : edit,
    ...(completed && !archived && mission.status === 'active' ? [reopen] : []),
    { id: 'copy', label: <Trans>Copy</Trans>, icon: IconCopy, onChoose: () => copyTask(mission.id, task) },
    ...(completed && !archived ? [move] : []),
    {
      id: 'remove',
      label: <Trans>Delete</Trans>,
      icon: IconTrash,
      dangerous: true,
      onChoose: () => removeTask(mission.id, task),
    },
  ]
}
