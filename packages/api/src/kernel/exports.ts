import { type Queries, rawStatement } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { DomainError } from './errors.ts'

/** Bytes of all that an export reads: a player who does ten things a day takes twenty years to get there. */
const mostBytes = 32 * 1024 * 1024

const weigh = rawStatement<{ userId: string }, { bytes: number }>(
  (given) => sql`
  select coalesce(sum(octet_length(to_json(written)::text) + 600), 0)::float8 as bytes from (
    select title || notes || coalesce(result, '') from tasks
    where user_id = ${given('userId')}::uuid and archived_at is null
    union all
    select title || notes || coalesce(result, '') from tasks
    where user_id = ${given('userId')}::uuid and archived_at is not null
    union all
    select name || notes from missions where user_id = ${given('userId')}::uuid
    union all
    select task.title || task.notes from missions join mission_tasks task on task.mission_id = missions.id
    where missions.user_id = ${given('userId')}::uuid
    union all
    select task.title || task.notes || coalesce(state.result, '')
    from group_task_states state join group_tasks task on task.id = state.task_id
    where state.user_id = ${given('userId')}::uuid
    union all
    select '' from ledger where user_id = ${given('userId')}::uuid
    union all
    select '' from notifications where user_id = ${given('userId')}::uuid
  ) kept (written)`,
)

/** The export that is made last on this process: each waits for the one before. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Makes an export when no other one is made on this process: it holds all that a player has.
 * @throws DomainError payloadTooLarge: there is more than 32 MiB of it
 */
export function exportAlone<Made>(on: Queries, userId: string, make: () => Promise<Made>): Promise<Made> {
  const mine = latest.then(async () => {
    const [all] = await weigh(on, { userId })
    if (!all || all.bytes > mostBytes) throw new DomainError('payloadTooLarge')
    return make()
  })
  latest = mine.catch(() => undefined)
  return mine
}
