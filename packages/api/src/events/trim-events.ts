import { sql } from '@questboard/db/drizzle'
import type { Transaction } from '../kernel/transaction.ts'
import { maxKept } from './rules.ts'

/** Deletes the oldest events of a locked player above the limits of an account. Cursors before them then end. */
export async function trimEvents(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    with kept as (
      select sequence, row_number() over newest as place, sum(bytes) over newest as weight
      from events where user_id = ${userId}::uuid
      window newest as (order by sequence desc)
    ), edge as (
      select max(sequence) as sequence from kept
      where place > ${maxKept.events}::int or weight > ${maxKept.bytes}::int and place > 1
    ), gone as (
      delete from events using edge where user_id = ${userId}::uuid and events.sequence <= edge.sequence
    )
    update users set events_since = edge.sequence from edge
    where users.id = ${userId}::uuid and edge.sequence > users.events_since`)
}
