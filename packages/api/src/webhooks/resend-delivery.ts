import { allEqual, sql } from '@questboard/db/drizzle'
import { webhookDeliveries } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { leaseOf } from './deliveries/claim.ts'
import type { Delivery, OfDelivery } from './schema.ts'
import { sendAtOnce } from './send-at-once.ts'

/**
 * Sends a delivery again with the same id. If it fails and had not failed permanently before, its automatic retries
 * continue, unless the webhook is disabled.
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
