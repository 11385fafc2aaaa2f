import { eq } from '@questboard/db/drizzle'
import { successions, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { isLeader } from './rules.ts'

export type Succession = typeof successions.$inferSelect

/** The source of the question to the leader, which is withdrawn when it is no longer open. */
const sourceOf = (groupId: string): string => `succession:${groupId}`

/** The source of what the other members read while the question is open: who leaves, and who takes over by when. */
const leavingSource = (groupId: string): string => `creator-leaving:${groupId}`

/** The open question of a locked group, if there is one. */
export async function readSuccession(tx: Transaction, groupId: string): Promise<Succession | undefined> {
  const [found] = await tx.select().from(successions).where(eq(successions.groupId, groupId))
  return found
}

/**
 * Asks a leader to continue a locked group as its creator. An earlier question ends. If the creator leaves, the other
 * members are notified of who takes over.
 */
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
  if (succession.passesAt) await notifyOfSuccessor(tx, clock, group, { ...succession, passesAt: succession.passesAt })
}

/** Notifies the other members of who leaves and what happens by when. */
async function notifyOfSuccessor(
  tx: Transaction,
  clock: Clock,
  group: GroupWithMembers,
  { userId: successorId, passesAt }: { userId: string; passesAt: Date },
): Promise<void> {
  const [leader] = await tx.select({ name: users.name }).from(users).where(eq(users.id, successorId))
  const others = group.members
    .map(({ userId }) => userId)
    .filter((userId) => userId !== successorId && userId !== group.creatorId)
  await notify(tx, clock, others, {
    type: 'creatorLeaving',
    senderId: group.creatorId,
    group,
    source: leavingSource(group.id),
    data: { member: { id: successorId, name: leader?.name ?? '' }, until: passesAt.toISOString() },
  })
}

/** Ends the open question of a locked group. */
export async function endSuccession(tx: Transaction, groupId: string): Promise<void> {
  await tx.delete(successions).where(eq(successions.groupId, groupId))
  await withdrawNotifications(tx, sourceOf(groupId), leavingSource(groupId))
}

/**
 * The leader who has been in a locked group the longest, besides these users. Leaders whose deletion is pending are no
 * longer visible members.
 */
export const oldestLeader = (group: GroupWithMembers, without: readonly string[]): string | undefined =>
  group.members.find(
    (member) => isLeader(member) && member.userId !== group.creatorId && !without.includes(member.userId),
  )?.userId
