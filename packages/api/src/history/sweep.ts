import { sql } from '@questboard/db/drizzle'
import { endedGroupOccurrences, occurrences } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { inBatches } from '../kernel/in-batches.ts'
import { historyDays } from '../periods/occurrences.ts'

/** Deletes the records of occurrences that ended more than 400 days ago, for the earliest zone. */
export async function sweepOccurrences(services: Services): Promise<void> {
  const oldest = new Date(services.clock.now().getTime() - (historyDays + 1) * dayMs).toISOString().slice(0, 10)
  for (const table of [occurrences, endedGroupOccurrences]) {
    await inBatches(
      services,
      (limit) => sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where due_on < ${oldest}::date limit ${limit}))
      returning 1`,
    )
  }
}
