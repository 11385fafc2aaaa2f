import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { groups, memberships, users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { statsOf } from '../ledger/stats.ts'
import type { StatsInGroup } from './schema.ts'

/** The caller's balances in each group, with the rubies of that group, oldest group first. */
export async function listOwnStats({ db, userId }: UserContext): Promise<StatsInGroup[]> {
  const found = await db
    .select({
      groupId: memberships.groupId,
      balances: { gold: users.gold, gems: users.gems, exp: users.exp, ruby: memberships.ruby },
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.hiddenAt)))
    .orderBy(asc(groups.sequence))
  return found.map(({ groupId, balances }) => ({ groupId, stats: statsOf(balances) }))
}
