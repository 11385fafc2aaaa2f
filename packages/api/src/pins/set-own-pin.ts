import { assertSamePassword, confirmPassword } from '../auth/confirm-password.ts'
import { whenHashesAreFew } from '../auth/hash-queue.ts'
import { groupIdsOf, publishChanges } from '../groups/publish-changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { hashPin } from './hash-pin.ts'
import { savePin } from './save-pin.ts'
import type { SetPin } from './schema.ts'

/**
 * Sets or removes the PIN with which the caller enters on the devices of their groups, and how the wall view treats the
 * caller. It opens nothing without such a device.
 * @throws DomainError serviceUnavailable, tooManyRequests, incorrectOldPassword, invalidData
 *
 * Rules: Tablets.
 */
export async function setOwnPin(ctx: UserContext, { password, pin, wall }: SetPin): Promise<null> {
  const { services, userId } = ctx
  const { hasSameHash, hash } = await whenHashesAreFew(async () => ({
    ...(await confirmPassword(ctx, password)),
    hash: typeof pin === 'string' ? await hashPin(services, pin) : pin,
  }))
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    await assertSamePassword(tx, userId, hasSameHash)
    await savePin(tx, userId, { hash, wall })
    await publishChanges(tx, await groupIdsOf(tx, userId))
    return null
  })
}
