import { allEqual, and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { guardianships } from '@questboard/db/schema'
import { lockGroupsOf, publishChange } from '../groups/lock-group.ts'
import { lockCallerAndPlayers } from '../groups/lock-players.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { withdrawNotificationOf } from '../notifications/notify.ts'
import { leadsGroupOf } from '../players/guardian-rights.ts'
import { endRequests, showChild } from '../privacy/hide-children.ts'
import { lockChild } from './lock-child.ts'
import { readChild } from './read-children.ts'
import { assertRoomForChild } from './room-for-child.ts'
import { consentVersion } from './rules.ts'
import type { Child, OfChild } from './schema.ts'

/**
 * Becomes a guardian of a child, with consent, after a guardian asked. A child that lost its last guardian is shown
 * again, and the other leaders are no longer asked.
 * @throws DomainError guardianshipNotAsked (also when the caller no longer leads a group of the child), tooManyItems
 *
 * Rules: Children.
 */
export function acceptGuardianship(ctx: UserContext, { userId: childId }: OfChild): Promise<Child> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const groups = await lockGroupsOf(tx, childId)
    const isOpen = and(isNull(guardianships.consentAt), isNull(guardianships.declinedAt))
    const isOwn = and(allEqual(guardianships, { childId, guardianId: userId }), isOpen)
    if ((await countRows(tx, guardianships, isOwn)) === 0) throw new DomainError('guardianshipNotAsked')
    // The lock on the caller makes the count of children hold.
    await lockCallerAndPlayers(tx, ctx, [childId])
    const child = await lockChild(tx, childId, { pending: true, refusal: 'guardianshipNotAsked' })
    const isOrphan = child.erasesAt !== null
    // Leaders of a group that is hidden or deleted with its creator may still take over a child without guardians.
    const mayAccept = isOrphan || (await leadsGroupOf(tx, { userId, childId }))
    if (!mayAccept) throw new DomainError('guardianshipNotAsked')
    await assertRoomForChild(tx, userId)
    const accepted = await tx
      .update(guardianships)
      .set({ consentAt: services.clock.now(), consentVersion })
      .where(isOwn)
      .returning({ childId: guardianships.childId })
    if (accepted.length === 0) throw new DomainError('guardianshipNotAsked')
    await withdrawNotificationOf(tx, userId, aboutChild(childId).askGuardian)
    if (isOrphan) {
      await showChild(tx, services.clock, { id: childId, groups })
      await endRequests(tx, childId)
      await tx
        .update(guardianships)
        .set({ deletion: null })
        .where(and(eq(guardianships.childId, childId), isNotNull(guardianships.deletion)))
    } else {
      await Promise.all(groups.map((group) => publishChange(tx, group)))
    }
    return readChild(tx, ctx, childId)
  })
}
