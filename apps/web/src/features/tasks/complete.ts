import { plural, t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { readFailure } from '../../app/failure.ts'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { expectGold, withBalances } from '../../app/mutations/balances.ts'
import { isQueueing } from '../../app/mutations/send-or-queue.ts'
import { canWait, mutateWithUndo } from '../../app/mutations/undoable.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, endToast, showToast, updateToast } from '../../ui/toasts.ts'
import { completed } from './changes.ts'
import { forgetFirstTask, isFirstTask, showFirstTask } from './coach.ts'
import { flyCoin } from './coin-flight.ts'
import { overlay, performOrQueue } from './current.ts'
import { linger } from './lingering.ts'
import { reopenTask } from './reopen.ts'

/**
 * Completes a task. The row changes and the coin flies at once; pawn and balances move with the response. It can be
 * undone while the toast is visible: the call for a to-do waits that long, and its gold is expected; other tasks are
 * reopened.
 */
export async function completeTask(task: Task, result?: string): Promise<void> {
  const { id, gold, type } = task
  const title = shortTitle(task.title)
  const message = t`“${title}” is done.`
  const change = completed(id, new Date().toISOString(), result)
  const first = isFirstTask()
  const canUndo = type === 'todo' && canWait() && !isQueueing()
  let toast = 0
  // Without a schedule, the day or week of the request counts.
  const occurrence = task.schedule && task.slot ? { occurrence: task.slot } : {}
  const input = { id, result, ...occurrence }
  const send = () =>
    performOrQueue({ call: 'complete', input }, task, {
      change,
      send: async () => {
        const goldBefore = trpcUtils.profile.read.getData({})?.stats.gold ?? 0
        const complete = () => trpcClient.tasks.complete.mutate(input)
        try {
          const award = await withBalances(complete, canUndo ? gold : 0)
          showEarned(toast, earnedOf(task, award.stats.gold - goldBefore), first)
        } catch (error) {
          // Another window or device was first: it is done.
          if (readFailure(error).code !== 'taskAlreadyCompleted') throw error
          refreshBalances()
        }
      },
    })
  linger(id)
  if (canUndo) {
    mutateWithUndo({
      // Pawn and experience come with the response, so it should not wait long.
      toast: { message, gold, seconds: 6 },
      words: { undone: t`“${title}” is open again`, failed: t`“${title}” is still open.` },
      queueKey: id,
      show() {
        const removals = [overlay(change), expectGold(gold)]
        return () => removals.map((remove) => remove())
      },
      send,
      call: { method: 'POST', path: `/user/tasks/${id}/complete`, body: { result } },
      queued: { call: 'complete', input: { id, result }, title: task.title, type },
    })
  } else {
    const reopen = () => {
      if (first) forgetFirstTask()
      void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopenTask(task))
    }
    toast = showToast({ message, gold, undo: type === 'todo' ? undefined : reopen })
  }
  if (gold > 0) flyCoin(id)
  if (canUndo) return
  try {
    await send()
  } catch (error) {
    endToast(toast)
    throw error
  }
}

/** Completing a reopened task pays only the unpaid rest. The reward of the square is not part of it. */
function earnedOf({ gold }: Task, gained: number): number {
  return Math.min(gold, Math.max(0, gained))
}

function showEarned(toast: number, gold: number, first: boolean): void {
  updateToast(toast, { gold })
  announce(t`${plural(gold, { one: '# gold earned', other: '# gold earned' })}`)
  if (first) showFirstTask(gold)
}
