import { t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { flushSync } from 'react-dom'
import { attempt } from '../../../app/mutations/attempt.ts'
import { replaceItem } from '../../../app/mutations/changes.ts'
import type { Mutation } from '../../../app/mutations/optimistic-list.ts'
import { sendOrQueue } from '../../../app/mutations/send-or-queue.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { focusedRow, focusRow } from '../../../ui/row-focus.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce, shownToast, showToast } from '../../../ui/toasts.ts'
import { perform, readCurrentTasks } from '../current.ts'
import { movedBehind, placeBeside, taskBefore } from './moved.ts'

/** Where a task goes: above or below another one of the list. */
export type Place = { edge: 'top' | 'bottom'; of: string }

/** The last move. Several steps of one task are undone together. */
let last = { toast: 0, id: '', from: null as string | null }

/** Moves a task in the player's own order. It can be undone while the toast is visible. */
export function moveTask(task: Task, place: Place): void {
  const { id } = task
  const tasks = readCurrentTasks()
  const after = placeBeside(tasks, id, place)
  const before = taskBefore(tasks, id)
  if (after === before) return
  const isSameMove = last.id === id && shownToast.read()?.id === last.toast
  const from = isSameMove ? last.from : before
  const title = shortTitle(task.title)
  const hadFocus = focusedRow() === id
  flushSync(() => send(task, after))
  if (hadFocus) focusRow(id)
  const message = t`“${title}” moved.`
  const toast = showToast({
    message,
    undo() {
      announce(t`Moved back`)
      send(task, from)
    },
  })
  last = { toast, id, from }
  announce(`${message} ${placeOf(id)}`)
}

/** The place of a task in its part of the list, for screen readers. */
function placeOf(id: string): string {
  const rows = rowsBeside(id)
  const place = rows.indexOf(id) + 1
  return t`Place ${place} of ${rows.length}.`
}

/** The ids of the rows in the same part of the list, from the top. Rows of other lists have no place in the order. */
export function rowsBeside(id: string): string[] {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  const rows = row?.closest('[role=list]')?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  const own = new Set(readCurrentTasks().map((task) => task.id))
  return [...rows].map((row) => row.dataset.row ?? '').filter((taskId) => own.has(taskId))
}

/** Moves a task one row up (-1) or down (1), within its part of the list. */
export function moveByStep(task: Task, step: 1 | -1): void {
  const rows = rowsBeside(task.id)
  const of = rows[rows.indexOf(task.id) + step]
  if (of !== undefined) moveTask(task, { edge: step < 0 ? 'top' : 'bottom', of })
  else announce(step < 0 ? t`Already at the top.` : t`Already at the bottom.`)
}

function send(task: Task, after: string | null): void {
  const { id } = task
  const input = { id, after }
  const title = shortTitle(task.title)
  const change = movedBehind<Task>(input)
  const mutation = sendOrQueue({ call: 'move', input }, task, {
    queueKey: id,
    change,
    async send() {
      const expected = change(readCurrentTasks()).find((candidate) => candidate.id === id)?.rank
      const moved = await trpcClient.tasks.move.mutate(input)
      // Another window has changed the order, or the server has renumbered it.
      if (moved.rank !== expected) void trpcUtils.dashboard.read.invalidate({})
      return moved
    },
    settle: replaceItem,
  })
  void attempt(t`Couldn’t move “${title}”.`, () => performInOrder(mutation))
}

/** Resolves when the moves until now have succeeded, failed or been queued. */
let earlierMoves: Promise<unknown> = Promise.resolve()

/** A move names another task, so it is sent behind the earlier moves, even those of other tasks. */
async function performInOrder<Moved>({ send, ...mutation }: Mutation<Task, Moved>): Promise<void> {
  const earlier = earlierMoves
  const done = perform({ ...mutation, send: () => earlier.then(send) })
  earlierMoves = done.catch(() => {})
  await done
}
