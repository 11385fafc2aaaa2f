import { allEqual, sql } from '@questboard/db/drizzle'
import { webhookDeliveries } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
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
export function testWebhook(ctx: UserContext, named: OfWebhook): Promise<Delivery> {
  const { services, userId } = ctx
  return sendAtOnce(ctx, named, async (tx) => {
    const now = services.clock.now()
    const groupId = named.groupId ?? null
    const data = { type: 'test' as const, groupId, createdAt: now.toISOString(), data: {} }
    const row = toRow({ id: named.webhookId, ownerId: groupId ?? userId }, now, {
      type: 'test',
      groupId,
      recipients: [userId],
      data,
      people: [userId],
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
export function resendDelivery(ctx: UserContext, { deliveryId, ...named }: OfDelivery): Promise<Delivery> {
  const { services, userId } = ctx
  return sendAtOnce(ctx, named, (tx) =>
    tx
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        attemptedAt: services.clock.now(),
        nextAttemptAt: leaseOf(services),
        deliveredAt: null,
        failedAt: null,
      })
      .where(
        allEqual(webhookDeliveries, { id: deliveryId, webhookId: named.webhookId, ownerId: named.groupId ?? userId }),
      )
      .returning(),
  )
}

/** Claims a delivery in the transaction that checks the permission, and sends it after the commit. */
async function sendAtOnce(
  ctx: UserContext,
  named: OfWebhook,
  take: (tx: Transaction) => Promise<DeliveryRow[]>,
): Promise<Delivery> {
  const { services, userId } = ctx
  await assertMaySeeWebhooks(ctx, named)
  await readWebhook(ctx.db, userId, named)
  await countAttempt(services, `webhook:${userId}`, limit)
  const [taken] = await changeWebhooks(ctx, named, async (tx) => {
    await readWebhook(tx, userId, named)
    return take(tx)
  })
  if (!taken) throw new DomainError('notFound')
  await attempt(services, taken, services.closing)
  const delivery = await findDelivery(ctx.db, taken)
  if (!delivery) throw new DomainError('notFound')
  return delivery
}
