import { lte, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { personalEventTypes } from '../kernel/event-types.ts'
import { daysKept, hoursWithContent } from './rules.ts'

const hour = 3_600_000

/** A webhook follows for as long as it is enabled. This many days before the end, it continues. */
const ahead = 10

/** How many rows one statement changes. */
const atOnce = 5_000

/** Longer than streams resume, so that none finds an event without its content. */
const spare = hour

const types = sql`array[${sql.join(
  [...personalEventTypes, '*'].map((type) => sql.raw(`'${type}'`)),
  sql`, `,
)}]::text[]`

async function followForWebhooks({ queries }: Services['database'], now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * hour).toISOString()
  await queries.execute(sql`
    update users set followed_until = ${inDays(daysKept)}::timestamptz
    where followed_until <= ${inDays(ahead)}::timestamptz and exists (
      select from webhooks where webhooks.user_id = users.id and webhooks.group_id is null
        and webhooks.disabled_at is null and webhooks.events && ${types})`)
}

/** Stops following players after 30 days without a question, deletes their old events, and empties those of yesterday. */
export async function sweepEvents({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await followForWebhooks(database, now)
  await database.queries.update(users).set({ followedUntil: null }).where(lte(users.followedUntil, now))
  const oldest = new Date(now.getTime() - daysKept * 24 * hour).toISOString()
  const emptied = new Date(now.getTime() - hoursWithContent * hour - spare).toISOString()
  for (let changed = atOnce; changed === atOnce; ) {
    const gone = await database.rows(
      database.queries,
      sql`
      with gone as (
        delete from events where ctid = any(array(
          select ctid from events where created_at <= ${oldest}::timestamptz limit ${atOnce}))
        returning user_id, sequence
      ), edges as (select user_id, max(sequence) as sequence from gone group by user_id), moved as (
        update users set events_since = greatest(events_since, edges.sequence) from edges where users.id = edges.user_id
      )
      select 1 from gone`,
    )
    changed = gone.length
  }
  for (let changed = atOnce; changed === atOnce; ) {
    const empty = await database.rows(
      database.queries,
      sql`
      update events set data = null, bytes = 0 where ctid = any(array(
        select ctid from events where created_at <= ${emptied}::timestamptz and data is not null limit ${atOnce}))
      returning 1`,
    )
    changed = empty.length
  }
}
