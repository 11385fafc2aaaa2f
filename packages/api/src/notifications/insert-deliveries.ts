import { sql } from '@questboard/db/drizzle'
import { webhookDeliveries } from '@questboard/db/schema'
import { arrayText, partsOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** The most bytes of bodies that are kept for all webhooks of a person, and for those of a group. */
export const maxBytesOfBodies = 8 * 1024 * 1024

/**
 * After a write of this many bytes, the owners are checked. Of smaller ones, about every sixteenth is followed by it.
 */
const checkedAfter = 32 * 1024

export const deliveriesChannel = 'questboard_webhooks'

/**
 * Writes deliveries in the transaction of their causes, and wakes the workers that send. The oldest above the limit are
 * deleted.
 */
export async function insertDeliveries(
  tx: Transaction,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  for (const part of partsOf(rows)) await tx.insert(webhookDeliveries).values([...part])
  const bytes = rows.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
  if (bytes > checkedAfter || rows.some(({ id }) => id.endsWith('0'))) {
    await trimDeliveries(tx, [...new Set(rows.map(({ ownerId }) => ownerId))])
  }
  await tx.execute(sql`select pg_notify(${deliveriesChannel}, '')`)
}

/**
 * Keeps waiting deliveries rather than finished ones. A delivery whose outcome is being written is left for the next
 * time.
 */
async function trimDeliveries(tx: Transaction, ownerIds: string[]): Promise<void> {
  const owners = sql`any(${arrayText(ownerIds)}::text::uuid[])`
  await tx.execute(sql`
    with related as (
      select webhook.id, webhook.owner_id from webhooks webhook
      where webhook.group_id = ${owners} or webhook.group_id is null and webhook.user_id = ${owners}
    ), weighed as (
      select delivery.id, delivery.owner_id, sum(octet_length(delivery.body)) over (
        partition by related.owner_id
        order by delivery.delivered_at is null and delivery.failed_at is null desc, delivery.created_at desc, delivery.id desc
      ) as weight
      from related join webhook_deliveries delivery on delivery.webhook_id = related.id and delivery.owner_id = related.owner_id
    ), heavy as (
      select delivery.id, delivery.owner_id from webhook_deliveries delivery join weighed using (id, owner_id)
      where weighed.weight > ${maxBytesOfBodies}::bigint for update of delivery skip locked
    )
    delete from webhook_deliveries using heavy
    where webhook_deliveries.id = heavy.id and webhook_deliveries.owner_id = heavy.owner_id`)
}
