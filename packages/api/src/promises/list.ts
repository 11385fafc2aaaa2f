import { and, eq, gt, isNull, or } from '@questboard/db/drizzle'
import { promises } from '@questboard/db/schema'
import { readOwnGroup } from '../groups/change-group.ts'
import { isLeader } from '../groups/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { readPromises } from './read-promises.ts'
import { listedSince } from './rules.ts'
import type { GroupPromise, ListPromises } from './schema.ts'

/**
 * The redeemed rewards of a group: all for leaders, their own for others. Owed ones come first, the oldest first. Given
 * and cancelled ones follow for 90 days, the latest first.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 *
 * Rules: Vouchers.
 */
export async function listPromises(
  ctx: UserContext,
  { groupId, status, page, limit }: ListPromises,
): Promise<GroupPromise[]> {
  const { me } = await readOwnGroup(ctx, groupId, 'member')
  const condition = and(
    eq(promises.groupId, groupId),
    isLeader(me) ? undefined : eq(promises.userId, me.userId),
    status && eq(promises.status, status),
    or(isNull(promises.closedAt), gt(promises.closedAt, listedSince(ctx.services.clock.now()))),
  )
  return readPromises(ctx.db, condition, { page, limit })
}
