import { readOwnGroup } from '../groups/change-group.ts'
import { findChildInGroup } from '../groups/child-in-group.ts'
import { todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { findDaysOff, showDayOff } from './read.ts'
import type { DayOff, ListOfChild } from './schema.ts'

/**
 * The days off of a child in a group that the caller leads.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound
 *
 * Rules: Days off.
 */
export async function listDaysOffOfChild(ctx: UserContext, named: ListOfChild): Promise<DayOff[]> {
  const { group } = await readOwnGroup(ctx, named.groupId, 'leader')
  const child = await findChildInGroup(ctx.db, group, named.userId)
  const today = todayOfPlayer(ctx.services.clock.now(), child)
  return (await findDaysOff(ctx.db, child.id, today)).map(showDayOff)
}
