import { eq } from '@questboard/db/drizzle'
import { successions } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { isLeader } from './rules.ts'

export type Succession = typeof successions.$inferSelect

/** The source of the question to the leader, which is withdrawn when it is no longer open. */
const sourceOf = (groupId: string): string => `succession:${groupId}`

/** The open question of a locked group, if there is one. */
export async function readSuccession(tx: Transaction, groupId: string): Promise<Succession | undefined> {
  const [found] = await tx.select().from(successions).where(eq(successions.groupId, groupId))
  return found
}

/** Asks a leader to continue a locked group as its creator. An earlier question ends. */
export async function openSuccession(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
  succession: Pick<Succession, 'userId' | 'passesAt' | 'declined'>,
): Promise<void> {
  await endSuccession(tx, group.id)
  await tx.insert(successions).values({ groupId: group.id, ...succession, createdAt: clock.now() })
  await notify(tx, clock, [succession.userId], {
    type: 'askSuccession',
    senderId: group.creatorId,
    group,
    source: sourceOf(group.id),
    data: succession.passesAt ? { until: succession.passesAt.toISOString() } : {},
  })
}

/** Ends the open question of a locked group. */
export async function endSuccession(tx: Transaction, groupId: string): Promise<void> {
  await tx.delete(successions).where(eq(successions.groupId, groupId))
  await withdrawNotifications(tx, sourceOf(groupId))
}

/**
 * The leader who has been in a locked group the longest, besides these users. Leaders whose deletion is pending are no
 * longer visible members.
 */
export const oldestLeader = (group: GroupWithMembers, without: readonly string[]): string | undefined =>
  group.members.find(
    (member) => isLeader(member) && member.userId !== group.creatorId && !without.includes(member.userId),
  )?.userId
