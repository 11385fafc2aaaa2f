import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { focusRow } from '../../../ui/row-focus.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { showMessage } from '../../../ui/toasts.ts'
import { readCurrentTasks } from '../current.ts'
import { moveByStep } from '../order/move.ts'
import { currentOrder } from '../order/order-actions.tsx'
import { dueActions } from './due-handlers.tsx'
import { openMoveSheet } from './move-sheet.tsx'

/** What a key does with the task in the focused row. */
export type RowKey = 'today' | 'snooze' | 'skip' | 'up' | 'down'

const actions: Record<RowKey, (task: Task) => void> = {
  today: (task) => choose(task, 'today') || showMessage(notMoved(task)),
  snooze: (task) => openMoveSheet(task),
  skip: (task) => choose(task, 'skip') || showMessage(t`“${shortTitle(task.title)}” can’t be skipped now.`),
  up: (task) => step(task, -1),
  down: (task) => step(task, 1),
}

/** Handles a key for the row of a task. Rows of other lists have no such keys. */
export function pressOnRow(id: string, key: RowKey): void {
  const task = readCurrentTasks().find((candidate) => candidate.id === id)
  if (task) actions[key](task)
}

/** Chooses an action of the task's menu, if it has it now. */
function choose(task: Task, id: string): boolean {
  const action = dueActions(task).find((dueAction) => dueAction.id === id)
  action?.onChoose()
  return action !== undefined
}

function step(task: Task, by: 1 | -1): void {
  if (currentOrder() === 'manual') moveByStep(task, by)
  else showMessage(t`To move tasks, sort the list by “My own order” first.`)
  focusRow(task.id)
}

function notMoved({ title }: Task): string {
  return t`“${shortTitle(title)}” can’t be moved to today.`
}
