import { allEqual, and, eq } from '@questboard/db/drizzle'
import { groups, memberships, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { recordGroupChange } from '../kernel/events/changes.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { leavesUntil } from './leaves-until.ts'
import { publishChange } from './lock-group.ts'
import { endSuccession } from './succession.ts'
import { groupZone } from './zone.ts'

/**
 * Makes a leader the creator of a locked group. The creator becomes a leader, and all other members are notified, also
 * of when the account of a creator who leaves is erased. The days of the group stay in their time zone.
 * @param successorId a leader of the group
 * @returns the group with its new creator
 *
 * Rules: Groups.
 */
export async function handOverGroup(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
  successorId: string,
): Promise<GroupWithMembers> {
  const { id: groupId, creatorId } = group
  const ofGroup = eq(memberships.groupId, groupId)
  // One after the other, because a group never has two creators.
  await tx
    .update(memberships)
    .set({ role: 'leader' })
    .where(and(ofGroup, allEqual(memberships, { userId: creatorId, role: 'creator' })))
  const raised = await tx
    .update(memberships)
    .set({ role: 'creator' })
    .where(and(ofGroup, allEqual(memberships, { userId: successorId, role: 'leader' })))
    .returning({ id: memberships.id })
  if (raised.length === 0) throw new Error('a successor who is not a leader')
  const recordRole = (userId: string, role: 'creator' | 'leader') =>
    recordGroupChange(tx, { groupId, userId, type: 'group.roleChanged', data: { userId, role } })
  recordRole(successorId, 'creator')
  recordRole(creatorId, 'leader')
  await tx.update(groups).set({ creatorId: successorId, timeZone: groupZone }).where(eq(groups.id, groupId))
  await endSuccession(tx, groupId)
  const [successor] = await tx.select({ name: users.name }).from(users).where(eq(users.id, successorId))
  const leaving = await leavesUntil(tx, clock, creatorId)
  const members = userIdsOf(group.members)
  const changed = { ...group, creatorId: successorId }
  await Promise.all([
    notify(tx, clock, members, {
      type: 'groupHandedOver',
      senderId: creatorId,
      group,
      data: { member: { id: successorId, name: successor?.name ?? '' }, ...leaving },
    }),
    publishChange(tx, changed),
  ])
  return changed
}
