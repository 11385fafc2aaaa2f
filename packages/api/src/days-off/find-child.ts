import type { Queries } from '@questboard/db'
import { and, eq, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { DomainError } from '../kernel/errors.ts'

/**
 * A child in a group.
 * @throws DomainError childNotFound
 */
export async function findChildInGroup(on: Queries, group: GroupWithMembers, childId: string) {
  const [child] = await on
    .select({
      ...{ id: users.id, timeZone: users.timeZone },
      ...{ dayStartsAt: users.dayStartsAt, lastDayStart: users.lastDayStart },
    })
    .from(users)
    .where(and(eq(users.id, childId), users.managed, isNull(users.erasesAt)))
  if (!child || !group.members.some(({ userId }) => userId === childId)) throw new DomainError('childNotFound')
  return child
}
