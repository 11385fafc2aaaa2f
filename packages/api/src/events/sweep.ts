import { lte, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { dayMs, hourMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { inBatches } from '../kernel/in-batches.ts'
import { followForAllWebhooks } from './follow-player.ts'
import { daysKept, hoursWithContent } from './rules.ts'

/** How much longer content is stored than streams resume, so that none finds an event without its content. */
const marginMs = hourMs

/**
 * Stops following players after 30 days without a question, deletes their old events, and empties those of yesterday.
 */
export async function sweepEvents(services: Services): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  await followForAllWebhooks(database)
  await database.queries.update(users).set({ followedUntil: null }).where(lte(users.followedUntil, now))
  const oldest = new Date(now.getTime() - daysKept * dayMs).toISOString()
  const emptied = new Date(now.getTime() - hoursWithContent * hourMs - marginMs).toISOString()
  await inBatches(
    services,
    (limit) => sql`
      with gone as (
        delete from events where ctid = any(array(
          select ctid from events where created_at <= ${oldest}::timestamptz limit ${limit}))
        returning user_id, sequence
      ), edges as (select user_id, max(sequence) as sequence from gone group by user_id), moved as (
        update users set events_since = greatest(events_since, edges.sequence) from edges where users.id = edges.user_id
      )
      select 1 from gone`,
  )
  await inBatches(
    services,
    (limit) => sql`
      update events set data = null, bytes = 0 where ctid = any(array(
        select ctid from events where created_at <= ${emptied}::timestamptz and data is not null limit ${limit}))
      returning 1`,
  )
}
