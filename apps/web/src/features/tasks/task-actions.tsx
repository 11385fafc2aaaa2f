import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconHistory, IconMessage } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { standardAction } from '../../ui/standard-actions.tsx'
import { openTaskHistory } from '../statistics/open-task-history.tsx'
import { dueActions } from './due/due-handlers.tsx'
import { archiveTasks, copyTask, removeTask } from './menu-handlers.ts'
import { moveActions } from './order/order-actions.tsx'
import { openTask, tickTask, writeResult } from './task-handlers.tsx'

/** The actions for a task in its current state, without those that the server would refuse. */
export function taskActions(task: Task): MenuAction[] {
  const { completed, archived, type, requireResult } = task
  const history: MenuAction = {
    id: 'history',
    label: <Trans>History</Trans>,
    icon: IconHistory,
    onChoose: () => openTaskHistory(task),
  }
  const result: MenuAction = {
    id: 'result',
    label: task.result === null ? <Trans>Add a result</Trans> : <Trans>Edit result</Trans>,
    icon: IconMessage,
    onChoose: () => writeResult(task),
  }
  return [
    standardAction(completed || archived ? 'open' : 'edit', () => openTask(task)),
    ...(completed && !archived && type !== 'todo' ? [standardAction('reopen', () => tickTask(task))] : []),
    ...dueActions(task),
    ...(archived ? [] : moveActions(task)),
    ...(requireResult && !archived ? [result] : []),
    ...(type === 'todo' ? [] : [history]),
    standardAction('copy', () => copyTask(task)),
    ...(completed && !archived ? [standardAction('archive', () => archiveTasks([task]))] : []),
    standardAction('remove', () => removeTask(task)),
  ]
}
