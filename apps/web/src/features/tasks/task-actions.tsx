import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconFileDescription,
  IconHistory,
  IconMessage,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { MenuAction } from '../../ui/ActionMenu.tsx'
import { openTaskHistory } from '../statistics/open-task-history.tsx'
import { dueActions } from './due/due-handlers.tsx'
import { archive, copy, remove } from './menu-handlers.ts'
import { moveActions } from './order/order-actions.tsx'
import { openTask, tick, writeResult } from './task-handlers.tsx'

/** The actions for a task in its current state, without those that the server would refuse. */
export function taskActions(task: Task): MenuAction[] {
  const { completed, archived, type, requireResult } = task
  const open: MenuAction =
    completed || archived
      ? { id: 'open', label: <Trans>Open</Trans>, icon: IconFileDescription, onChoose: () => openTask(task) }
      : { id: 'edit', label: <Trans>Edit</Trans>, icon: IconPencil, onChoose: () => openTask(task) }
  const reopen: MenuAction = {
    id: 'reopen',
    label: <Trans>Reopen</Trans>,
    icon: IconArrowBackUp,
    onChoose: () => tick(task),
  }
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
  const move: MenuAction = {
    id: 'archive',
    label: <Trans>Archive</Trans>,
    icon: IconArchive,
    onChoose: () => archive([task]),
  }
  return [
    open,
    ...(completed && !archived && type !== 'todo' ? [reopen] : []),
    ...dueActions(task),
    ...(archived ? [] : moveActions(task)),
    ...(requireResult && !archived ? [result] : []),
    ...(type === 'todo' ? [] : [history]),
    { id: 'copy', label: <Trans>Copy</Trans>, icon: IconCopy, onChoose: () => copy(task) },
    ...(completed && !archived ? [move] : []),
    { id: 'remove', label: <Trans>Delete</Trans>, icon: IconTrash, dangerous: true, onChoose: () => remove(task) },
  ]
}
