import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconBell, IconMessage } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
import { canRemind } from '../tasks/due/reminders.ts'
import { isReopenable } from './changes.ts'
import { openOwn, openOwnReminders, tickOwn, writeOwnResult } from './own-task-handlers.tsx'
import { swapActions } from './turn-actions.tsx'

/** The actions of an assignee for a task. Actions that the server would refuse are not offered. */
export function ownActions(task: UserGroupTask): MenuAction[] {
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
    usualAction('open', () => openOwn(task)),
    ...(isReopenable(task) ? [usualAction('reopen', () => tickOwn(task))] : []),
    ...swapActions(task),
    ...(task.requireResult ? [result] : []),
    ...(reminds ? [reminders] : []),
  ]
}
