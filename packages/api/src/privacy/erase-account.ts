import { asc, eq, inArray } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { markItemsChanged } from '../group-items/mark-changed.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { endMembership } from '../groups/end-membership.ts'
import { passOn } from '../groups/leaving-creator.ts'
import { everyoneIn, lockGroupsOf, publishChange } from '../groups/lock-group.ts'
import { endGroup } from '../groups/remove.ts'
import type { Services } from '../kernel/context.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { eraseMovements } from '../ledger/erase.ts'
import { eraseTraces } from './erase-traces.ts'

/**
 * Erases an account permanently. Groups that it created pass on to the leader who was asked, or are deleted;
 * memberships in other groups end, and then all its data is erased, including its name in the data of others. The
 * members of its groups were notified when the account was hidden.
 * @returns whether it was erased: false if the deletion was cancelled or another server was first
 *
 * Rules: Accounts.
 */
export function eraseAccount({ database, clock }: Services, userId: string): Promise<boolean> {
  // Statements of other transactions end after seconds, so an account with a great many rows would stay for ever.
  return createTransactionRunner(
    { database, clock },
    { patient: true },
  )(async (tx) => {
    const groups = await lockGroupsOf(tx, userId)
    const account = await lockAllMembers(tx, userId, groups)
    if (!account?.erasesAt || account.erasesAt > clock.now()) return false
    for (const group of groups) {
      const membership = everyoneIn(group).find((membership) => membership.userId === userId)
      const isEnding = group.creatorId === userId && !(await passOn(tx, clock, group))
      if (isEnding) await endGroup(tx, clock, group)
      else if (membership) {
        await endMembership(tx, clock, { group, membership })
        await publishChange(tx, group)
      }
    }
    await markItemsChanged(tx, userId)
    await eraseTraces(tx, account)
    await eraseMovements(tx, userId)
    await tx.delete(users).where(eq(users.id, userId))
    return true
  })
}

/** Locks the player and all members whose membership ends, in the order of their ids. */
async function lockAllMembers(tx: Transaction, userId: string, groups: GroupWithMembers[]) {
  const ending = groups.filter(({ creatorId }) => creatorId === userId)
  const ids = ending.flatMap((group) => userIdsOf(everyoneIn(group)))
  const locked = await tx
    .select({ id: users.id, email: users.email, erasesAt: users.erasesAt })
    .from(users)
    .where(inArray(users.id, [...new Set([userId, ...ids])]))
    .orderBy(asc(users.id))
    .for('no key update')
  return locked.find(({ id }) => id === userId)
}
