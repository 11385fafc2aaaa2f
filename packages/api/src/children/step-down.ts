import { allEqual, and, eq, isNotNull, isNull, ne } from '@questboard/db/drizzle'
import { guardianships, handOvers, users } from '@questboard/db/schema'
import { askOtherLeaders } from '../groups/guardians.ts'
import { lockGroupsOf } from '../groups/lock-group.ts'
import { groupIdsOf, publishChanges } from '../groups/publish-changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { notify, withdrawNotificationOf } from '../notifications/notify.ts'
import { lockChild } from './lock-child.ts'
import type { OfChild } from './schema.ts'

/**
 * Ends the caller's guardianship, or declines the request to become a guardian. The other guardians are notified. When
 * the last one who was asked about a child without guardians declines, the other leaders are asked.
 * @throws DomainError childNotFound, lastGuardian
 *
 * Rules: Children.
 */
export function stepDown(ctx: UserContext, { userId: childId }: OfChild): Promise<null> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    await lockGroupsOf(tx, childId)
    const { name, erasesAt } = await lockChild(tx, childId, { pending: true })
    const isOwn = allEqual(guardianships, { childId, guardianId: userId })
    const mine = firstOf(await tx.select().from(guardianships).where(isOwn), 'childNotFound')
    // A child without guardians waits for deletion, too: a leader who was asked may decline.
    if (mine.declinedAt || (mine.consentAt && erasesAt)) throw new DomainError('childNotFound')
    const others = await otherGuardians(tx, { childId, userId })
    if (mine.consentAt && others.length === 0) throw new DomainError('lastGuardian')
    await withdrawNotificationOf(tx, userId, aboutChild(childId).askGuardian)
    if (!mine.consentAt && erasesAt) {
      await tx.update(guardianships).set({ declinedAt: services.clock.now() }).where(isOwn)
      await askOtherLeaders(tx, services.clock, childId)
      return null
    }
    await tx.delete(guardianships).where(isOwn)
    if (!mine.consentAt) return null
    await tx.delete(handOvers).where(allEqual(handOvers, { childId, guardianId: userId }))
    await notify(tx, services.clock, others, {
      type: 'guardianEnded',
      senderId: userId,
      source: aboutChild(childId).guardianEnded,
      data: { member: { id: childId, name } },
    })
    // Leaders of its groups see its guardians.
    await publishChanges(tx, await groupIdsOf(tx, childId))
    return null
  })
}

/** The guardians besides the caller, without those who wait for deletion. */
export async function otherGuardians(
  tx: Transaction,
  { childId, userId }: { childId: string; userId: string },
): Promise<string[]> {
  const found = await tx
    .select({ id: users.id })
    .from(guardianships)
    .innerJoin(users, and(eq(users.id, guardianships.guardianId), isNull(users.erasesAt)))
    .where(
      and(eq(guardianships.childId, childId), ne(guardianships.guardianId, userId), isNotNull(guardianships.consentAt)),
    )
  return idsOf(found)
}
