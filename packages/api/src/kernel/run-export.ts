import { type Database, rawStatement } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import type { Services } from './context.ts'
import { DomainError } from './errors.ts'
import { weightOf } from './limits/page-weight.ts'
import type { Transaction } from './transaction.ts'

/** All pages of a list at once. */
export const allPages = { page: 1, limit: 2 ** 31 - 1 }

/** Bytes that an export may read. A user with ten completed tasks a day reaches this after twenty years. */
const maxBytes = 32 * 1024 * 1024

// An ended occurrence counts less than other rows: it has few fields and no text. The tasks of missions have no index
// by their owner, so they are found through the missions.
const measureBytes = rawStatement<{ userId: string }, { bytes: number }>(
  (param) => sql`
  select coalesce(sum(${weightOf(sql`written`)}), 0)::float8 + 150 * (
      (select count(*) from occurrences where user_id = ${param('userId')}::uuid) +
      (select count(*) from ended_group_occurrences where user_id = ${param('userId')}::uuid)) as bytes from (
    select title || notes || coalesce(result, '') || coalesce(checklist::text, '') from tasks
    where user_id = ${param('userId')}::uuid
    union all
    select name || notes from missions where user_id = ${param('userId')}::uuid
    union all
    select task.title || task.notes from missions mission
    join mission_tasks task on task.mission_id = mission.id and task.user_id = mission.user_id
    where mission.user_id = ${param('userId')}::uuid
    union all
    select task.title || task.notes || coalesce(state.result, '') || coalesce(task.checklist::text, '')
    from group_task_states state
    join group_tasks task on task.id = state.task_id and task.group_id = state.group_id
    where state.user_id = ${param('userId')}::uuid
    union all
    select mission.name || mission.notes from group_mission_states state
    join group_missions mission on mission.id = state.mission_id and mission.group_id = state.group_id
    where state.user_id = ${param('userId')}::uuid
    union all
    select task.title || task.notes from group_mission_states state
    join group_mission_tasks task on task.mission_id = state.mission_id and task.group_id = state.group_id
    where state.user_id = ${param('userId')}::uuid
    union all
    select reward.name from group_reward_assignees assignee
    join group_rewards reward on reward.id = assignee.reward_id and reward.group_id = assignee.group_id
    where assignee.user_id = ${param('userId')}::uuid
    union all
    select title || notes || coalesce(note, '') from deeds where user_id = ${param('userId')}::uuid
    union all
    select name || coalesce(note, '') from promises where user_id = ${param('userId')}::uuid
    union all
    select '' from ledger where owner_id = ${param('userId')}::uuid
    union all
    select '' from notifications where user_id = ${param('userId')}::uuid
    union all
    select '' from payments where user_id = ${param('userId')}::uuid
  ) kept (written)`,
)

const measureBytesOfGroup = rawStatement<{ groupId: string }, { bytes: number }>(
  (param) => sql`
  select coalesce(sum(${weightOf(sql`written`)}), 0)::float8 as bytes from (
    select task.title || task.notes || coalesce(state.result, '') || coalesce(task.checklist::text, '')
    from group_tasks task
    left join group_task_states state on state.task_id = task.id and state.group_id = task.group_id
    where task.group_id = ${param('groupId')}::uuid
    union all
    select name from group_rewards where group_id = ${param('groupId')}::uuid
    union all
    select name || coalesce(note, '') from promises where group_id = ${param('groupId')}::uuid
    union all
    select name || notes from group_missions where group_id = ${param('groupId')}::uuid
    union all
    select task.title || task.notes from group_missions mission
    join group_mission_tasks task on task.mission_id = mission.id and task.group_id = mission.group_id
    where mission.group_id = ${param('groupId')}::uuid
    union all
    select '' from memberships member
    join ledger on ledger.owner_id = member.user_id and ledger.currency = 'ruby' and ledger.group_id = member.group_id
    where member.group_id = ${param('groupId')}::uuid
  ) kept (written)`,
)

/** The latest export on this process. Each export waits for the one before. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Runs one export at a time on this process, since it holds all data of a user or a group in memory.
 * @throws DomainError payloadTooLarge: the data exceeds 32 MiB
 */
export function exportAlone<Made>(
  { onReplica }: Pick<Services, 'onReplica'>,
  owner: { userId: string } | { groupId: string },
  make: (database: Database) => Promise<Made>,
): Promise<Made> {
  const mine = latest.then(() =>
    onReplica(async (database) => {
      const queries = database.queries
      const [all] = await ('userId' in owner ? measureBytes(queries, owner) : measureBytesOfGroup(queries, owner))
      if (!all || all.bytes > maxBytes) throw new DomainError('payloadTooLarge')
      return make(database)
    }),
  )
  latest = mine.catch(() => undefined)
  return mine
}

/**
 * Runs as `exportAlone` an export that reads everything as of one moment.
 * @throws DomainError payloadTooLarge
 */
export function exportSnapshot<Made>(
  services: Pick<Services, 'onReplica'>,
  owner: { userId: string } | { groupId: string },
  make: (tx: Transaction) => Promise<Made>,
): Promise<Made> {
  return exportAlone(services, owner, (database) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`)
      return make(tx)
    }),
  )
}
