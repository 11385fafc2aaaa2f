import { sql } from '@questboard/db/drizzle'
import { dayMs } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/context.ts'
import { inBatches } from '../../kernel/in-batches.ts'
import { storedDays } from '../../periods/rules.ts'

/**
 * Deletes ended occurrences that nothing needs any more. Of each task it keeps the last one, the last one that was
 * held, those that can still be completed late or become current again, those that wait for approval, and those with a
 * swap that is open or owed.
 * @returns how many were deleted
 */
export async function sweepEndedTurns(services: Services): Promise<number> {
  const oldest = new Date(services.clock.now().getTime() - (storedDays + 1) * dayMs).toISOString().slice(0, 10)
  return inBatches(
    services,
    (limit) => sql`
      delete from group_task_occurrences where ctid = any(array(
        select old.ctid from group_task_occurrences old
        where old.ended and old.day < ${oldest}::date and (old.taken_by is null or old.paid_to is not null)
          and exists (select from group_task_occurrences later
            where later.task_id = old.task_id and later.group_id = old.group_id and later.ended and later.day > old.day)
          and (old.counts_for is null or exists (select from group_task_occurrences later
            where later.task_id = old.task_id and later.group_id = old.group_id and later.ended and later.counts_for is not null and later.day > old.day))
          and not exists (select from turn_swaps swap
            where swap.task_id = old.task_id and swap.group_id = old.group_id and swap.day = old.day and (swap.owed or swap.status = 'open'))
        limit ${limit}))
      returning 1`,
  )
}
