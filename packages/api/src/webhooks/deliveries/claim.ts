import { webhookDeliveries, webhooks } from '@questboard/db/schema'
import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/context.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** A delivery that is this process's for a time. */
export type Claimed = DeliveryRow & { host: string }

/** Beyond the time for which a receiver is waited for, so that nobody else has the delivery meanwhile. */
const leaseMargin = 20_000

/** Deliveries that are looked at for each claim, of which hosts that have enough to do get no more. */
const lookedAt = 50

/** Until when a delivery that is claimed now is nobody else's. */
export const leaseOf = ({ clock, outside }: Pick<Services, 'clock' | 'outside'>): Date =>
  new Date(clock.now().getTime() + outside.webhooks.timeout + leaseMargin)

/**
 * Claims deliveries that are due. The claim is committed before anybody is talked to, so that a server that dies leaves
 * its deliveries to the others.
 * @param most at most so many
 * @param busy how many of each host are on their way
 * @param perHost at most so many of a host, with those
 */
export function claim(
  services: Services,
  { most, busy, perHost }: { most: number; busy: ReadonlyMap<string, number>; perHost: number },
): Promise<Claimed[]> {
  const now = services.clock.now()
  const full = [...busy].flatMap(([host, count]) => (count >= perHost ? [host] : []))
  return services.database.transaction(async (tx) => {
    const due = await tx
      .select({ delivery: webhookDeliveries, host: webhooks.host })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(
          ...[isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.failedAt)],
          lte(webhookDeliveries.nextAttemptAt, now),
          full.length > 0 ? notInArray(webhooks.host, full) : undefined,
        ),
      )
      .orderBy(asc(webhookDeliveries.nextAttemptAt))
      .limit(lookedAt)
      .for('update', { of: webhookDeliveries, skipLocked: true })
    const counts = new Map(busy)
    const taken: Claimed[] = []
    for (const { delivery, host } of due) {
      const count = counts.get(host) ?? 0
      if (taken.length === most || count >= perHost) continue
      counts.set(host, count + 1)
      taken.push({ ...delivery, host, attempts: delivery.attempts + 1, attemptedAt: now })
    }
    if (taken.length > 0) {
      await tx
        .update(webhookDeliveries)
        .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, attemptedAt: now, nextAttemptAt: leaseOf(services) })
        .where(
          inArray(
            webhookDeliveries.id,
            taken.map(({ id }) => id),
          ),
        )
    }
    return taken
  })
}
