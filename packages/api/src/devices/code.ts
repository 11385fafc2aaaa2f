import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, inArray } from '@questboard/db/drizzle'
import { deviceCodes } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import { lockGroup, publishChange } from '../groups/lock-group.ts'
import { leadersOf } from '../groups/rules.ts'
import { minuteMs } from '../kernel/clock.ts'
import type { UserContext, VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { once } from '../kernel/retries/once.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { assertFewDevices, insertDevice } from './insert.ts'
import { codeMinutes, maxDevices, newCode, pairingLimit } from './rules.ts'
import type { AddDevice, AddedDevice, DeviceCode, Pair } from './schema.ts'

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
      await assertFewDevices(tx, services.clock, group)
      const [code, now] = [newCode(), services.clock.now()]
      const expiresAt = new Date(now.getTime() + codeMinutes * minuteMs)
      await makeRoom(tx, group.id)
      const about = { groupId: group.id, name: input.name, createdBy: userId, createdAt: now, expiresAt }
      await tx.insert(deviceCodes).values({ codeHash: hashOf(code), ...about })
      return { code, expiresAt: expiresAt.toISOString() }
    }),
  )
}

/** Deletes the oldest codes of a group, so that with a new one there are as many as devices may be. */
async function makeRoom(tx: Transaction, groupId: string): Promise<void> {
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

/**
 * Makes a browser a shared device by the code of a leader. Only this response contains the token.
 * @throws DomainError tooManyRequests, tokenDoesNotExist (unknown, used, too old, or its creator no longer leads the
 * group), tooManyItems
 *
 * Rules: Tablets.
 */
export async function pairDevice(ctx: VisitorContext, { code }: Pair): Promise<AddedDevice> {
  const { services, head, db } = ctx
  const { clock } = services
  await countAttempt(services, `pair:${head.address}`, pairingLimit)
  const hasCode = eq(deviceCodes.codeHash, hashOf(code))
  const [found] = await db.select({ groupId: deviceCodes.groupId }).from(deviceCodes).where(hasCode)
  if (!found) throw new DomainError('tokenDoesNotExist')
  return ctx.transaction(async (tx) => {
    const group = await lockGroup(tx, found.groupId)
    const isUsed = and(hasCode, eq(deviceCodes.groupId, found.groupId))
    const [used] = await tx.delete(deviceCodes).where(isUsed).returning()
    if (!group || !used || used.expiresAt <= clock.now() || !leadersOf(group).includes(used.createdBy)) {
      throw new DomainError('tokenDoesNotExist')
    }
    const device = { id: randomUUIDv7(), name: used.name, createdBy: used.createdBy }
    const added = await insertDevice(tx, clock, group, device)
    await publishChange(tx, group)
    return added
  })
}
