import { webhookDeliveries } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { toRow } from '../notifications/write-deliveries.ts'
import { leaseOf } from './deliveries/claim.ts'
import type { Delivery, OfWebhook } from './schema.ts'
import { sendAtOnce } from './send-at-once.ts'

/**
 * Sends a `test` event once, whatever the state of the webhook.
 * @returns the outcome
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound, tooManyRequests
 */
export function sendTest(ctx: UserContext, named: OfWebhook): Promise<Delivery> {
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
