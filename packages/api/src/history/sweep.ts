import { sql } from '@questboard/db/drizzle'
import type { Services } from '../kernel/context.ts'
import { historyDays } from '../periods/occurrences.ts'

/** How many rows one statement deletes. */
const atOnce = 5_000

/** Deletes the records of occurrences that ended more than 400 days ago, for the earliest zone. */
export async function sweepOccurrences({ database, clock }: Services): Promise<void> {
  const oldest = new Date(clock.now().getTime() - (historyDays + 1) * 86_400_000).toISOString().slice(0, 10)
  for (let deleted = atOnce; deleted === atOnce; ) {
    const gone = await database.rows(
      database.queries,
      sql`delete from occurrences where ctid = any(array(
        select ctid from occurrences where due_on < ${oldest}::date limit ${atOnce}))
      returning slot`,
    )
    deleted = gone.length
  }
}
