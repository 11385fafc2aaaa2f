import { allEqual, eq } from '@questboard/db/drizzle'
import { guardianships, handOvers, users } from '@questboard/db/schema'
import { assertSamePassword, confirmPassword } from '../auth/confirm-password.ts'
import { revokeAccess } from '../auth/revoke-access.ts'
import { lockGroupsOf } from '../groups/lock-group.ts'
import { lockCallerAndPlayers } from '../groups/lock-players.ts'
import { type Day, dayMs, localDay, midnight } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { notify } from '../notifications/notify.ts'
import { isGuardian } from '../players/guardian-rights.ts'
import { hideAccount } from '../privacy/hide-account.ts'
import { endRequests } from '../privacy/hide-children.ts'
import { lockOwnChild } from './lock-child.ts'
import type { DeleteChild } from './schema.ts'
import { otherGuardians } from './step-down.ts'

/**
 * Requests the deletion of a child. It is hidden at once, and erased after the days in which a guardian can restore it.
 * The other guardians are notified.
 * @returns the day on which the data is erased, in the caller's time zone
 * @throws DomainError childNotFound, tooManyRequests, incorrectOldPassword
 *
 * Rules: Children.
 */
export async function requestChildDeletion(
  ctx: UserContext,
  { userId: childId, password }: DeleteChild,
): Promise<{ deletesOn: Day }> {
  const { services, db, userId, zone } = ctx
  const { clock, erasureDays } = services
  if (!(await isGuardian(db, { guardianId: userId, childId }))) throw new DomainError('childNotFound')
  const { hasSameHash } = await confirmPassword(ctx, password)
  const erasesAt = await ctx.transaction(async (tx) => {
    const groups = await lockGroupsOf(tx, childId)
    await lockCallerAndPlayers(tx, ctx, [childId])
    const child = await lockOwnChild(tx, ctx, childId, { pending: true })
    await assertSamePassword(tx, userId, hasSameHash)
    await tx
      .update(guardianships)
      .set({ deletion: 'asked' })
      .where(allEqual(guardianships, { childId, guardianId: userId }))
    if (child.erasesAt) return child.erasesAt
    const at = new Date(clock.now().getTime() + erasureDays * dayMs)
    await tx.update(users).set({ erasesAt: at }).where(eq(users.id, childId))
    await tx.delete(handOvers).where(eq(handOvers.childId, childId))
    await endRequests(tx, childId)
    await hideAccount(tx, clock, { userId: childId, groups })
    await revokeAccess(tx, clock, childId)
    await notify(tx, clock, await otherGuardians(tx, { childId, userId }), {
      type: 'childDeletion',
      senderId: userId,
      source: aboutChild(childId).childDeletion,
      data: { member: { id: childId, name: child.name } },
    })
    return at
  })
  return { deletesOn: localDay(erasesAt, zone, midnight) }
}
