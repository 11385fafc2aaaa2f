import { allEqual, and, eq, gt, sql } from '@questboard/db/drizzle'
import { groupRewardAssignees, promises } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { postRubies, type RubyAccount } from '../ledger/post-rubies.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { closed, type PromiseRow, promiseSource } from './read-promises.ts'

/** A promise that is cancelled. */
interface Cancellation {
  promise: PromiseRow
  /** The member who gets the rubies back. */
  account: RubyAccount
  /** The leader who cancelled it; left out if the member did. */
  by?: string | undefined
  /** What the leader says about it. */
  note?: string | undefined
}

/**
 * Cancels a promise that is owed: its member gets back the exact rubies. The group is locked. The id of the promise is
 * the reference of both ledger rows, so that rubies return once.
 * @throws DomainError promiseAlreadyAnswered
 */
export async function returnRubies(
  tx: Transaction,
  clock: Clock,
  { promise, account, by, note }: Cancellation,
): Promise<PromiseRow> {
  const { id, groupId, ruby, name } = promise
  const [cancelled] = await tx
    .update(promises)
    .set({ status: 'cancelled', note: note || null, closedAt: clock.now(), remindsAt: null })
    .where(allEqual(promises, { id, groupId, status: 'owed' }))
    .returning()
  const row = closed(cancelled)
  await postRubies(tx, clock, account, [
    { amount: ruby, reason: 'groupRewardReturned', reference: id, item: name, ...(by && { by }), note },
  ])
  await withdrawNotifications(tx, promiseSource(id))
  return row
}

/** Returns the use that a cancelled promise took. A member who leaves keeps the uses: they count on coming back. */
export async function returnUse(tx: Transaction, { rewardId, groupId, userId, takesUse }: PromiseRow): Promise<void> {
  if (!takesUse) return
  const { used, rewardId: ofReward, groupId: ofGroup, userId: assignee } = groupRewardAssignees
  await tx
    .update(groupRewardAssignees)
    .set({ used: sql`${used} - 1`, updatedAt: transactionTime(tx) })
    .where(and(eq(ofReward, rewardId), eq(ofGroup, groupId), eq(assignee, userId), gt(used, 0)))
}
