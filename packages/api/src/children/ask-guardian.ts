import { allEqual, and, eq, isNull } from '@questboard/db/drizzle'
import { groups, guardianships, memberships } from '@questboard/db/schema'
import { lockCallerAndPlayers } from '../groups/lock-players.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { notify, withdrawNotificationOf } from '../notifications/notify.ts'
import { isGuardian, leadsGroupOf } from '../players/guardian-rights.ts'
import { lockOwnChild } from './lock-child.ts'
import { maxGuardians } from './rules.ts'
import type { AskGuardian } from './schema.ts'

/**
 * Asks a leader of a group of the child to become its guardian, too. Asking again notifies again; a guardian is not
 * asked. The caller leads a group of the child.
 * @throws DomainError childNotFound, notAuthorized (no longer a leader), memberNotFound, tooManyItems
 *
 * Rules: Children.
 */
export function askGuardian(ctx: UserContext, { userId: childId, guardianId }: AskGuardian): Promise<null> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    // Before the locks, so that only guardians lock a child.
    if (!(await isGuardian(tx, { guardianId: userId, childId }))) throw new DomainError('childNotFound')
    await lockCallerAndPlayers(tx, ctx, [childId])
    const { name } = await lockOwnChild(tx, ctx, childId)
    if (!(await leadsGroupOf(tx, { userId, childId }))) throw new DomainError('notAuthorized')
    if (!(await leadsGroupOf(tx, { userId: guardianId, childId }))) throw new DomainError('memberNotFound')
    const rows = await endStaleRequests(tx, childId)
    const earlier = rows.find((row) => row.guardianId === guardianId)
    if (earlier?.consentAt) return null
    if (!earlier) {
      if (rows.length >= maxGuardians) throw new DomainError('tooManyItems')
      await tx.insert(guardianships).values({ childId, guardianId, createdAt: services.clock.now() })
    }
    await notify(tx, services.clock, [guardianId], {
      type: 'askGuardian',
      senderId: userId,
      source: aboutChild(childId).askGuardian,
      group: await sharedGroup(tx, { childId, guardianId }),
      data: { member: { id: childId, name } },
    })
    return null
  })
}

/** Ends requests to users who lead no group of the child any more. @returns the other guardianships */
async function endStaleRequests(tx: Transaction, childId: string) {
  const rows = await tx.select().from(guardianships).where(eq(guardianships.childId, childId))
  const others = []
  for (const row of rows) {
    if (row.consentAt || (await leadsGroupOf(tx, { userId: row.guardianId, childId }))) others.push(row)
    else {
      await tx.delete(guardianships).where(allEqual(guardianships, { childId, guardianId: row.guardianId }))
      await withdrawNotificationOf(tx, row.guardianId, aboutChild(childId).askGuardian)
    }
  }
  return others
}

/** The name of a group that the child and the leader are in. Without its id: the request outlives the group. */
async function sharedGroup(tx: Transaction, { childId, guardianId }: { childId: string; guardianId: string }) {
  const ofChild = await tx
    .select({ id: memberships.groupId, name: groups.name })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(eq(memberships.userId, childId), isNull(memberships.hiddenAt)))
  const own = await tx
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, guardianId), isNull(memberships.hiddenAt)))
  const shared = ofChild.find(({ id }) => own.some((group) => group.id === id))
  return { name: shared?.name ?? '' }
}
