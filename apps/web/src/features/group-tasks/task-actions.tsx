import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { isOwn } from '../groups/changeable.ts'
import { itemActions } from '../groups/item-actions.tsx'
import { occurrenceActions } from './occurrence-actions.tsx'
import { openGroupTask } from './open-task.tsx'
import { archiveGroupTask, copyGroupTask, removeGroupTask } from './task-handlers.ts'
import { giveTurnActions } from './turn-actions.tsx'

/** The actions of leaders for a task. */
export function taskActions(group: Group, task: GroupTask): MenuAction[] {
  const [open, ...others] = itemActions(group, task, {
    open: () => openGroupTask(group, task),
    copy: () => copyGroupTask(task),
    archive: () => archiveGroupTask(task),
    remove: () => removeGroupTask(task),
  })
  const moves = isOwn(group, task) ? [] : occurrenceActions(task)
  return open ? [open, ...giveTurnActions(task), ...moves, ...others] : []
}
