import { randomUUIDv7 } from 'node:crypto'
import { memberships } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** Makes a player a plain member of a locked group. */
export async function insertMember(
  tx: Transaction,
  clock: Clock,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> {
  const role = 'member' as const
  await tx.insert(memberships).values({ id: randomUUIDv7(), groupId, userId, role, joinedAt: clock.now() })
  recordGroupChange(tx, { groupId, userId, type: 'group.memberJoined', data: { userId, role } })
}
