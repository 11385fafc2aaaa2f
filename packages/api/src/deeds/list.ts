import { and, eq, gt, isNull, or } from '@questboard/db/drizzle'
import { deeds } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import { isLeader } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { readDeeds } from './read-deeds.ts'
import { listedSince } from './rules.ts'
import type { Deed, ListDeeds } from './schema.ts'

/**
 * The deeds of a group, the newest first: all for leaders, their own for others. Answered and withdrawn ones are listed
 * for 90 days.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 *
 * Rules: Something extra.
 */
export async function listDeeds(ctx: UserContext, { groupId, status, page, limit }: ListDeeds): Promise<Deed[]> {
  const { me } = await readOwnGroup(ctx, groupId, 'member')
  const condition = and(
    eq(deeds.groupId, groupId),
    isLeader(me) ? undefined : eq(deeds.userId, me.userId),
    status && eq(deeds.status, status),
    or(isNull(deeds.closedAt), gt(deeds.closedAt, listedSince(ctx.services.clock.now()))),
  )
  return readDeeds(ctx.db, condition, { page, limit })
}
