import type { Queries } from '@questboard/db'
import { allEqual, and, asc, eq, inArray, isNotNull, isNull } from '@questboard/db/drizzle'
import { guardianships, users } from '@questboard/db/schema'

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
