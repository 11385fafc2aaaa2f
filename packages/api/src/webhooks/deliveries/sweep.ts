import { lte, sql } from '@questboard/db/drizzle'
import { webhookDeliveries, webhooks } from '@questboard/db/schema'
import { dayMs } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/context.ts'
import { deliveriesKept } from './rules.ts'

/** Deletes old deliveries, those above the limit of a webhook, and expired secrets. */
export async function sweepDeliveries({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  const { queries } = database
  await queries
    .delete(webhookDeliveries)
    .where(lte(webhookDeliveries.createdAt, new Date(now.getTime() - deliveriesKept.days * dayMs)))
  await queries.execute(sql`
    delete from webhook_deliveries old
    using webhooks webhook cross join lateral (
      select kept.created_at, kept.id from webhook_deliveries kept
      where kept.webhook_id = webhook.id and kept.owner_id = webhook.owner_id
      order by kept.created_at desc, kept.id desc offset ${deliveriesKept.each} limit 1) edge
    where old.webhook_id = webhook.id and old.owner_id = webhook.owner_id and (old.created_at, old.id) <= (edge.created_at, edge.id)`)
  await queries
    .update(webhooks)
    .set({ previousSecret: null, previousSecretUntil: null })
    .where(lte(webhooks.previousSecretUntil, now))
}
