import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { deviceNow } from '../auth/devices.ts'
import { identify } from '../auth/identify.ts'
import type { Account, DeviceContext, UserContext } from '../kernel/context.ts'
import { firstOf } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * The context in which a member acts by a tap on the wall: as one who entered on the device, with the rights of a plain
 * member.
 * @param before runs first in each transaction
 * @throws DomainError memberNotFound
 */
export async function actFor(
  ctx: DeviceContext,
  userId: string,
  before: (tx: Transaction) => Promise<void>,
): Promise<UserContext> {
  const { services, device } = ctx
  const user = firstOf(await ctx.db.select().from(users).where(eq(users.id, userId)), 'memberNotFound')
  const onDevice = { id: device.id, groupId: device.groupId, managed: user.managed }
  const { id, lang, timeZone, dayStartsAt, lastDayStart, lastSeenDay } = user
  const account: Account = {
    id,
    lang,
    timeZone,
    dayStartsAt,
    lastDayStart,
    lastSeenDay,
    tokenHash: device.tokenHash,
    locked: user.lockedAt !== null,
    device: onDevice,
  }
  const { savedLanguage: _, ...scope } = await identify(ctx, account)
  return {
    ...ctx,
    ...scope,
    call: undefined,
    isAccessStillValid: async (queries) => (await deviceNow(services, device, queries)) !== undefined,
    waitOutside: (work) => work(),
    transaction: (work) =>
      ctx.transaction(async (tx) => {
        await before(tx)
        return work(tx)
      }),
  }
}
