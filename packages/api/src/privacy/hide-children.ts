import { allEqual, and, eq, inArray, isNotNull, isNull, ne, notExists, sql } from '@questboard/db/drizzle'
import { alias } from '@questboard/db/pg-core'
import { guardianships, handOvers, users } from '@questboard/db/schema'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { requestGuardians } from '../groups/guardians.ts'
import { everyoneIn, lockGroupsOf } from '../groups/lock-group.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { isLeader } from '../groups/rules.ts'
import { type Clock, dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { withdrawNotifications } from '../notifications/notify.ts'
import { hideAccount, showAccount } from './hide-account.ts'

/** Days for which leaders are asked to become guardians of a child without one. Rules: Children. */
const orphanDays = 30

/** A child with its groups, all locked. */
interface LockedChild {
  id: string
  groups: GroupWithMembers[]
}

/**
 * Locks the groups of a user and of the children whose guardian the user is, and then these players.
 * @returns the groups of the user, and the children with theirs
 * @throws DomainError serviceUnavailable: another child was added meanwhile, and the call can be repeated
 */
export async function lockWithChildren(
  tx: Transaction,
  userId: string,
): Promise<{ groups: GroupWithMembers[]; children: LockedChild[] }> {
  const childIds = await childrenOf(tx, userId)
  const groups = await lockGroupsOf(tx, userId, ...childIds)
  // A restored account may have been erased meanwhile. Then there is nothing to lock.
  const existing = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [userId, ...childIds]))
  await lockPlayers(tx, idsOf(existing))
  if ((await childrenOf(tx, userId)).some((id) => !childIds.includes(id))) throw new DomainError('serviceUnavailable')
  const groupsWith = (id: string) => groups.filter((group) => everyoneIn(group).some((member) => member.userId === id))
  return { groups: groupsWith(userId), children: childIds.map((id) => ({ id, groups: groupsWith(id) })) }
}

async function childrenOf(tx: Transaction, guardianId: string): Promise<string[]> {
  const found = await tx
    .select({ id: guardianships.childId })
    .from(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), isNotNull(guardianships.consentAt)))
  return idsOf(found)
}

interface OfGuardian {
  guardianId: string
  children: LockedChild[]
}

const [other, otherUser] = [alias(guardianships, 'other_guardianship'), alias(users, 'other_guardian')]

/**
 * Hides the children whose only guardian has requested the deletion of the account. The leaders of their groups are
 * asked, or the one who is chosen for the child; without an answer the children are erased.
 * @param chosen by child. A choice for a child with another guardian has no effect
 * @throws DomainError childNotFound (not a child of the guardian), memberNotFound (leads no group of the child)
 */
export async function hideChildren(
  tx: Transaction,
  { clock, erasureDays }: Services,
  { guardianId, children, chosen }: OfGuardian & { chosen: ReadonlyMap<string, string> },
): Promise<void> {
  const isOwn = (childId: string) => children.some(({ id }) => id === childId)
  if (![...chosen.keys()].every(isOwn)) throw new DomainError('childNotFound')
  const days = Math.max(orphanDays, erasureDays)
  const erasesAt = new Date(clock.now().getTime() + days * dayMs)
  for (const child of children) {
    const hidden = await tx
      .update(users)
      .set({ erasesAt })
      .where(
        and(
          eq(users.id, child.id),
          users.managed,
          isNull(users.erasesAt),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(other)
              .innerJoin(otherUser, and(eq(otherUser.id, other.guardianId), isNull(otherUser.erasesAt)))
              .where(and(eq(other.childId, child.id), ne(other.guardianId, guardianId), isNotNull(other.consentAt))),
          ),
        ),
      )
      .returning({ name: users.name })
    if (!hidden[0]) continue
    await tx
      .update(guardianships)
      .set({ deletion: 'orphaned' })
      .where(allEqual(guardianships, { childId: child.id, guardianId }))
    await tx.delete(handOvers).where(eq(handOvers.childId, child.id))
    await hideAccount(tx, clock, { userId: child.id, groups: child.groups })
    await askLeaders(tx, clock, { ...child, name: hidden[0].name }, { guardianId, chosen: chosen.get(child.id) })
  }
}

async function askLeaders(
  tx: Transaction,
  clock: Clock,
  { id, name, groups }: LockedChild & { name: string },
  { guardianId, chosen }: { guardianId: string; chosen: string | undefined },
): Promise<void> {
  const places = groups.flatMap((group) =>
    everyoneIn(group)
      .filter(isLeader)
      .map(({ userId }) => ({ userId, group })),
  )
  const others = places.filter(({ userId }) => userId !== guardianId)
  const staying = await stayingOf(tx, userIdsOf(others))
  if (chosen !== undefined && !staying.includes(chosen)) throw new DomainError('memberNotFound')
  // Earlier requests end: only the chosen one is to become guardian, or only those who lead a group of the child today.
  await endRequests(tx, id)
  const asked = chosen === undefined ? staying : [chosen]
  const nameOfGroup = new Map(others.toReversed().map(({ userId, group }) => [userId, group.name]))
  const leaders = asked.map((leaderId) => ({ id: leaderId, groupName: nameOfGroup.get(leaderId) ?? '' }))
  await requestGuardians(tx, clock, { id, name }, { leaders, senderId: guardianId })
}

/** The users whose deletion is not pending. */
async function stayingOf(tx: Transaction, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const staying = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), isNull(users.erasesAt)))
  return idsOf(staying)
}

/** Shows the children that were hidden because of their guardian, who is back. The requests to leaders end. */
export async function showChildren(tx: Transaction, clock: Clock, { guardianId, children }: OfGuardian): Promise<void> {
  for (const child of children) {
    const asked = await tx
      .select({ id: guardianships.guardianId })
      .from(guardianships)
      .where(allEqual(guardianships, { childId: child.id, deletion: 'asked' }))
    if (asked.length === 0 && (await showChild(tx, clock, child))) await endRequests(tx, child.id)
  }
  await tx
    .update(guardianships)
    .set({ deletion: null })
    .where(allEqual(guardianships, { guardianId, deletion: 'orphaned' }))
}

/**
 * Shows a child whose deletion was pending.
 * @returns whether it was
 */
export async function showChild(tx: Transaction, clock: Clock, { id, groups }: LockedChild): Promise<boolean> {
  const shown = await tx
    .update(users)
    .set({ erasesAt: null })
    .where(and(eq(users.id, id), isNotNull(users.erasesAt)))
    .returning({ id: users.id })
  if (shown.length === 0) return false
  await showAccount(tx, clock, { userId: id, groups })
  return true
}

/** Ends all requests to become a guardian of a child. */
export async function endRequests(tx: Transaction, childId: string): Promise<void> {
  await tx.delete(guardianships).where(and(eq(guardianships.childId, childId), isNull(guardianships.consentAt)))
  await withdrawNotifications(tx, aboutChild(childId).askGuardian)
}
