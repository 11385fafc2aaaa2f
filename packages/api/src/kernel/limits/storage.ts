import { rawStatement } from '@questboard/db'
import { type SQL, sql } from '@questboard/db/drizzle'
import { DomainError } from '../errors.ts'
import type { Transaction } from '../transaction.ts'

/** Amounts of unarchived items: those that are stored, and their limits. */
interface StoredAmounts {
  tasks: number
  missions: number
  /** Tasks of all these missions together. */
  missionTasks: number
  /**
   * Bytes of all titles, notes, results, checklists and names as JSON, of groups schedules and reminders too. A list
   * contains all of them.
   */
  bytes: number
}

const MiB = 1024 * 1024

/** Limits per account. They keep every list below 4 MiB. */
export const accountLimits: StoredAmounts = { tasks: 1000, missions: 1000, missionTasks: 2000, bytes: 2 * MiB }

/** Limits per group: less text than in an account, because its items are listed with their assignees. */
export const groupLimits: StoredAmounts = { tasks: 1000, missions: 1000, missionTasks: 1000, bytes: 1.5 * MiB }

const summed = (kept: SQL): SQL => sql`
  select count(*) filter (where kind = 'task')::int as tasks, count(*) filter (where kind = 'mission')::int as missions,
    count(*) filter (where kind = 'missionTask')::int as "missionTasks",
    coalesce(sum(octet_length(to_json(written)::text) - 2), 0)::int as bytes
  from (${kept}) kept (kind, written)`

const keptByAccount = rawStatement<{ userId: string }, StoredAmounts>((param) =>
  summed(sql`
    select 'task', title || notes || coalesce(result, '') || coalesce(checklist::text, '') from tasks
    where user_id = ${param('userId')}::uuid and archived_at is null
    union all
    select 'reward', name from rewards where user_id = ${param('userId')}::uuid
    union all
    select 'tag', name from tags where user_id = ${param('userId')}::uuid
    union all
    select 'mission', name || notes from missions where user_id = ${param('userId')}::uuid and status <> 'archived'
    union all
    select 'missionTask', task.title || task.notes from missions
    join mission_tasks task on task.mission_id = missions.id and task.user_id = missions.user_id
    where missions.user_id = ${param('userId')}::uuid and status <> 'archived'`),
)

/**
 * The ids of an item that all assignees have ticked, or four if there are fewer. They count when the item is written,
 * so that ticking never fails.
 */
const bytesOfTicks = sql`40 * greatest(4, (
  select count(*) from group_task_states state
  where state.task_id = group_tasks.id and state.group_id = group_tasks.group_id))::int`

/** How many redeemed or cancelled pools of a group are listed, the latest ones. */
export const maxEndedPools = 20

/** The pools that a group lists. Redeemed ones cannot be deleted, so earlier ones must not use up its storage. */
const listedPools = (groupId: SQL) => sql`
  select name, notes from pools
  where group_id = ${groupId}::uuid and redeemed_at is null and cancelled_at is null
  union all
  (select name, notes from pools
  where group_id = ${groupId}::uuid and (redeemed_at is not null or cancelled_at is not null)
  order by coalesce(redeemed_at, cancelled_at) desc, sequence desc limit ${maxEndedPools})`

const keptByGroup = rawStatement<{ groupId: string }, StoredAmounts>((param) =>
  summed(sql`
    select 'task', title || notes || coalesce(schedule::text, '') || coalesce(checklist::text, '')
      || coalesce(reminders::text, '') || repeat('x', coalesce(jsonb_array_length(checklist), 0) * ${bytesOfTicks})
    from group_tasks
    where group_id = ${param('groupId')}::uuid and archived_at is null
    union all
    select 'state', coalesce(state.result, '') || coalesce(state.reminders::text, '')
    from group_tasks task
    join group_task_states state on state.task_id = task.id and state.group_id = task.group_id
    where task.group_id = ${param('groupId')}::uuid and task.archived_at is null
      and (state.result is not null or state.reminders is not null)
    union all
    select 'reward', name from group_rewards where group_id = ${param('groupId')}::uuid and archived_at is null
    union all
    select 'pool', name || notes from (${listedPools(param('groupId'))}) listed
    union all
    select 'tag', name from tags where group_id = ${param('groupId')}::uuid
    union all
    select 'mission', name || notes from group_missions
    where group_id = ${param('groupId')}::uuid and archived_at is null
    union all
    select 'missionTask', task.title || task.notes
    from group_missions mission
    join group_mission_tasks task on task.mission_id = mission.id and task.group_id = mission.group_id
    where mission.group_id = ${param('groupId')}::uuid and mission.archived_at is null`),
)

/**
 * Refuses a transaction that has added more than the account may store. The player is locked, so nothing else can be
 * added meanwhile.
 * @throws DomainError tooManyItems
 *
 * Rules: Bounds.
 */
export async function assertAccountStorage(tx: Transaction, userId: string): Promise<void> {
  assertWithin(accountLimits, await keptByAccount(tx, { userId }))
}

/** `assertAccountStorage` for a locked group. @throws DomainError tooManyItems */
export async function assertGroupStorage(tx: Transaction, groupId: string): Promise<void> {
  assertWithin(groupLimits, await keptByGroup(tx, { groupId }))
}

function assertWithin(limits: StoredAmounts, [kept]: StoredAmounts[]): void {
  if (!kept) throw new Error('a sum returned nothing')
  const names = Object.keys(limits) as (keyof StoredAmounts)[]
  if (names.some((name) => kept[name] > limits[name])) throw new DomainError('tooManyItems')
}

/**
 * Whether some texts are longer than those they replace. Only then does a change count: users who exceeded the limit
 * before it existed can still shorten their texts.
 */
export const isLonger = (written: (string | null)[], before: (string | null)[]): boolean =>
  bytesOf(written) > bytesOf(before)

const bytesOf = (texts: (string | null)[]): number =>
  Buffer.byteLength(JSON.stringify(texts.map((text) => text ?? '').join('')))
