import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { guardianships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { readChildren } from './read-children.ts'
import type { Child } from './schema.ts'

/**
 * The children whose guardian the caller is, wherever they play, with those whose deletion is pending.
 *
 * Rules: Children.
 */
export async function listChildren(ctx: UserContext): Promise<Child[]> {
  const { db, userId } = ctx
  const own = await db
    .select({ id: guardianships.childId })
    .from(guardianships)
    .where(and(eq(guardianships.guardianId, userId), isNotNull(guardianships.consentAt)))
  return readChildren(db, ctx, idsOf(own))
}
