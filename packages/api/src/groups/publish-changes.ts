import { and, eq, inArray, isNull } from '@questboard/db/drizzle'
import { memberships } from '@questboard/db/schema'
import { publish } from '../kernel/events/events.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Notifies all members of some groups of a change, for use cases that lock none of these groups. One query finds all
 * members.
 */
export async function publishChanges(tx: Transaction, changed: readonly string[]): Promise<void> {
  const groupIds = [...new Set(changed)]
  if (groupIds.length === 0) return
  const members = await tx
    .select({ groupId: memberships.groupId, userId: memberships.userId })
    .from(memberships)
    .where(and(inArray(memberships.groupId, groupIds), isNull(memberships.hiddenAt)))
  const users = Map.groupBy(members, ({ groupId }) => groupId)
  await Promise.all(
    [...users].map(([groupId, members]) => publish(tx, { kind: 'group', groupId, users: userIdsOf(members) })),
  )
}

/** The groups of a player, whose members see a change of the player. */
export async function groupIdsOf(tx: Transaction, userId: string): Promise<string[]> {
  const own = await tx
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.hiddenAt)))
  return idsOf(own)
}
