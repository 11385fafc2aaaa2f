import type { Queries } from '@questboard/db'
import { type SQL, sql } from '@questboard/db/drizzle'
import { tableOf } from '../kernel/table-of.ts'
import { rows } from '../kernel/transaction.ts'
import type { DoneOccurrence } from './movement.ts'

/** A completed occurrence, and when it was done. A reopened one does not count. */
export type Done = Pick<DoneOccurrence, 'doneOn' | 'slot' | 'dueOn'> & { at: Date }

/** How many completions and reopenings of one task are read, the latest ones. */
const maxPostings = 2_000

/**
 * What a task's rows in the ledger say about its completed occurrences, from a day on. The references are known, so the
 * rows are found one by one instead of reading all rows of the player.
 * @param postings how often the ledger was called for the task
 * @param periods the references of ended periods, which may have been completed late
 */
export async function findDone(
  queries: Queries,
  { userId, taskId, postings, periods }: { userId: string; taskId: string; postings: number; periods: string[] },
): Promise<Done[]> {
  const first = Math.max(0, postings - maxPostings)
  const wanted = [
    ...Array.from({ length: postings - first }, (_, place) => ({
      reference: `${taskId}:${first + place}`,
      // Reopening is the next posting after the completion.
      reopening: `${taskId}:${first + place + 1}`,
    })),
    ...periods.map((reference) => ({ reference, reopening: null })),
  ]
  const found = await rows<Omit<Done, 'at'> & { at: Date | string }>(
    queries,
    sql`
      select done.done_on as "doneOn", done.slot, done.due_on as "dueOn", coalesce(done.done_at, done.created_at) as at
      from ${tableOf('wanted', { reference: 'text', reopening: 'text' }, wanted)}
      join ledger done on done.reference = wanted.reference and done.reason = 'taskCompleted' and done.currency = 'exp'
      where done.owner_id = ${userId}::uuid and done.done_on is not null and not exists (
        select 1 from ledger reopening
        where reopening.reference = wanted.reopening and reopening.reason = 'taskReopened' and reopening.currency = 'exp'
          and reopening.owner_id = ${userId}::uuid)`,
  )
  return found.map((done) => ({ ...done, at: new Date(done.at) }))
}

/**
 * A query for the completed occurrences of a player that were paid since an instant: `task_id, slot, due_on, done_on`.
 * The tasks may be deleted. Those of group tasks have no slot.
 */
export const doneOfPlayer = (userId: string, since: Date): SQL => sql`
  select left(done.reference, 36)::uuid as task_id, done.slot, done.due_on, done.done_on
  from ledger done
  where done.owner_id = ${userId}::uuid and done.currency = 'exp' and done.done_on is not null
    and done.created_at >= ${since.toISOString()}::timestamptz
    and not exists (
      select 1 from ledger reopening
      where reopening.owner_id = ${userId}::uuid and reopening.currency = 'exp'
        and reopening.reason in ('taskReopened', 'groupTaskReopened')
        and reopening.created_at >= ${since.toISOString()}::timestamptz
        -- The next number. A late completion has none and cannot be reopened.
        and reopening.reference = case when done.reference ~ ':[0-9]+$'
          then regexp_replace(done.reference, '[0-9]+$', '') || ((regexp_match(done.reference, '[0-9]+$'))[1]::bigint + 1)
        end)`
