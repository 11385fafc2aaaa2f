import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
import { isOpen } from './progress.ts'
import { openTask, tick } from './task-handlers.tsx'
import { archiveTask, copyTask, removeTask } from './task-menu-handlers.ts'

/**
 * The actions for a task of a mission in their current states. Actions that the server would refuse are not offered.
 */
export function taskActions(mission: Mission, task: MissionTask): MenuAction[] {
  const { completed, archived } = task
  const open = () => openTask(mission, task)
  if (!isOpen(mission)) return [usualAction('open', open)]
  const canReopen = completed && !archived && mission.status === 'active'
  return [
    usualAction(completed ? 'open' : 'edit', open),
    ...(canReopen ? [usualAction('reopen', () => tick(mission, task))] : []),
    usualAction('copy', () => copyTask(mission.id, task)),
    ...(completed && !archived ? [usualAction('archive', () => archiveTask(mission.id, task))] : []),
    usualAction('remove', () => removeTask(mission.id, task)),
  ]
}
