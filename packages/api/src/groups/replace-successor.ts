import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { GroupWithMembers } from './change-group.ts'
import { closeGroup } from './close.ts'
import { endSuccession, oldestLeader, openSuccession, readSuccession } from './succession.ts'

/**
 * Ends the question to a user who will not continue a locked group: one who refused, left, or is no longer a leader. If
 * the creator has left, the next leader is asked, with the same deadline, and the others are notified. Without one the
 * group closes.
 * @param group without the user, if the membership ends
 */
export async function replaceSuccessor(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
  userId: string,
): Promise<void> {
  const succession = await readSuccession(tx, group.id)
  if (succession?.userId !== userId) return
  const { passesAt } = succession
  const declined = [...succession.declined, userId]
  const next = passesAt && oldestLeader(group, declined)
  if (next) {
    await openSuccession(tx, clock, group, { userId: next, passesAt, declined })
    return
  }
  await endSuccession(tx, group.id)
  if (passesAt) await closeGroup(tx, clock, group)
}
