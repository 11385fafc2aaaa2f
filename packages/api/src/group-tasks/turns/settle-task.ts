import { and, eq, sql } from '@questboard/db/drizzle'
import { groupTaskStates } from '@questboard/db/schema'
import type { GroupWithMembers } from '../../groups/change-group.ts'
import { countInWeek } from '../../groups/week-counts.ts'
import { instantOf } from '../../kernel/changes.ts'
import type { Day } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { lastDayOf, periodStart } from '../../periods/rules.ts'
import { refreshRemindersOfGroupTask } from '../../schedules/refresh-reminders.ts'
import { beginSchedule } from '../../schedules/state.ts'
import { recordEndedOccurrences } from '../ended-occurrences.ts'
import { saveGroupTask } from '../group-task.ts'
import { type Rolled, rollState, ruleOf } from '../occurrences.ts'
import { type GroupTaskRow, statesOf } from '../read-tasks.ts'
import { giveCurrentTurn } from './give-current.ts'
import { endStreak } from './lost-streak.ts'
import { countTurn } from './rules.ts'
import { insertTurn, readTurns, saveTurn, type TurnRow, type TurnState, type TurnsOfTask } from './store.ts'

/**
 * Settles one task of turns in a locked group, after one of its assignees came or went: whose request was answered can be
 * given turns again, and the turn of one who was unassigned passes on. Nothing without turns.
 */
export async function passTurn(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  group: GroupWithMembers,
  task: GroupTaskRow,
): Promise<void> {
  if (task.assignment === 'each' || task.archivedAt || group.turnsDay === null) return
  await settleTask(tx, services, group, task, { today: group.turnsDay, isNewDay: false })
  await refreshRemindersOfGroupTask(tx, services.clock, task)
}

interface Settling {
  today: Day
  /** Whether the day of the group has begun since the last time. */
  isNewDay: boolean
  /** Whether the type, the schedule or the way of sharing it out has changed. */
  restarts?: boolean
}

/**
 * Settles a task of turns in a locked group: ends its occurrence when the next one has come, begins that, and gives the turn
 * to someone who is there.
 */
export async function settleTask(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  group: GroupWithMembers,
  task: GroupTaskRow,
  { today, isNewDay, restarts = false }: Settling,
): Promise<void> {
  const known = await readTurns(tx, task, today)
  if (!known.states.some(({ assigned }) => assigned)) return
  const now = await currentTurn(tx, services, task, known, { today, isNewDay, restarts })
  await giveCurrentTurn(tx, services, group, task, now)
}

/** The turns with the occurrence that is current today, which may have begun. */
async function currentTurn(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  task: GroupTaskRow,
  known: TurnsOfTask,
  { today, isNewDay, restarts }: Required<Settling>,
): Promise<TurnsOfTask & { current: TurnRow; begins: boolean }> {
  const { current } = known
  if (!current) return { ...known, current: await insertFirst(tx, task, known, today), begins: true }
  if (restarts) {
    await saveTurn(tx, current, { ended: true })
    const begun = await insertTurn(tx, { ...current, ...firstColumns(task, today), ended: false })
    return { ...known, current: begun, begins: true }
  }
  const rule = ruleOf(task)
  if (!rule) {
    const period = task.type === 'todo' ? current.day : periodStart(task.type, today)
    if (period <= current.day) return { ...known, current, begins: false }
    const streakEnds = takerOf(current, known.states) === undefined
    return endCurrent(tx, task, known, { current, streakEnds, next: { day: period } })
  }
  const rolled = isNewDay ? rollTurn(task, current, known.states, today) : null
  if (!rolled) return { ...known, current, begins: false }
  await recordPassed(tx, task, current, rolled)
  if (rolled.ended) await saveGroupTask(tx, task, { archivedAt: clock.now() })
  const { slot, ...columns } = rolled.columns
  if (rolled.opened) {
    return endCurrent(tx, task, known, {
      ...{ current, streakEnds: rolled.missed },
      next: { day: slot ?? current.day, ...columns },
    })
  }
  if (rolled.missed) await endStreak(tx, task, current, known.states)
  await saveColumns(tx, task, { day: current.day, ...columns })
  return { ...known, current: await saveTurn(tx, current, columns), begins: false }
}

type Columns = Pick<TurnRow, 'day' | 'dueOn' | 'opensOn' | 'turnsOn' | 'doneSlot' | 'missed'>

function firstColumns(task: GroupTaskRow, today: Day): Columns {
  const none = { dueOn: null, opensOn: null, turnsOn: null, doneSlot: null, missed: null }
  if (task.schedule === null || !ruleOf(task)) return { ...none, day: periodStart(task.type, today) }
  const { slot, schedule: _, ...columns } = beginSchedule(task.schedule, today)
  return { ...columns, day: slot ?? today }
}

