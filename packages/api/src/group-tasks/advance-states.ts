import { sql } from '@questboard/db/drizzle'
import type { Day, DayStartMinutes, TimeZone } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { RolloverPlayer } from '../kernel/rollover.ts'
import { tableOf } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { storedPeriods } from '../periods/rules.ts'
import { recordEndedOccurrences } from './ended-occurrences.ts'
import { isLastOccurrenceOver, type RollingState, rollState, ruleOf, type StateRollover } from './occurrences.ts'
import type { GroupTaskRow } from './read-tasks.ts'
import { type RecordedState, recordsOfRollover } from './records.ts'

export type RollingPlayer = RolloverPlayer & { lastDayStart: Day; zone: TimeZone; dayStartsAt: DayStartMinutes }

/** What a rollover changed. */
export interface GroupTasksRollover {
  /** The groups whose items changed, with repetitions. */
  groups: string[]
  /** The tasks whose last occurrence ended, by player. */
  ended: Map<string, { title: string }[]>
  /** States with reminders, of which another occurrence is current. */
  reminding: { taskId: string; groupId: string; userId: string }[]
}

interface FoundState extends RecordedState, Pick<GroupTaskRow, 'type' | 'schedule' | 'title' | 'groupId'> {
  taskId: string
  userId: string
  assigned: boolean
  /** Whether its group is hidden, so that no one can complete it. */
  inHiddenGroup: boolean
  /** Whether it has reminders. */
  reminds: boolean
}

type AdvancedState = FoundState & {
  rolled: StateRollover
  wasOver: boolean
  records: ReturnType<typeof recordsOfRollover>
}

const stateColumns = sql`task.type, task.schedule, state.slot, state.due_on as "dueOn", state.opens_on as "opensOn",
  state.done_slot as "doneSlot", state.missed, state.completed_on as "completedOn", state.covered_on as "coveredOn"`

/**
 * Advances the group tasks with a schedule of locked players to their current occurrence. A task is archived when its
 * last occurrence is over for all its assignees. The number of statements does not depend on the number of players.
 *
 * Rules: Missed periods and streaks.
 */
export async function advanceStates(tx: Transaction, players: readonly RollingPlayer[]): Promise<GroupTasksRollover> {
  const playerById = new Map(players.map((player) => [player.id, player]))
  const found = await findStates(tx, players)
  const advanced = found.flatMap((state): AdvancedState[] => {
    const [rule, player] = [ruleOf(state), playerById.get(state.userId)]
    if (!rule || !player) return []
    const { today, holidayMode, lastDayStart } = player
    const rolled = rollState(rule, state, { today, isSpared: holidayMode || !state.assigned || state.inHiddenGroup })
    const wasOver = isLastOccurrenceOver(state, { ...state, approveRequested: false }, lastDayStart)
    return rolled ? [{ ...state, rolled, wasOver, records: recordsOfRollover(rule, state, rolled) }] : []
  })
  const assigned = advanced.filter((state) => state.assigned)
  await saveStates(tx, advanced)
  await recordEndedOccurrences(
    tx,
    assigned.flatMap(({ taskId, groupId, userId, rolled }) =>
      rolled.passed.map((passed) => ({ taskId, groupId, userId, ...passed })),
    ),
  )
  const ended = assigned.filter(({ rolled }) => rolled.ended)
  await archiveEnded(tx, { ended, playerById })
  const newlyEnded = ended.filter(({ wasOver }) => !wasOver)
  return {
    groups: assigned.map(({ groupId }) => groupId),
    reminding: advanced.filter(({ reminds }) => reminds),
    ended: new Map(
      [...Map.groupBy(newlyEnded, ({ userId }) => userId)].map(([id, states]) => [
        id,
        states.map(({ title }) => ({ title })),
      ]),
    ),
  }
}

/**
 * Finds the states to advance. Those without an occurrence are of players who were hidden while their task got a
 * schedule.
 */
function findStates(tx: Transaction, players: readonly RollingPlayer[]): Promise<FoundState[]> {
  const days = players.map(({ id, today }) => ({ id, today }))
  return rows<FoundState>(
    tx,
    sql`
    select state.task_id as "taskId", state.user_id as "userId", state.assigned, task.group_id as "groupId", task.title,
      groups.hidden_at is not null as "inHiddenGroup",
      state.assigned and coalesce(state.reminders, task.reminders) is not null as reminds,
      state.streak, state.gaps as "endedPeriods", state.paid_ruby as "paidRuby", state.paid_exp as "paidExp",
      state.pawn_moved as "pawnMoved", state.result is not null as "hasResult", ${stateColumns}
    from ${tableOf('player', { id: 'uuid', today: 'date' }, days)}, group_task_states state, group_tasks task, groups
    where state.user_id = player.id and task.id = state.task_id and task.group_id = state.group_id
      and groups.id = state.group_id and task.archived_at is null
      and task.schedule is not null and task.type <> 'todo' and task.assignment = 'each' and not state.approve_requested
      and (state.completed_at is not null or state.turns_on <= player.today or state.slot is null)`,
  )
}

