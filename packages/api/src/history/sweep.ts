import { sql } from '@questboard/db/drizzle'
import { endedGroupOccurrences, occurrences } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { historyDays } from '../periods/occurrences.ts'

/** How many rows one statement deletes. */
const batchSize = 5_000

/** Deletes the records of occurrences that ended more than 400 days ago, for the earliest zone. */
export async function sweepOccurrences({ database, clock }: Services): Promise<void> {
  const oldest = new Date(clock.now().getTime() - (historyDays + 1) * dayMs).toISOString().slice(0, 10)
  for (const table of [occurrences, endedGroupOccurrences]) {
    for (let deleted = batchSize; deleted === batchSize; ) {
      const gone = await database.rows(
        database.queries,
        sql`delete from ${table} where ctid = any(array(
          select ctid from ${table} where due_on < ${oldest}::date limit ${batchSize}))
        returning 1`,
      )
      deleted = gone.length
    }
  }
}
