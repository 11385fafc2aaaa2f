import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { isOpen } from './progress.ts'
import { openTask, tickMissionTask } from './task-handlers.tsx'
import { archiveTask, copyTask, removeTask } from './task-menu-handlers.ts'

/**
 * The actions for a task of a mission in their current states. Actions that the server would refuse are not offered.
 */
export function taskActions(mission: Mission, task: MissionTask): MenuAction[] {
  const { completed, archived } = task
  const open = () => openTask(mission, task)
  if (!isOpen(mission)) return [standardAction('open', open)]
  const canReopen = completed && !archived && mission.status === 'active'
  return [
    standardAction(completed ? 'open' : 'edit', open),
    ...(canReopen ? [standardAction('reopen', () => tickMissionTask(mission, task))] : []),
    standardAction('copy', () => copyTask(mission.id, task)),
    ...(completed && !archived ? [standardAction('archive', () => archiveTask(mission.id, task))] : []),
    standardAction('remove', () => removeTask(mission.id, task)),
  ]
}
