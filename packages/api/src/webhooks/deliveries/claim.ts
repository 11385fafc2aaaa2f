import { allEqual, and, asc, inArray, isNull, lte, sql } from '@questboard/db/drizzle'
import { webhookDeliveries, webhooks } from '@questboard/db/schema'
import type { Services } from '../../kernel/context.ts'
import { idsOf } from '../../kernel/ids-of.ts'
import type { ClaimLimits } from '../../outbound/dispatcher.ts'
import { noneOf } from '../../outbound/none-of.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** A delivery that this process has claimed for a limited time. */
export type ClaimedDelivery = DeliveryRow & { host: string; userId: string }

/** Added to the time-out of a receiver, so no other process claims the delivery meanwhile. */
const leaseMargin = 20_000

/** Deliveries to consider for each claim. Those of hosts and users that are at their limit are skipped. */
const lookedAt = 50

/** The time until which a delivery claimed now belongs to this process. */
export const leaseOf = ({ clock, outside }: Pick<Services, 'clock' | 'outside'>): Date =>
  new Date(clock.now().getTime() + outside.webhooks.timeout + leaseMargin)

/**
 * Claims due deliveries. The claim is committed before any request, so another server takes over after a crash.
 */
export function claim(services: Services, { max, hosts, users }: ClaimLimits): Promise<ClaimedDelivery[]> {
  const now = services.clock.now()
  return services.database.transaction(async (tx) => {
    const due = await tx
      .select({ delivery: webhookDeliveries, host: webhooks.host, userId: webhooks.userId })
      .from(webhookDeliveries)
      .innerJoin(webhooks, allEqual(webhooks, { id: webhookDeliveries.webhookId, ownerId: webhookDeliveries.ownerId }))
      .where(
        and(
          isNull(webhookDeliveries.deliveredAt),
          isNull(webhookDeliveries.failedAt),
          lte(webhookDeliveries.nextAttemptAt, now),
          noneOf(webhooks.host, hosts),
          noneOf(webhooks.userId, users),
        ),
      )
      .orderBy(asc(webhookDeliveries.nextAttemptAt))
      .limit(lookedAt)
      .for('update', { of: webhookDeliveries, skipLocked: true })
    const taken: ClaimedDelivery[] = []
    for (const { delivery, host, userId } of due) {
      if (taken.length === max || !hosts.has(host) || !users.has(userId)) continue
      hosts.take(host)
      users.take(userId)
      taken.push({ ...delivery, host, userId, attempts: delivery.attempts + 1, attemptedAt: now })
    }
    if (taken.length > 0) {
      await tx
        .update(webhookDeliveries)
        .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, attemptedAt: now, nextAttemptAt: leaseOf(services) })
        .where(inArray(webhookDeliveries.id, idsOf(taken)))
    }
    return taken
  })
}
