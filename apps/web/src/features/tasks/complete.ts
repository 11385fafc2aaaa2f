import { plural, t } from '@lingui/core/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { attempt } from '../../app/acts/attempt.ts'
import { withBalances } from '../../app/acts/balances.ts'
import { sendOrKeep } from '../../app/acts/send-or-keep.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { amendNote, announce, endNote, showNote } from '../../ui/notes.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { completed } from './changes.ts'
import { isFirstTask, tellOfFirstTask } from './coach.ts'
import { flyCoin } from './coin-flight.ts'
import { perform } from './current.ts'
import { linger } from './lingering.ts'
import { reopenTask } from './reopen.ts'

/**
 * Completes a task: the row changes and the coin flies at once, balances and pawn move with the answer. A daily or
 * weekly task can be taken back while the note stays; a todo stays done.
 */
export async function completeTask(task: Task, result?: string): Promise<void> {
  const before = trpcUtils.profile.read.getData({})
  const first = isFirstTask()
  const { id, gold, type } = task
  const title = shortTitle(task.title)
  const undo = () => void attempt(t`“${title}” could not be opened again.`, () => reopenTask(task))
  linger(id)
  const note = showNote({
    message: t`“${title}” is done.`,
    gold,
    undo: type === 'todo' ? undefined : undo,
  })
  // On holiday the server refuses: nothing flies that would have to come back.
  if (gold > 0 && !before?.holidayMode) flyCoin(id)
  try {
    await perform(
      sendOrKeep({ call: 'complete', input: { id, result } }, task, {
        lane: id,
        change: completed(id, new Date().toISOString(), result),
        send: async () => {
          const goldBefore = trpcUtils.profile.read.getData({})?.stats.gold ?? 0
          const award = await withBalances(() => trpcClient.tasks.complete.mutate({ id, result }))
          tellEarned(note, earnedOf(task, award.stats.gold - goldBefore), first)
          return award
        },
      }),
    )
  } catch (error) {
    endNote(note)
    throw error
  }
}

/** Completing again what was reopened pays only what is not paid yet; what the square gave is not the task's. */
function earnedOf({ gold }: Task, gained: number): number {
  return Math.min(gold, Math.max(0, gained))
}

function tellEarned(note: number, gold: number, first: boolean): void {
  amendNote(note, { gold })
  announce(t`${plural(gold, { one: '# gold earned', other: '# gold earned' })}`)
  if (first) tellOfFirstTask(gold)
}