const columns = {
  taskId: 'uuid',
  groupId: 'uuid',
  userId: 'uuid',
  slot: 'date',
  dueOn: 'date',
  opensOn: 'date',
  changesOn: 'date',
  doneSlot: 'date',
  missed: 'boolean',
  streakEnds: 'boolean',
  opened: 'boolean',
  done: 'date',
  endedPeriods: 'jsonb',
} as const

const ids = { id: 'uuid', groupId: 'uuid' } as const

const maxDone = sql.raw(String(storedPeriods))

async function saveStates(tx: Transaction, advanced: readonly AdvancedState[]): Promise<void> {
  if (advanced.length === 0) return
  const moved = advanced.map(({ taskId, groupId, userId, rolled, records: { done, endedPeriods } }) => {
    const effect = {
      streakEnds: rolled.streakEnds,
      opened: rolled.opened,
      done,
      endedPeriods: endedPeriods && JSON.stringify(endedPeriods),
    }
    return { taskId, groupId, userId, ...rolled.columns, ...effect }
  })
  await tx.execute(sql`
    update group_task_states state
    set updated_at = ${transactionTime(tx).toISOString()}::timestamptz,
      slot = moved.slot, due_on = moved."dueOn", opens_on = moved."opensOn", turns_on = moved."changesOn",
      done_slot = moved."doneSlot", missed = moved.missed,
      streak = case when moved."streakEnds" then 0 else state.streak end,
      skipped = case when moved."streakEnds" or state.completed_at is not null then null else state.skipped end,
      last_completed_at = coalesce(state.completed_at, state.last_completed_at),
      completed_at = case when not moved.opened then state.completed_at end,
      completed_on = case when not moved.opened then state.completed_on end,
      approved = not moved.opened and state.approved,
      result = case when not moved.opened then state.result end,
      note = case when not moved.opened then state.note end,
      paid_ruby = case when moved.opened then 0 else state.paid_ruby end,
      paid_exp = case when moved.opened then 0 else state.paid_exp end,
      pawn_moved = not moved.opened and state.pawn_moved,
      checked = case when not moved.opened then state.checked end,
      gaps = coalesce(moved."endedPeriods", state.gaps),
      done_on = case
        when moved.done is null then state.done_on
        when cardinality(state.done_on) >= ${maxDone} then state.done_on[2:] || moved.done
        else state.done_on || moved.done
      end
    from ${tableOf('moved', columns, moved)}
    where state.task_id = moved."taskId" and state.user_id = moved."userId" and state.group_id = moved."groupId"`)
}

interface AssignedToEnded extends RollingState, Pick<GroupTaskRow, 'type' | 'schedule' | 'groupId'> {
  taskId: string
  userId: string
  approveRequested: boolean
  lastDayStart: Day
}

/**
 * Archives tasks that are over for all their assignees, each by their own day. If two assignees' days end at the same
 * moment, neither transaction may see the other; the next rollover of one of them then archives the task.
 */
async function archiveEnded(
  tx: Transaction,
  { ended, playerById }: { ended: readonly AdvancedState[]; playerById: ReadonlyMap<string, RollingPlayer> },
): Promise<void> {
  if (ended.length === 0) return
  const tasks = [...new Map(ended.map(({ taskId, groupId }) => [taskId, { id: taskId, groupId }])).values()]
  const states = await rows<AssignedToEnded>(
    tx,
    sql`
    select state.task_id as "taskId", state.group_id as "groupId", state.user_id as "userId",
      state.approve_requested as "approveRequested",
      player.last_day_start as "lastDayStart", ${stateColumns}
    from ${tableOf('ended', ids, tasks)}, group_task_states state
      join group_tasks task on task.id = state.task_id and task.group_id = state.group_id
      join users player on player.id = state.user_id
    where state.task_id = ended.id and state.group_id = ended."groupId" and state.assigned`,
  )
  const byTask = Map.groupBy(states, ({ taskId }) => taskId)
  const over = tasks.flatMap((task) => {
    const assignees = byTask.get(task.id) ?? []
    const areOver = assignees.every((state) =>
      isLastOccurrenceOver(state, state, playerById.get(state.userId)?.today ?? state.lastDayStart),
    )
    return assignees.length > 0 && areOver ? task : []
  })
  if (over.length === 0) return
  const now = transactionTime(tx).toISOString()
  await tx.execute(sql`
    with over as (
      select task.id, task.group_id from ${tableOf('over', ids, over)}, group_tasks task
      where task.id = over.id and task.group_id = over."groupId" and task.archived_at is null
      order by task.id for no key update of task)
    update group_tasks task
    set archived_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    from over where task.id = over.id and task.group_id = over.group_id`)
}
