import { and, eq, sql } from '@questboard/db/drizzle'
import { groupTaskStates, type StoredRecurrence } from '@questboard/db/schema'
import type { GroupWithMembers } from '../../groups/change-group.ts'
import type { Day } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/context.ts'
import { transactionTime } from '../../kernel/events/changes.ts'
import { idsOf } from '../../kernel/ids-of.ts'
import { pick } from '../../kernel/pick.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { emptyPeriod, periodStart } from '../../periods/rules.ts'
import { refreshRemindersOfTurns } from '../../schedules/refresh-reminders.ts'
import { recordEndedOccurrences } from '../ended-occurrences.ts'
import { saveGroupTask } from '../group-task.ts'
import { ruleOf, type StateRollover } from '../occurrences.ts'
import { type GroupTaskRow, statesOf } from '../read-tasks.ts'
import { untouched } from '../rules.ts'
import { type BeforeTurns, insertFirst } from './first-turn.ts'
import { giveCurrentTurn } from './give-current.ts'
import { countMissed, endStreak } from './lost-streak.ts'
import { type Columns, columnNames, restart } from './restart.ts'
import { completerOf, isPaidBefore, rollTurn } from './roll-turn.ts'
import { countTurn } from './rules.ts'
import { shareTicks } from './shared-ticks.ts'
import {
  type CurrentTurns,
  endTurnNotices,
  insertTurn,
  readCurrentTurn,
  readTurns,
  saveCounts,
  saveTurn,
  settleOwed,
  type TurnRow,
  type TurnsOfTask,
} from './turn-rows.ts'

/**
 * Settles one task of turns in a locked group, after an assignee joined, left or got an answer. A member whose request
 * was answered can get turns again; the turn of an unassigned member goes to the next. Does nothing for tasks without
 * turns.
 */
export async function passTurn(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  group: GroupWithMembers,
  task: GroupTaskRow,
): Promise<void> {
  if (task.assignment === 'each' || task.archivedAt || group.turnsDay === null) return
  await settleTask(tx, services, { group, task, today: group.turnsDay, isNewDay: false })
  await shareTicks(tx, task)
  await refreshRemindersOfTurns(tx, services.clock, task)
}

/** A task of turns in a locked group, and the day of the group up to which it is settled. */
interface TaskToSettle {
  group: GroupWithMembers
  task: GroupTaskRow
  today: Day
  /** Whether the day of the group has begun since the last time. */
  isNewDay: boolean
  /** The task before its type, its schedule or the way of sharing it out changed. */
  taskBefore?: GroupTaskRow
  /** Before it began to take turns. */
  before?: BeforeTurns
  /** Whether it had no assignees until now. What was due meanwhile was not missed. */
  resumes?: boolean
}

/**
 * Settles a task of turns in a locked group: ends its occurrence when the next one has come, begins that, and gives the
 * turn to someone who is available.
 */
export async function settleTask(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  toSettle: TaskToSettle,
): Promise<void> {
  const turns = await readTurns(tx, toSettle.task, toSettle.today)
  if (!turns.states.some(({ assigned }) => assigned)) {
    await endTurnNotices(tx, toSettle.task)
    return pause(tx, services, toSettle, turns)
  }
  await giveCurrentTurn(tx, services, toSettle, await bringUpToDate(tx, services, toSettle, turns))
}

/**
 * Settles a task of turns in a locked group that was hidden until now. What was due meanwhile was not missed, and its
 * turn is given to someone the next time.
 */
export async function settleHiddenTask(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  { since, ...toSettle }: Omit<TaskToSettle, 'isNewDay'> & { since: Day },
): Promise<void> {
  // First as of the day on which the group was hidden: the occurrences since then had no holder.
  for (const today of [since, toSettle.today]) {
    const turns = await readTurns(tx, toSettle.task, today)
    await pause(tx, services, { ...toSettle, today, isNewDay: true }, turns)
  }
}

/** Pauses a task whose members are all hidden: occurrences end and begin without a holder, and none is missed. */
async function pause(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  toSettle: TaskToSettle,
  { current, ...turns }: TurnsOfTask,
): Promise<void> {
  if (!current || turns.states.length === 0) return
  const rolled = await roll(tx, services, { ...toSettle, resumes: true }, { ...turns, current, begins: false })
  await saveCounts(tx, toSettle.task, rolled.counts)
  const { day, holder } = rolled.current
  if (holder === null || completerOf(rolled)) return
  // Who has accepted this turn does not hold it to the end, so nothing is owed for it.
  const broken = rolled.owed.filter((swap) => swap.day === day && swap.toId === holder)
  await settleOwed(tx, toSettle.task, idsOf(broken))
  await saveTurn(tx, rolled.current, { holder: null, countsFor: null, next: null })
}

/** The turns with the occurrence that is current today, which may have begun. */
async function bringUpToDate(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  toSettle: TaskToSettle,
  turns: TurnsOfTask,
): Promise<CurrentTurns> {
  const { task, today, taskBefore, before: beforeTurns } = toSettle
  const { current } = turns
  if (!current) {
    const first = await insertFirst(tx, task, turns, { today, before: beforeTurns })
    return { ...turns, current: first, begins: true }
  }
  const existing = { ...turns, current, begins: false }
  if (!taskBefore) return roll(tx, services, toSettle, existing)
  const before = toSettle.resumes ? await roll(tx, services, { ...toSettle, task: taskBefore }, existing) : existing
  return { ...before, current: await restart(tx, { task, taskBefore, today }, before), begins: true }
}

function roll(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  toSettle: TaskToSettle,
  turns: CurrentTurns,
): Promise<CurrentTurns> {
  const rule = ruleOf(toSettle.task)
  return rule ? rollSchedule(tx, services, { ...toSettle, rule }, turns) : rollPeriod(tx, toSettle, turns)
}

