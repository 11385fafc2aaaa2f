import { and, asc, eq, isNotNull, lte } from '@questboard/db/drizzle'
import { successions, users } from '@questboard/db/schema'
import { type Clock, dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { handOverGroup } from './hand-over.ts'
import { lockGroup } from './lock-group.ts'
import { isLeader } from './rules.ts'
import { endSuccession, oldestLeader, openSuccession, readSuccession } from './succession.ts'

/** Days until a group passes to the asked leader without an answer. Rules: Groups. */
const answerDays = 30

/** Groups in one round of the sweep. */
const batchSize = 50

const leavingSource = ({ id }: GroupWithMembers): string => `creator-leaving:${id}`

interface DepartingCreator {
  userId: string
  /** All groups of the user, locked. */
  groups: GroupWithMembers[]
  /** Who continues a group: a leader, or null to close it. A group without an entry is offered to its oldest leader. */
  chosen: ReadonlyMap<string, string | null>
  /** When the account is erased. */
  erasesAt: Date
}

/**
 * Decides what becomes of the groups of a creator who requested the deletion of the account. A group passes at once to
 * the chosen leader. Without a choice the oldest leader is asked, and the group stays open meanwhile.
 * @returns all groups, with their new creators
 * @throws DomainError groupNotFound (not created by the user), memberNotFound (no leader of the group)
 *
 * Rules: Accounts.
 */
export async function leaveAsCreator(
  tx: Transaction,
  clock: Clock,
  { userId, groups, chosen, erasesAt }: DepartingCreator,
): Promise<GroupWithMembers[]> {
  const isOwn = (groupId: string) => groups.some(({ id, creatorId }) => id === groupId && creatorId === userId)
  if (![...chosen.keys()].every(isOwn)) throw new DomainError('groupNotFound')
  const passesAt = new Date(Math.min(erasesAt.getTime(), clock.now().getTime() + answerDays * dayMs))
  const changed: GroupWithMembers[] = []
  for (const group of groups) {
    const successor = chosen.get(group.id)
    if (group.creatorId !== userId || successor === null) changed.push(group)
    else if (successor === undefined) changed.push(await offer(tx, clock, group, passesAt))
    else changed.push(await pass(tx, clock, group, successor))
  }
  return changed
}

/** Hands a group over to the chosen leader. */
async function pass(tx: Transaction, clock: Clock, group: GroupWithMembers, to: string): Promise<GroupWithMembers> {
  const isPossible = group.members.some((member) => member.userId === to && isLeader(member))
  if (!isPossible || to === group.creatorId) throw new DomainError('memberNotFound')
  return handOverGroup(tx, clock, group, to)
}

/** Offers a group to its oldest leader, and notifies the other members of who leaves and what happens by when. */
async function offer(tx: Transaction, clock: Clock, group: GroupWithMembers, passesAt: Date) {
  const successorId = oldestLeader(group, [])
  if (successorId === undefined) return group
  await openSuccession(tx, clock, group, { userId: successorId, passesAt, declined: [] })
  const [leader] = await tx.select({ name: users.name }).from(users).where(eq(users.id, successorId))
  const others = userIdsOf(group.members).filter((userId) => userId !== successorId && userId !== group.creatorId)
  await notify(tx, clock, others, {
    type: 'creatorLeaving',
    senderId: group.creatorId,
    group,
    source: leavingSource(group),
    data: { member: { id: successorId, name: leader?.name ?? '' }, until: passesAt.toISOString() },
  })
  return group
}

/** Ends the open offers of a creator who is back. The user's groups are locked. */
export async function stayAsCreator(tx: Transaction, groups: GroupWithMembers[], userId: string): Promise<void> {
  for (const group of groups.filter(({ creatorId }) => creatorId === userId)) {
    const succession = await readSuccession(tx, group.id)
    if (!succession?.passesAt) continue
    await endSuccession(tx, group.id)
    await withdrawNotifications(tx, leavingSource(group))
  }
}

/**
 * Passes a locked group on to the leader who was asked when its creator left.
 * @returns whether there is one
 */
export async function passOn(tx: Transaction, clock: Clock, group: GroupWithMembers): Promise<boolean> {
  const succession = await readSuccession(tx, group.id)
  if (!succession?.passesAt) return false
  await handOverGroup(tx, clock, group, succession.userId)
  return true
}

/** Passes on groups whose asked leaders did not answer in time. Any number of servers can do this. */
export async function passOnGroups({ database, clock, log }: Services): Promise<void> {
  const due = await database.queries
    .select({ id: successions.groupId })
    .from(successions)
    .where(and(isNotNull(successions.passesAt), lte(successions.passesAt, clock.now())))
    .orderBy(asc(successions.passesAt))
    .limit(batchSize)
  for (const { id } of due) {
    try {
      await createTransactionRunner({ database, clock })(async (tx) => {
        const group = await lockGroup(tx, id)
        if (group) await passOn(tx, clock, group)
      })
    } catch (error) {
      log.error({ err: error, groupId: id }, 'a group could not be handed to another leader')
    }
  }
}
