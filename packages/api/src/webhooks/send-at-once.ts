import { allEqual, sql } from '@questboard/db/drizzle'
import { webhookDeliveries } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { toRow } from '../notifications/write-deliveries.ts'
import { attempt } from './deliveries/attempt.ts'
import { type DeliveryRow, leaseOf } from './deliveries/claim.ts'
import { assertMaySeeWebhooks, changeWebhooks } from './own-webhook.ts'
import { findDelivery } from './read-deliveries.ts'
import { readWebhook } from './read-webhooks.ts'
import type { Delivery, OfDelivery, OfWebhook } from './schema.ts'

/** Each call may take as long as the receiver's time-out. */
const limit = { attempts: 60, seconds: 3600 }

/**
 * Sends a `test` event once, whatever the state of the webhook.
 * @returns the outcome
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound, tooManyRequests
 */
export function testWebhook(ctx: UserContext, of: OfWebhook): Promise<Delivery> {
  const { services, userId } = ctx
  return sendAtOnce(ctx, of, async (tx) => {
    const now = services.clock.now()
    const groupId = of.groupId ?? null
    const data = { type: 'test' as const, groupId, createdAt: now.toISOString(), data: {} }
    const row = toRow({ id: of.webhookId, ownerId: groupId ?? userId }, now, {
      ...{ type: 'test', groupId, recipients: [userId], data, people: [userId] },
    })
    return tx
      .insert(webhookDeliveries)
      .values({ ...row, attempts: 1, attemptedAt: now, nextAttemptAt: leaseOf(services) })
      .returning()
  })
}

/**
 * Sends a delivery again with the same id. If it fails and had not failed permanently before, its automatic retries
 * continue.
 * @returns the outcome
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound, tooManyRequests
 */
export function resendDelivery(ctx: UserContext, { deliveryId, ...of }: OfDelivery): Promise<Delivery> {
  const { services, userId } = ctx
  return sendAtOnce(ctx, of, (tx) =>
    tx
      .update(webhookDeliveries)
      .set({
        ...{ attempts: sql`${webhookDeliveries.attempts} + 1`, attemptedAt: services.clock.now() },
        ...{ nextAttemptAt: leaseOf(services), deliveredAt: null, failedAt: null },
      })
      .where(allEqual(webhookDeliveries, { id: deliveryId, webhookId: of.webhookId, ownerId: of.groupId ?? userId }))
      .returning(),
  )
}

/** Claims a delivery in the transaction that checks the permission, and sends it after the commit. */
async function sendAtOnce(
  ctx: UserContext,
  of: OfWebhook,
  take: (tx: Transaction) => Promise<DeliveryRow[]>,
): Promise<Delivery> {
  const { services, userId } = ctx
  await assertMaySeeWebhooks(ctx, of)
  await readWebhook(ctx.db, userId, of)
  await countAttempt(services, `webhook:${userId}`, limit)
  const [taken] = await changeWebhooks(ctx, of, async (tx) => {
    await readWebhook(tx, userId, of)
    return take(tx)
  })
  if (!taken) throw new DomainError('notFound')
  await attempt(services, taken, services.closing)
  const delivery = await findDelivery(ctx.db, taken)
  if (!delivery) throw new DomainError('notFound')
  return delivery
}
