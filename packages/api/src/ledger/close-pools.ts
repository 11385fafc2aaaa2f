import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'

/**
 * Writes the closing rows of the redeemed pools of a group that is being deleted: what was in them is spent. The shares
 * of other pools were returned before.
 */
export async function closePools(tx: Transaction, clock: Clock, groupId: string): Promise<void> {
  await tx.execute(sql`
    with spent as (
      select id, saved, name from pools where group_id = ${groupId}::uuid and saved > 0
    ), closed as (
      update pools set saved = 0 from spent where pools.id = spent.id and pools.group_id = ${groupId}::uuid
    )
    insert into ledger (owner_id, pool_id, group_id, currency, amount, balance, reason, reference, item, created_at)
    select ${groupId}::uuid, id, ${groupId}::uuid, 'ruby', -saved, 0, 'poolEnded', id::text, name, ${clock.now().toISOString()}::timestamptz
    from spent`)
}
