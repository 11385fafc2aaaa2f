import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import { recordOccurrences } from '../periods/occurrences.ts'
import { changeOwnTask } from './change-task.ts'
import { saveWithReminder } from './reminding.ts'
import { assertReopenable, streakAfterReopening, takenBack } from './rules.ts'
import type { ReopenTask } from './schema.ts'

/**
 * Reopens a completed daily or weekly task and takes back what it paid, if the balances allow.
 * @throws DomainError taskNotFound, cannotReopenArchivedTask, occurrenceOver, taskNotCompleted,
 * cannotReopenToDoTask
 *
 * Rules: Earning.
 */
export function reopenTask(ctx: UserContext, { id, occurrence }: ReopenTask): Promise<{ stats: Stats }> {
  const { services, userId } = ctx
  return changeOwnTask(ctx, id, async (tx, own) => {
    const { player, task, today } = own
    assertReopenable(task, { today, occurrence })
    const { slot, dueOn } = task
    // A late completion in time made it count as not missed. One without `at` stores no day.
    const isDatedBack = task.completedOn !== null && task.completedOn < today
    const isOverdue = isDatedBack && slot !== null && task.missed === null && dueOn !== null && dueOn < today
    const { gold, exp } = takenBack(task, player)
    const reference = `${task.id}:${task.postings}`
    const [, , balances] = await Promise.all([
      saveWithReminder(tx, services.clock, own, {
        completedAt: null,
        completedOn: null,
        streak: streakAfterReopening(task, { isOverdue }),
        ...(isOverdue ? { missed: true } : {}),
        paidGold: task.paidGold - gold,
        paidExp: task.paidExp - exp,
        postings: task.postings + 1,
      }),
      isOverdue && recordOccurrences(tx, [{ taskId: task.id, userId, slot, dueOn, outcome: 'missed' }]),
      post(tx, services.clock, userId, [
        { currency: 'gold', amount: -gold, reason: 'taskReopened', reference, item: task.title },
        { currency: 'exp', amount: -exp, reason: 'taskReopened', reference, item: task.title },
      ]),
    ])
    if (!balances) throw new Error('took back more than the player has')
    return { stats: statsOf(balances) }
  })
}
