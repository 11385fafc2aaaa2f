import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { IconArrowBackUp, IconFileDescription, IconMessage } from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { isReopenable } from './changes.ts'
import { openOwn, tickOwn, writeOwnResult } from './own-task-handlers.tsx'

/** The actions of an assignee for a task. Actions that the server would refuse are not offered. */
export function ownActions(task: UserGroupTask): MenuAction[] {
  const open: MenuAction = {
    id: 'open',
    label: <Trans>Open</Trans>,
    icon: IconFileDescription,
    onChoose: () => openOwn(task),
  }
  const reopen: MenuAction = {
    id: 'reopen',
    label: <Trans>Reopen</Trans>,
    icon: IconArrowBackUp,
    onChoose: () => tickOwn(task),
  }
  const result: MenuAction = {
    id: 'result',
    label: task.result === null ? <Trans>Add a result</Trans> : <Trans>Edit result</Trans>,
    icon: IconMessage,
    onChoose: () => writeOwnResult(task),
  }
  return [open, ...(isReopenable(task) ? [reopen] : []), ...(task.requireResult ? [result] : [])]
}
