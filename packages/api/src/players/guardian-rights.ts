import type { Queries } from '@questboard/db'
import { allEqual, and, eq, inArray, isNotNull, isNull } from '@questboard/db/drizzle'
import { guardianships, memberships, users } from '@questboard/db/schema'
import { leads } from './leads.ts'

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

/** Whether a user is the creator or a leader of a group that a child is in. */
export async function leadsGroupOf(
  queries: Queries,
  { userId, childId }: { userId: string; childId: string },
): Promise<boolean> {
  const groupsOfChild = queries
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, childId), isNull(memberships.hiddenAt)))
  const led = await queries
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        leads(),
        isNull(memberships.hiddenAt),
        inArray(memberships.groupId, groupsOfChild),
      ),
    )
  return led.length > 0
}

/**
 * Whether a user may hand a child over now: a guardian by consent who leads a group of the child. An offer is void while
 * its guardian may not.
 */
export const mayHandOver = async (
  queries: Queries,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<boolean> =>
  (await isGuardian(queries, { guardianId, childId })) && (await leadsGroupOf(queries, { userId: guardianId, childId }))
