import type { Queries } from '@questboard/db'
import { and, eq, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import type { GroupWithMembers } from './change-group.ts'

/**
 * A child in a group.
 * @throws DomainError childNotFound
 */
export async function findChildInGroup(queries: Queries, group: GroupWithMembers, childId: string) {
  const [child] = await queries
    .select({
      id: users.id,
      timeZone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
      lastDayStart: users.lastDayStart,
    })
    .from(users)
    .where(and(eq(users.id, childId), users.managed, isNull(users.erasesAt)))
  if (!child || !group.members.some(({ userId }) => userId === childId)) throw new DomainError('childNotFound')
  return child
}

/**
 * Locks a child in a locked group. The lock on the group keeps it a child.
 * @throws DomainError childNotFound
 */
export async function lockChildInGroup(tx: Transaction, group: GroupWithMembers, childId: string): Promise<Player> {
  await findChildInGroup(tx, group, childId)
  return lockPlayer(tx, childId)
}
