import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconBell, IconMessage } from '@tabler/icons-react'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { isLeader } from '../groups/roles.ts'
import { canRemind } from '../tasks/due/reminders.ts'
import { isReopenable } from './changes.ts'
import { openOwn, openOwnReminders, tickOwn, writeOwnResult } from './own-task-handlers.tsx'
import { swapActions } from './turn-actions.tsx'

/** The actions of an assignee for a task. Actions that the server would refuse are not offered. */
export async function ownActions(task: UserGroupTask): Promise<MenuAction[]> {
  const result: MenuAction = {
    id: 'result',
    label: task.result === null ? <Trans>Add a result</Trans> : <Trans>Edit result</Trans>,
    icon: IconMessage,
    onChoose: () => writeOwnResult(task),
  }
  const reminders: MenuAction = {
    id: 'reminders',
    label: <Trans>My reminders</Trans>,
    icon: IconBell,
    onChoose: () => openOwnReminders(task),
  }
  const { type, schedule, completed } = task
  const reminds = canRemind(type, schedule) && !(type === 'todo' && completed)
  return [
    standardAction('open', () => openOwn(task)),
    ...(isReopenable(task) ? [standardAction('reopen', () => tickOwn(task))] : []),
    ...swapActions(task),
    ...(task.requireResult ? [result] : []),
    ...(reminds ? [reminders] : []),
    ...(await leaderActions(task)),
  ]
}

/** The actions of a leader for their own task. On the page of a group it is only in their own list, with these. */
async function leaderActions({ id, groupId }: UserGroupTask): Promise<MenuAction[]> {
  const group = trpcUtils.groups.read.getData({ id: groupId })
  const task = trpcUtils.groupTasks.list.getData({ groupId })?.find((candidate) => candidate.id === id)
  if (!task || !group || !isLeader(group.currentMember)) return []
  const [{ taskActions }] = await Promise.all([import('./task-actions.tsx'), loadCatalog('schedules')])
  return taskActions(group, task).filter((action) => action.id !== 'open')
}
