import { randomUUIDv7 } from 'node:crypto'
import { and, eq } from '@questboard/db/drizzle'
import { deviceCodes } from '@questboard/db/schema'
import { lockGroup, publishChange } from '../groups/lock-group.ts'
import { leadersOf } from '../groups/rules.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { insertDevice } from './insert.ts'
import { pairingLimit } from './rules.ts'
import type { AddedDevice, Pair } from './schema.ts'

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