/** The turns of a task without a schedule. A to-do has one occurrence. */
async function rollPeriod(
  tx: Transaction,
  { task, today, resumes }: TaskToSettle,
  turns: CurrentTurns,
): Promise<CurrentTurns> {
  const { current } = turns
  const period = task.type === 'todo' ? current.day : periodStart(task.type, today)
  if (period <= current.day) return turns
  return endCurrent(tx, task, turns, {
    streakEnds: !resumes && completerOf(turns) === undefined && !isPaidBefore(current, turns.states),
    next: { day: period },
  })
}

async function rollSchedule(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { task, rule, today, isNewDay, resumes = false }: TaskToSettle & { rule: StoredRecurrence },
  turns: CurrentTurns,
): Promise<CurrentTurns> {
  const { current } = turns
  const rolled = isNewDay || resumes ? rollTurn(rule, turns, { today, resumes }) : null
  if (!rolled) return turns
  // Without a server several slots can pass at once. No one held those after the current one.
  const passed = rolled.passed.filter((occurrence) => occurrence.slot === current.day)
  const streakEnds = passed.some(({ outcome }) => outcome === 'missed')
  if (!resumes) await recordPassed(tx, task, current, passed)
  if (rolled.ended) {
    await endTurnNotices(tx, task)
    // An open request can be answered until then.
    const isWaiting = turns.states.some(({ assigned, approveRequested }) => assigned && approveRequested)
    if (!isWaiting && !resumes) await saveGroupTask(tx, task, { archivedAt: clock.now() })
  }
  const { slot, ...columns } = rolled.columns
  if (rolled.opened) {
    return endCurrent(tx, task, turns, {
      streakEnds,
      next: { day: slot ?? current.day, ...columns },
    })
  }
  if (streakEnds) await endStreak(tx, task, current, turns.states)
  await saveColumns(tx, task, { day: current.day, ...columns })
  return { ...turns, current: await saveTurn(tx, current, columns) }
}

/** Ends the occurrence, counts the turn, and opens the task for all but those who wait for approval. */
async function endCurrent(
  tx: Transaction,
  task: GroupTaskRow,
  turns: CurrentTurns,
  { streakEnds, next }: { streakEnds: boolean; next: Partial<Columns> & { day: Day } },
): Promise<CurrentTurns> {
  const { current } = turns
  if (streakEnds) {
    await endStreak(tx, task, current, turns.states)
    await countMissed(tx, task, current)
  }
  await saveTurn(tx, current, { ended: true })
  const isCounted = task.assignment === 'rotation' && !isPaidBefore(current, turns.states)
  const countedFor = isCounted ? (current.countsFor ?? current.holder) : null
  await openAgain(tx, task, { next, ended: current.day })
  const begun = await insertTurn(tx, { taskId: task.id, groupId: task.groupId, ...next })
  const open = { completedAt: null, completedOn: null }
  return {
    ...turns,
    current: begun,
    lastHeld: current,
    begins: true,
    counts: countTurn(turns.counts, countedFor),
    states: turns.states.map((state) => (state.approveRequested ? state : { ...state, ...open })),
  }
}

async function recordPassed(
  tx: Transaction,
  task: GroupTaskRow,
  { holder }: TurnRow,
  passed: StateRollover['passed'],
): Promise<void> {
  if (task.assignment !== 'rotation' || holder === null) return
  await recordEndedOccurrences(
    tx,
    passed.map((occurrence) => ({ taskId: task.id, groupId: task.groupId, userId: holder, ...occurrence })),
  )
}

const columnsOf = (task: GroupTaskRow, { day, ...columns }: Partial<Columns> & { day: Day }) =>
  ruleOf(task) ? { slot: day, ...columns } : {}

/** Gives the assignees of a task of turns the dates of its current occurrence, whatever their own day is. */
export async function saveDates(tx: Transaction, task: GroupTaskRow): Promise<void> {
  const current = ruleOf(task) ? await readCurrentTurn(tx, task) : undefined
  if (current) await saveColumns(tx, task, pick(current, columnNames))
}

/** The dates of a task of turns are the same for all its assignees. */
async function saveColumns(tx: Transaction, task: GroupTaskRow, columns: Columns): Promise<void> {
  await tx
    .update(groupTaskStates)
    .set({ ...columnsOf(task, columns), updatedAt: transactionTime(tx) })
    .where(and(statesOf(task), eq(groupTaskStates.approveRequested, false)))
}

/** An open state in an occurrence for which nothing was paid. */
export const openState = (task: GroupTaskRow, columns: Partial<Columns> & { day: Day }) => ({
  // Without a schedule, `missed` is from a late request.
  ...untouched,
  ...columnsOf(task, columns),
  approveRequested: false,
  endedPeriods: null,
})

/** Opens a task again. A result of the ended occurrence is remembered: a late completion needs no other. */
async function openAgain(
  tx: Transaction,
  task: GroupTaskRow,
  { next, ended }: { next: Partial<Columns> & { day: Day }; ended: Day },
): Promise<void> {
  const { completedAt, result } = groupTaskStates
  const resultGiven = JSON.stringify([{ ...emptyPeriod(ended), result: true }])
  await tx
    .update(groupTaskStates)
    .set({
      ...openState(task, next),
      note: null,
      updatedAt: transactionTime(tx),
      endedPeriods: sql`case when ${completedAt} is null and ${result} is not null then ${resultGiven}::jsonb end`,
      lastCompletedAt: sql`coalesce(${groupTaskStates.completedAt}, ${groupTaskStates.lastCompletedAt})`,
    })
    .where(and(statesOf(task), eq(groupTaskStates.approveRequested, false)))
}
