import { users } from '@questboard/db/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type GroupWithMembers, tellChange } from '../groups/change-group.ts'
import { holdGroupsOf } from '../groups/hide.ts'
import { endMembership } from '../groups/leave.ts'
import { endGroup } from '../groups/remove.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { eraseMovements } from '../ledger/erase.ts'
import { eraseTraces } from './erase-traces.ts'

/**
 * Erases one account for ever: the groups that it created end as deleted ones do, it leaves the others as one leaves, and
 * then everything goes that is its own, or names it among what is somebody else's. The members of its groups were told
 * when the account was hidden.
 * @returns whether it was erased; not when it was taken back meanwhile, or another server was first
 *
 * Specification: Accounts.
 */
export function eraseAccount({ database, clock }: Services, userId: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const groups = await holdGroupsOf(tx, userId)
    const account = await lockEverybody(tx, userId, groups)
    if (!account?.erasesAt || account.erasesAt > clock.now()) return false
    for (const group of groups) {
      const own = [...group.members, ...group.hidden].find((membership) => membership.userId === userId)
      if (group.creatorId === userId) await endGroup(tx, clock, group)
      else if (own) {
        await endMembership(tx, clock, group, own)
        await tellChange(tx, group)
      }
    }
    await eraseTraces(tx, account)
    await eraseMovements(tx, userId)
    await tx.delete(users).where(eq(users.id, userId))
    return true
  })
}

/** Locks a player and everybody whose membership ends with the account, in the order of their ids. */
async function lockEverybody(tx: Transaction, userId: string, groups: GroupWithMembers[]) {
  const ending = groups.filter(({ creatorId }) => creatorId === userId)
  const ids = ending.flatMap(({ members, hidden }) => [...members, ...hidden].map((membership) => membership.userId))
  const locked = await tx
    .select({ id: users.id, email: users.email, erasesAt: users.erasesAt })
    .from(users)
    .where(and(inArray(users.id, [...new Set([userId, ...ids])])))
    .orderBy(asc(users.id))
    .for('no key update')
  return locked.find(({ id }) => id === userId)
}
