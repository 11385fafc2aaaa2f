import { statement } from '@questboard/db'
import { allEqual, and, eq, isNull } from '@questboard/db/drizzle'
import { alias } from '@questboard/db/pg-core'
import { groups, memberships } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { assertRole } from './rules.ts'
import { settleDueTurns } from './settle-due-turns.ts'

const shownMember = alias(memberships, 'seen')

const find = statement<{ groupId: string; readerId: string; userId: string }>()((queries, param) =>
  queries
    .select({ role: memberships.role, memberId: shownMember.id, turnsNextAt: groups.turnsNextAt })
    .from(groups)
    .leftJoin(memberships, allEqual(memberships, { groupId: groups.id, userId: param('readerId') }))
    .leftJoin(
      shownMember,
      and(allEqual(shownMember, { groupId: groups.id, userId: param('userId') }), isNull(shownMember.hiddenAt)),
    )
    .where(and(eq(groups.id, param('groupId')), isNull(groups.hiddenAt))),
)

/**
 * A member's items in a group are visible to that member and to leaders. No other members are read. Turns that are due
 * are settled then, in a transaction of their own.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 *
 * Rules: Groups.
 */
export async function assertMaySeeItemsOf(
  { db, services, userId: readerId }: Pick<UserContext, 'db' | 'services' | 'userId'>,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> {
  const found = firstOf(await find(db, { groupId, readerId, userId }), 'groupNotFound')
  if (!found.role) throw new DomainError('notPartOfTheGroup')
  assertRole(found.role, userId === readerId ? 'member' : 'leader')
  if (!found.memberId) throw new DomainError('memberNotFound')
  await settleDueTurns(services, { id: groupId, turnsNextAt: found.turnsNextAt })
}
