import { ECDH, randomUUIDv7 } from 'node:crypto'
import { allEqual, and, desc, eq, inArray, sql } from '@questboard/db/drizzle'
import { pushDevices, sessions } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { checkUrl } from '../outbound/check-url.ts'
import { readPushDevices } from './read-devices.ts'
import { maxPushDevices, type PushDevice, type RegisterDevice } from './schema.ts'

/**
 * Registers the browser of the call's session for pushes. Repeating it updates the device. A browser that belonged to
 * another account, recognised by its keys, belongs to the caller from now on. An eleventh device takes the place of the
 * one that was unused for longest.
 * @throws DomainError invalidData, idAlreadyUsed: the endpoint is registered with other keys
 *
 * Rules: Push.
 */
export function registerPushDevice(ctx: UserContext, { endpoint, keys, name }: RegisterDevice): Promise<PushDevice> {
  const { services, userId, tokenHash } = ctx
  const host = checkUrl(endpoint, services.outside.webhooks, 'endpoint')
  if (!isOnCurve(keys.p256dh)) throw invalidField('keys.p256dh', 'must be a point of P-256')
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(allEqual(sessions, { tokenHash, userId }))
    if (!session) throw new DomainError('authenticationFailed')
    const isSame = allEqual(pushDevices, { endpoint, p256dh: keys.p256dh, auth: keys.auth })
    const [own] = await tx
      .update(pushDevices)
      .set({ sessionId: session.id, name })
      .where(and(isSame, eq(pushDevices.userId, userId)))
      .returning({ id: pushDevices.id })
    // Deleting it drops what waits for the other account.
    if (!own) await tx.delete(pushDevices).where(isSame)
    const id = own?.id ?? (await insertDevice(tx, ctx, { sessionId: session.id, endpoint, host, keys, name }))
    return find(ctx, tx, id)
  })
}

/**
 * Inserts a device in place of the one that was unused for longest, if there are too many.
 * @returns its id
 * @throws DomainError idAlreadyUsed: the endpoint is registered with other keys
 */
async function insertDevice(
  tx: Transaction,
  { services, userId }: UserContext,
  { keys, ...device }: RegisterDevice & { sessionId: string; host: string },
): Promise<string> {
  await deleteSurplusDevices(tx, userId)
  const [created] = await tx
    .insert(pushDevices)
    .values({ id: randomUUIDv7(), userId, ...device, ...keys, createdAt: services.clock.now() })
    .onConflictDoNothing({ target: pushDevices.endpoint })
    .returning({ id: pushDevices.id })
  if (!created) throw new DomainError('idAlreadyUsed')
  return created.id
}

const pointLength = 65

function isOnCurve(key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== pointLength || point[0] !== 4) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}

async function deleteSurplusDevices(tx: Transaction, userId: string): Promise<void> {
  const used = sql`coalesce(${pushDevices.lastSuccessAt}, ${pushDevices.createdAt})`
  const surplus = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(used), desc(pushDevices.createdAt), desc(pushDevices.id))
    .offset(maxPushDevices - 1)
  await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), inArray(pushDevices.id, surplus)))
}

async function find({ userId, tokenHash }: UserContext, tx: Transaction, id: string): Promise<PushDevice> {
  const device = (await readPushDevices(tx, userId, tokenHash)).find((candidate) => candidate.id === id)
  if (!device) throw new Error('a registered device is gone')
  return device
}
