import type { Queries } from '@questboard/db'
import { allEqual, desc } from '@questboard/db/drizzle'
import { webhookDeliveries } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { readPage } from '../kernel/read-page.ts'
import { assertMaySeeWebhooks } from './own-webhook.ts'
import { readWebhook } from './read-webhooks.ts'
import type { Deliveries, Delivery, DeliveryFault, ListDeliveries } from './schema.ts'

/**
 * The deliveries of a webhook in the last 30 days, newest first.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, notFound
 */
export async function listDeliveries(ctx: UserContext, { page, limit, ...query }: ListDeliveries): Promise<Deliveries> {
  await assertMaySeeWebhooks(ctx, query)
  await readWebhook(ctx.db, ctx.userId, query)
  const ofWebhook = allEqual(webhookDeliveries, { webhookId: query.webhookId, ownerId: query.groupId ?? ctx.userId })
  const [found, totalCount] = await readPage(ctx, page, (queries) =>
    Promise.all([
      queries
        .select()
        .from(webhookDeliveries)
        .where(ofWebhook)
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(limit)
        .offset((page - 1) * limit),
      countRows(queries, webhookDeliveries, ofWebhook),
    ]),
  )
  return { deliveries: found.map(showDelivery), totalCount }
}

/** A delivery, if its webhook still exists. */
export async function findDelivery(
  queries: Queries,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Delivery | undefined> {
  const [found] = await queries.select().from(webhookDeliveries).where(allEqual(webhookDeliveries, { id, ownerId }))
  return found && showDelivery(found)
}

function showDelivery(row: typeof webhookDeliveries.$inferSelect): Delivery {
  const { id, event, attempts, status, fault, response, body, deliveredAt, failedAt } = row
  const state = deliveredAt ? 'delivered' : failedAt ? 'failed' : 'waiting'
  return {
    id,
    state,
    attempts,
    status,
    answer: response,
    body,
    // The column is text, but only this code writes it.
    event: event as Delivery['event'],
    fault: fault as DeliveryFault | null,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
  }
}
