import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconMessage } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { usualAction } from '../../ui/usual-actions.tsx'
import { isReopenable } from './changes.ts'
import { openOwn, tickOwn, writeOwnResult } from './own-task-handlers.tsx'

/** The actions of an assignee for a task. Actions that the server would refuse are not offered. */
export function ownActions(task: UserGroupTask): MenuAction[] {
  const result: MenuAction = {
    id: 'result',
    label: task.result === null ? <Trans>Add a result</Trans> : <Trans>Edit result</Trans>,
    icon: IconMessage,
    onChoose: () => writeOwnResult(task),
  }
  return [
    usualAction('open', () => openOwn(task)),
    ...(isReopenable(task) ? [usualAction('reopen', () => tickOwn(task))] : []),
    ...(task.requireResult ? [result] : []),
  ]
}
