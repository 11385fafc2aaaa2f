import { and, eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { revokeAccess } from '../auth/revoke-access.ts'
import { type Day, localDay, midnight } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { confirmPassword } from './confirm-password.ts'
import { hideAccount } from './hide-account.ts'
import { hideChildren, lockWithChildren } from './hide-children.ts'
import type { DeleteAccount } from './schema.ts'

/**
 * Requests the deletion of the caller's account. All access is revoked and the account is hidden at once; it is erased
 * after the days in which this can be cancelled. So are children who have no other guardian, until a leader of their
 * groups becomes one: the one who is chosen for the child, or the first who accepts. An account without a password,
 * which signs in with a provider, sends an empty one.
 * @returns the day on which the data is erased, in the caller's time zone
 * @throws DomainError tooManyRequests, incorrectOldPassword; childNotFound (not a child of the caller), memberNotFound
 * (the chosen one leads no group of the child)
 *
 * Specification: Accounts.
 */
export async function requestDeletion(
  ctx: UserContext,
  { password, children: handed = [] }: DeleteAccount,
): Promise<{ deletesOn: Day }> {
  const { services, userId, zone } = ctx
  const { clock, erasureDays } = services
  const { hasSameHash } = await confirmPassword(ctx, password)
  const erasesAt = new Date(clock.now().getTime() + erasureDays * 86_400_000)
  await ctx.transaction(async (tx) => {
    const { groups, children } = await lockWithChildren(tx, userId)
    await lockCaller(tx, ctx)
    const asked = await tx
      .update(users)
      .set({ erasesAt })
      .where(and(eq(users.id, userId), hasSameHash))
      .returning({ id: users.id })
    if (asked.length === 0) throw new DomainError('incorrectOldPassword')
    const chosen = new Map(handed.map((one) => [one.userId, one.guardianId]))
    await hideChildren(tx, services, { guardianId: userId, children, chosen })
    await hideAccount(tx, clock, { userId, groups })
    await revokeAccess(tx, clock, userId)
  })
  return { deletesOn: localDay(erasesAt, zone, midnight) }
}
