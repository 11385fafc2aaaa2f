import { and, eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { confirmPassword } from '../auth/confirm-password.ts'
import { revokeAccess } from '../auth/revoke-access.ts'
import { askInsteadOf } from '../groups/guardians.ts'
import { leaveAsCreator } from '../groups/leaving-creator.ts'
import { type Day, dayMs, localDay, midnight } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { hideAccount } from './hide-account.ts'
import { hideChildren, lockWithChildren } from './hide-children.ts'
import type { DeleteAccount } from './schema.ts'

/**
 * Requests the deletion of the caller's account. All access is revoked and the account is hidden at once; it is erased
 * after the days in which this can be cancelled. So are children who have no other guardian, until a leader of their
 * groups becomes one: the one who is chosen for the child, or the first who accepts. Groups that the account created
 * pass on to the chosen leader, or are offered to the oldest one; without another leader they are hidden. An account
 * without a password, which signs in with a provider, sends an empty one.
 * @returns the day on which the data is erased, in the caller's time zone
 * @throws DomainError tooManyRequests, incorrectOldPassword; childNotFound (not a child of the caller), groupNotFound
 * (not created by the caller), memberNotFound (the chosen one is not a leader of the group)
 *
 * Rules: Accounts.
 */
export async function requestDeletion(
  ctx: UserContext,
  { password, children: handed = [], groups: continued = [] }: DeleteAccount,
): Promise<{ deletesOn: Day }> {
  const { services, userId, zone } = ctx
  const { clock, erasureDays } = services
  const { hasSameHash } = await confirmPassword(ctx, password)
  const erasesAt = new Date(clock.now().getTime() + erasureDays * dayMs)
  await ctx.transaction(async (tx) => {
    const { groups, children } = await lockWithChildren(tx, userId)
    await lockCaller(tx, ctx)
    const asked = await tx
      .update(users)
      .set({ erasesAt })
      .where(and(eq(users.id, userId), hasSameHash))
      .returning({ id: users.id })
    if (asked.length === 0) throw new DomainError('incorrectOldPassword')
    const chosen = new Map(handed.map((child) => [child.userId, child.guardianId]))
    await hideChildren(tx, services, { guardianId: userId, children, chosen })
    const successors = new Map(continued.map((group) => [group.groupId, group.to]))
    const groupsLeft = await leaveAsCreator(tx, clock, { userId, groups, chosen: successors, erasesAt })
    await hideAccount(tx, clock, { userId, groups: groupsLeft })
    await askInsteadOf(tx, clock, userId)
    await revokeAccess(tx, clock, userId)
  })
  return { deletesOn: localDay(erasesAt, zone, midnight) }
}
