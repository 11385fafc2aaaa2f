import type { GroupMission, GroupMissionTask, UserGroupMission } from '@questboard/api/group-missions/schema'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { openTaskDetails, readOnlyReason, tickOwn } from './own-task-handlers.tsx'
import { archiveTask, copyTask, openTask, removeTask } from './task-handlers.tsx'

const read = ({ groupId }: Pick<GroupMission, 'groupId'>, task: GroupMissionTask): MenuAction =>
  standardAction('open', () => openTaskDetails(groupId, task))

/** The actions of an assignee for a task of a mission. */
export function ownTaskActions(mission: UserGroupMission, task: UserGroupMission['tasks'][number]): MenuAction[] {
  const canReopen = task.completed && readOnlyReason(mission, task) === null
  return [read(mission, task), ...(canReopen ? [standardAction('reopen', () => tickOwn(mission, task))] : [])]
}

/** The actions of leaders for a task of a mission. `mayPlan`: whether they may change it now. */
export function taskActions(mission: GroupMission, task: GroupMissionTask, mayPlan: boolean): MenuAction[] {
  if (!mayPlan) return [read(mission, task)]
  const copy = standardAction('copy', () => copyTask(mission, task))
  const remove = standardAction('remove', () => removeTask(mission, task))
  if (task.archived) return [read(mission, task), copy, remove]
  const edit = standardAction('edit', () => openTask(mission, task))
  return [edit, copy, standardAction('archive', () => archiveTask(mission, task)), remove]
}
