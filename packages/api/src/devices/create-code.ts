import { and, desc, eq, inArray } from '@questboard/db/drizzle'
import { deviceCodes } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import { minuteMs } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { once } from '../kernel/retries/once.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { makeRoomForDevice } from './insert.ts'
import { codeMinutes, maxDevices, newCode } from './rules.ts'
import type { AddDevice, DeviceCode } from './schema.ts'

/**
 * Creates a code that makes another browser a shared device of a group, once. Of the codes of a group the newest ten
 * work.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tooManyItems, idAlreadyUsed,
 * requestInProgress
 *
 * Rules: Tablets.
 */
export function createDeviceCode(ctx: UserContext, input: AddDevice): Promise<DeviceCode> {
  const { services, userId } = ctx
  return changeGroup(ctx, input.groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      await lockCaller(tx, ctx)
      await makeRoomForDevice(tx, services.clock, group)
      const [code, now] = [newCode(), services.clock.now()]
      const expiresAt = new Date(now.getTime() + codeMinutes * minuteMs)
      await deleteOldestCodes(tx, group.id)
      const fields = { groupId: group.id, name: input.name, createdBy: userId, createdAt: now, expiresAt }
      await tx.insert(deviceCodes).values({ codeHash: hashOf(code), ...fields })
      return { code, expiresAt: expiresAt.toISOString() }
    }),
  )
}

/** Deletes the oldest codes of a group, so that with a new one there are as many as devices may be. */
async function deleteOldestCodes(tx: Transaction, groupId: string): Promise<void> {
  const oldest = await tx
    .select({ codeHash: deviceCodes.codeHash })
    .from(deviceCodes)
    .where(eq(deviceCodes.groupId, groupId))
    .orderBy(desc(deviceCodes.createdAt))
    .offset(maxDevices - 1)
  const hashes = oldest.map(({ codeHash }) => codeHash)
  if (hashes.length === 0) return
  await tx.delete(deviceCodes).where(and(eq(deviceCodes.groupId, groupId), inArray(deviceCodes.codeHash, hashes)))
}
