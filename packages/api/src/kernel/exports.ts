import { type Queries, rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { DomainError } from './errors.ts'

/** Bytes that an export may read. A user with ten completed tasks a day reaches this after twenty years. */
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
    select task.title || task.notes || coalesce(state.result, '') || coalesce(task.checklist::text, '')
    from group_task_states state join group_tasks task on task.id = state.task_id
    where state.user_id = ${given('userId')}::uuid
    union all
    select '' from ledger where user_id = ${given('userId')}::uuid
    union all
    select '' from notifications where user_id = ${given('userId')}::uuid
  ) kept (written)`,
)

/** The latest export on this process. Each export waits for the one before. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Runs one export at a time on this process, since it holds all data of a user in memory.
 * @throws DomainError payloadTooLarge: the data exceeds 32 MiB
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
