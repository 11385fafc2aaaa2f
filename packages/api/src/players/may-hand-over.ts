import type { Queries } from '@questboard/db'
import { allEqual, and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { alias } from '@questboard/db/pg-core'
import { guardianships, memberships } from '@questboard/db/schema'
import { leads } from './leads.ts'

const ofChild = alias(memberships, 'membership_of_child')

/**
 * Whether a user may hand a child over now: a guardian by consent who leads a group of the child. An offer is void while
 * its guardian may not.
 */
export async function mayHandOver(
  queries: Queries,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<boolean> {
  const found = await queries
    .select({ groupId: memberships.groupId })
    .from(guardianships)
    .innerJoin(
      memberships,
      and(eq(memberships.userId, guardianships.guardianId), leads(), isNull(memberships.hiddenAt)),
    )
    .innerJoin(
      ofChild,
      and(
        eq(ofChild.groupId, memberships.groupId),
        eq(ofChild.userId, guardianships.childId),
        isNull(ofChild.hiddenAt),
      ),
    )
    .where(and(allEqual(guardianships, { guardianId, childId }), isNotNull(guardianships.consentAt)))
    .limit(1)
  return found.length > 0
}
