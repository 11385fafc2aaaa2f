import type { Queries } from '@questboard/db'
import { allEqual, and, asc, eq, inArray, isNotNull, isNull, notInArray } from '@questboard/db/drizzle'
import { guardianships, memberships, users } from '@questboard/db/schema'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { withdrawNotificationOf } from '../notifications/notify.ts'

/** Whether a player is a child whose guardian this user is, by consent. */
export async function isGuardian(
  queries: Queries,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<boolean> {
  const found = await queries
    .select({ id: users.id })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.childId), users.managed))
    .where(and(allEqual(guardianships, { guardianId, childId }), isNotNull(guardianships.consentAt)))
  return found.length > 0
}

/** The guardians of children by child, in the order of consent, without those who wait for deletion. */
export async function guardiansOf(queries: Queries, childIds: readonly string[]): Promise<Map<string, string[]>> {
  if (childIds.length === 0) return new Map()
  const found = await queries
    .select({ childId: guardianships.childId, guardianId: guardianships.guardianId })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.guardianId), isNull(users.erasesAt)))
    .where(and(inArray(guardianships.childId, [...childIds]), isNotNull(guardianships.consentAt)))
    .orderBy(asc(guardianships.consentAt), asc(guardianships.guardianId))
  const byChild = Map.groupBy(found, ({ childId }) => childId)
  return new Map([...byChild].map(([childId, rows]) => [childId, rows.map(({ guardianId }) => guardianId)]))
}

/**
 * Ends the requests to become guardian of hidden children of a locked group, of a leader who has left it or leads it no
 * longer, unless the leader leads another group of the child. When the group itself ends, they stay.
 */
export async function endRequestsToGuard(
  tx: Transaction,
  { groupId, userId: guardianId }: { groupId: string; userId: string },
): Promise<void> {
  const led = tx
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, guardianId), inArray(memberships.role, ['creator', 'leader'])))
  const stillLed = tx.select({ id: memberships.userId }).from(memberships).where(inArray(memberships.groupId, led))
  const hidden = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(memberships.groupId, groupId), users.managed, isNotNull(users.erasesAt)))
  const ended = await tx
    .delete(guardianships)
    .where(
      and(
        eq(guardianships.guardianId, guardianId),
        isNull(guardianships.consentAt),
        inArray(guardianships.childId, hidden),
        notInArray(guardianships.childId, stillLed),
      ),
    )
    .returning({ childId: guardianships.childId })
  for (const { childId } of ended) await withdrawNotificationOf(tx, guardianId, aboutChild(childId).askGuardian)
}
