import { plural, t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { readFailure } from '../../app/failure.ts'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { expectGold, withBalances } from '../../app/mutations/balances.ts'
import type { Change } from '../../app/mutations/changes.ts'
import { isQueueing } from '../../app/mutations/send-or-queue.ts'
import { canWait, mutateWithUndo, removeAll } from '../../app/mutations/undoable.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, updateToast, withToast } from '../../ui/toasts.ts'
import { completeIn } from './changes.ts'
import { flyCoin } from './coin-flight.ts'
import { overlay, performOrQueue } from './current.ts'
import { forgetFirstTask, isFirstTask, showFirstTask } from './first-task.ts'
import { linger } from './lingering.ts'
import { reopenTask } from './reopen.ts'

/**
 * Completes a task. The row changes and the coin flies at once; pawn and balances move with the response. It can be
 * undone while the toast is visible: the call for a to-do waits that long, other tasks are reopened.
 */
export async function completeTask(task: Task, result?: string): Promise<void> {
  linger(task.id)
  const title = shortTitle(task.title)
  const message = t`“${title}” is done.`
  announce(message)
  const change = completeIn(task.id, new Date().toISOString(), result)
  const completion = { title, message, result, change, isFirst: isFirstTask() }
  if (task.type === 'todo' && canWait() && !isQueueing()) completeAfterToast(task, completion)
  else await completeNow(task, completion)
}

interface Completion {
  title: string
  message: string
  result: string | undefined
  change: Change<Task>
  /** Whether it is the first task that the player completes. */
  isFirst: boolean
}

/** Completes a to-do when its toast has closed. Until then its gold is expected. */
function completeAfterToast(task: Task, completion: Completion): void {
  const { id, gold, type } = task
  const { title, message, result, change, isFirst } = completion
  mutateWithUndo({
    // Pawn and experience come with the response, so it should not wait long.
    toast: { message, amount: gold, seconds: 6 },
    messages: { undone: t`“${title}” is open again`, failed: t`“${title}” is still open.` },
    queueKey: id,
    show: () => removeAll(overlay(change), expectGold(gold)),
    send: () => send(task, completion, { expectedGold: gold, onEarned: (earned) => announceEarned(earned, isFirst) }),
    call: { method: 'POST', path: `/user/tasks/${id}/complete`, body: { result } },
    queued: { call: 'complete', input: { id, result }, title: task.title, type },
  })
  if (gold > 0) flyCoin(id)
}

async function completeNow(task: Task, completion: Completion): Promise<void> {
  const { id, gold, type } = task
  const { title, message, isFirst } = completion
  const reopen = () => {
    if (isFirst) forgetFirstTask()
    void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopenTask(task))
  }
  const undo = type === 'todo' ? undefined : reopen
  await withToast({ message, amount: gold, undo }, (toast) => {
    const onEarned = (earned: number) => {
      updateToast(toast, { amount: earned })
      announceEarned(earned, isFirst)
    }
    if (gold > 0) flyCoin(id)
    return send(task, completion, { expectedGold: 0, onEarned })
  })
}

interface Sending {
  /** The gold that the balance shows already. */
  expectedGold: number
  onEarned: (earned: number) => void
}

function send(task: Task, { result, change }: Completion, { expectedGold, onEarned }: Sending): Promise<unknown> {
  const { id, schedule, slot } = task
  // Without a schedule, the day or week of the request counts.
  const input = { id, result, ...(schedule && slot && { occurrence: slot }) }
  return performOrQueue({ call: 'complete', input }, task, {
    change,
    send: async () => {
      const goldBefore = trpcUtils.profile.read.getData({})?.stats.gold ?? 0
      try {
        const award = await withBalances(() => trpcClient.tasks.complete.mutate(input), expectedGold)
        onEarned(earnedOf(task, award.stats.gold - goldBefore))
      } catch (error) {
        // Another window or device was first: it is done.
        if (readFailure(error).code !== 'taskAlreadyCompleted') throw error
        refreshBalances()
      }
    },
  })
}

/** Completing a reopened task pays only the unpaid rest. The reward of the square is not part of it. */
function earnedOf({ gold }: Task, gained: number): number {
  return Math.min(gold, Math.max(0, gained))
}

function announceEarned(gold: number, isFirst: boolean): void {
  announce(t`${plural(gold, { one: '# gold earned', other: '# gold earned' })}`)
  if (isFirst) showFirstTask(gold)
}
