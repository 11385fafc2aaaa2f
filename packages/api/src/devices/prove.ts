import { allEqual, and, gt, gte, lte, sql } from '@questboard/db/drizzle'
import { deviceSessions } from '@questboard/db/schema'
import { hourMs, minuteMs } from '../kernel/clock.ts'
import type { DeviceContext } from '../kernel/context.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { clockMinutes, proofHours } from './rules.ts'
import type { CompleteOnWall } from './schema.ts'

/** A tick of a member, and the proof that it was made after entering. */
type Tick = Pick<CompleteOnWall, 'userId' | 'proof' | 'at'>

/**
 * The session of this player on this device in which a tick was made; undefined without a proof or a time. One that
 * ended with a PIN, a membership or a device is deleted, and so proves nothing.
 */
function sessionOf({ services, device }: DeviceContext, { userId, proof, at }: Tick) {
  if (proof === undefined || at === undefined) return undefined
  const minutes = (count: number) => new Date(Date.parse(at) + count * minuteMs)
  const oldest = new Date(services.clock.now().getTime() - proofHours * hourMs)
  // Without a connection only the device knows whether it is in use, so the end without use does not count.
  const end = sql`coalesce(${deviceSessions.endedAt}, ${deviceSessions.expiresAt})`.mapWith(deviceSessions.expiresAt)
  return and(
    allEqual(deviceSessions, { deviceId: device.id, groupId: device.groupId, userId, proofHash: hashOf(proof) }),
    lte(deviceSessions.createdAt, minutes(clockMinutes)),
    gte(end, minutes(-clockMinutes)),
    gt(end, oldest),
  )
}

/** Whether a tick was made in a session of the player, before the task is looked at. */
export async function isProven(ctx: DeviceContext, tick: Tick): Promise<boolean> {
  const isSession = sessionOf(ctx, tick)
  if (!isSession) return false
  const found = await ctx.db.select({ userId: deviceSessions.userId }).from(deviceSessions).where(isSession)
  return found.length > 0
}

/**
 * Checks a proof of a locked player again, in the transaction of the completion. The device sends it only after the
 * player has left. So a session that still runs ends, and proves nothing that is ticked later.
 */
export async function endSessionOfProof(tx: Transaction, ctx: DeviceContext, tick: Tick): Promise<boolean> {
  const now = ctx.services.clock.now().toISOString()
  const used = await tx
    .update(deviceSessions)
    .set({ endedAt: sql`coalesce(${deviceSessions.endedAt}, least(${deviceSessions.expiresAt}, ${now}::timestamptz))` })
    .where(sessionOf(ctx, tick))
    .returning({ userId: deviceSessions.userId })
  return used.length > 0
}