/** The user who has completed it before it was shared out keeps it. */
async function insertFirst(tx: Transaction, task: GroupTaskRow, { states }: TurnsOfTask, today: Day): Promise<TurnRow> {
  const done = states.find(({ completedAt }) => completedAt !== null)
  const paidTo = done && !done.approveRequested ? done.userId : null
  const columns = firstColumns(task, today)
  const row = await insertTurn(tx, {
    taskId: task.id,
    groupId: task.groupId,
    ...columns,
    takenBy: done?.userId ?? null,
    paidTo,
  })
  if (ruleOf(task)) await saveColumns(tx, task, columns)
  return row
}

/** The assignee who has completed the occurrence, and whose completion still stands. */
const takerOf = ({ takenBy }: TurnRow, states: TurnState[]): TurnState | undefined =>
  states.find(({ userId, completedAt }) => userId === takenBy && completedAt !== null)

/** The occurrence of the task on a new day. While a request is open, it can be refused until the next slot. */
function rollTurn(task: GroupTaskRow, current: TurnRow, states: TurnState[], today: Day): Rolled | null {
  const [rule, taker] = [ruleOf(task), takerOf(current, states)]
  if (!rule) return null
  const waits = taker?.approveRequested === true
  const { day: slot, dueOn, opensOn, doneSlot, missed } = current
  const completedOn = taker && !waits ? taker.completedOn : null
  return rollState(
    rule,
    { slot, dueOn, opensOn, doneSlot, missed, completedOn, coveredOn: null },
    { today, isSpared: waits },
  )
}

/** Ends the occurrence, counts the turn, and opens the task for all but those who wait for approval. */
async function endCurrent(
  tx: Transaction,
  task: GroupTaskRow,
  known: TurnsOfTask,
  { current, streakEnds, next }: { current: TurnRow; streakEnds: boolean; next: Partial<Columns> & { day: Day } },
): Promise<TurnsOfTask & { current: TurnRow; begins: boolean }> {
  if (streakEnds) {
    await endStreak(tx, task, current, known.states)
    await countMissed(tx, task, current)
  }
  await saveTurn(tx, current, { ended: true })
  const whose = task.assignment === 'rotation' ? (current.countsFor ?? current.holder) : null
  await openAgain(tx, task, next)
  const begun = await insertTurn(tx, { taskId: task.id, groupId: task.groupId, ...next })
  const open = { completedAt: null, completedOn: null }
  return {
    ...known,
    ...{ current: begun, before: current, begins: true, turns: countTurn(known.turns, whose) },
    states: known.states.map((state) => (state.approveRequested ? state : { ...state, ...open })),
  }
}

/** Those with a schedule are counted with the record of their occurrence. */
async function countMissed(tx: Transaction, task: GroupTaskRow, { holder, day }: TurnRow): Promise<void> {
  if (task.assignment !== 'rotation' || holder === null || ruleOf(task)) return
  const member = { groupId: task.groupId, userId: holder }
  await countInWeek(tx, member, lastDayOf(task.type, day), { missed: 1 })
}

async function recordPassed(tx: Transaction, task: GroupTaskRow, { holder }: TurnRow, { passed }: Rolled) {
  if (task.assignment !== 'rotation' || holder === null) return
  await recordEndedOccurrences(
    tx,
    passed.map((one) => ({ taskId: task.id, groupId: task.groupId, userId: holder, ...one })),
  )
}

const columnsOf = (task: GroupTaskRow, { day, ...columns }: Partial<Columns> & { day: Day }) =>
  ruleOf(task) ? { slot: day, ...columns } : {}

/** The dates of a task of turns are the same for all its assignees. */
async function saveColumns(tx: Transaction, task: GroupTaskRow, columns: Columns): Promise<void> {
  await tx
    .update(groupTaskStates)
    .set({ ...columnsOf(task, columns), updatedAt: instantOf(tx) })
    .where(and(statesOf(task), eq(groupTaskStates.approveRequested, false)))
}

/** An open state in an occurrence for which nothing was paid. */
export const openState = (task: GroupTaskRow, columns: Partial<Columns> & { day: Day }) => ({
  // A late request marks it, also without a schedule.
  ...{ missed: null, ...columnsOf(task, columns) },
  ...{ completedAt: null, completedOn: null, approveRequested: false, approved: false, result: null, checked: null },
  ...{ paidRuby: 0, paidExp: 0, pawnMoved: false, paidEarlier: false, skipped: null, gaps: null },
})

async function openAgain(tx: Transaction, task: GroupTaskRow, next: Partial<Columns> & { day: Day }): Promise<void> {
  await tx
    .update(groupTaskStates)
    .set({
      ...openState(task, next),
      ...{ note: null, updatedAt: instantOf(tx) },
      lastCompletedAt: sql`coalesce(${groupTaskStates.completedAt}, ${groupTaskStates.lastCompletedAt})`,
    })
    .where(and(statesOf(task), eq(groupTaskStates.approveRequested, false)))
}
