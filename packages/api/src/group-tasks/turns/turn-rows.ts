import { allEqual, and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql } from '@questboard/db/drizzle'
import { groupTaskOccurrences, groupTaskStates, turnCounts, turnSwaps } from '@questboard/db/schema'
import type { Day } from '../../kernel/clock.ts'
import { transactionTime } from '../../kernel/events/changes.ts'
import { insertedRow, type Transaction } from '../../kernel/transaction.ts'
import { withdrawNotifications } from '../../notifications/notify.ts'
import { periodStart, storedPeriods } from '../../periods/rules.ts'
import { ruleOf } from '../occurrences.ts'
import { type GroupTaskRow, type GroupTaskState, statesOf } from '../read-tasks.ts'
import type { TurnCount } from './rules.ts'

export type TurnRow = typeof groupTaskOccurrences.$inferSelect

export type SwapRow = typeof turnSwaps.$inferSelect

/** An assignee of a task of turns. Hidden ones keep their place, but have no turn. */
export interface TurnState extends GroupTaskState {
  /** Whether the member is on holiday. */
  isOnHoliday: boolean
}

/** What is known of the turns of a task. */
export interface TurnsOfTask {
  current: TurnRow | undefined
  /** The last turn that has ended and was held. */
  lastHeld: TurnRow | undefined
  states: TurnState[]
  counts: Map<string, TurnCount>
  owed: SwapRow[]
  /** The open question to swap. */
  openSwap: SwapRow | undefined
}

/** The turns of a task with the occurrence that is current today. */
export interface CurrentTurns extends TurnsOfTask {
  current: TurnRow
  /** Whether the occurrence begins now. */
  begins: boolean
}

type TaskId = Pick<GroupTaskRow, 'id' | 'groupId'>

type TurnId = Pick<TurnRow, 'taskId' | 'groupId' | 'day'>

const turnsOf = ({ id, groupId }: TaskId) => allEqual(groupTaskOccurrences, { taskId: id, groupId })

export const ofTurn = ({ taskId, groupId, day }: TurnId) =>
  and(turnsOf({ id: taskId, groupId }), eq(groupTaskOccurrences.day, day))

/** A condition for the swaps of a task. */
export const swapsOf = ({ id, groupId }: TaskId) => allEqual(turnSwaps, { taskId: id, groupId })

/** @param today the day of the group: planned days off count by it */
export async function readTurns(tx: Transaction, task: TaskId, today: Day): Promise<TurnsOfTask> {
  const { id: taskId, groupId } = task
  const [[current], [lastHeld], states, counts, swaps] = await Promise.all([
    tx.select().from(groupTaskOccurrences).where(isCurrent(task)),
    tx
      .select()
      .from(groupTaskOccurrences)
      .where(and(turnsOf(task), eq(groupTaskOccurrences.ended, true), isNotNull(groupTaskOccurrences.countsFor)))
      .orderBy(desc(groupTaskOccurrences.day))
      .limit(1),
    tx
      .select({ state: groupTaskStates, isOnHoliday: onHoliday(today) })
      .from(groupTaskStates)
      .where(and(statesOf(task), or(eq(groupTaskStates.assigned, true), eq(groupTaskStates.hidden, true))))
      .orderBy(asc(groupTaskStates.place)),
    tx.select().from(turnCounts).where(allEqual(turnCounts, { taskId, groupId })),
    tx
      .select()
      .from(turnSwaps)
      .where(and(swapsOf(task), or(eq(turnSwaps.owed, true), eq(turnSwaps.status, 'open'))))
      .orderBy(asc(turnSwaps.createdAt), asc(turnSwaps.id)),
  ])
  return {
    current,
    lastHeld,
    owed: swaps.filter(({ owed }) => owed),
    openSwap: swaps.find(({ status }) => status === 'open'),
    states: states.map(({ state, isOnHoliday }) => ({ ...state, isOnHoliday })),
    counts: new Map(counts.map(({ userId, held, away }) => [userId, { held, away }])),
  }
}

/** Whether the player of a state is on holiday, in a query that reads the state. */
const onHoliday = (day: Day) => sql<boolean>`exists (
  select 1 from days_off where days_off.user_id = group_task_states.user_id and days_off.kind <> 'sick'
    and days_off.from_day <= ${day} and (days_off.to_day is null or days_off.to_day >= ${day}))`

const isCurrent = (task: TaskId) => and(turnsOf(task), eq(groupTaskOccurrences.ended, false))

/** The current occurrence of a task of turns, in a locked group. */
export async function readCurrentTurn(tx: Transaction, task: TaskId): Promise<TurnRow | undefined> {
  const [current] = await tx.select().from(groupTaskOccurrences).where(isCurrent(task))
  return current
}

/**
 * The occurrence that a member has completed: the one that waits, if the member's request is open, or else the last
 * one.
 */
export async function readTakenTurn(
  tx: Transaction,
  task: Pick<GroupTaskRow, 'type' | 'schedule'>,
  { taskId, groupId, userId, slot, completedOn }: GroupTaskState,
): Promise<TurnRow | undefined> {
  const taken = await tx
    .select()
    .from(groupTaskOccurrences)
    .where(and(turnsOf({ id: taskId, groupId }), eq(groupTaskOccurrences.takenBy, userId)))
    .orderBy(desc(groupTaskOccurrences.day))
  const day = ruleOf(task) ? slot : completedOn && task.type !== 'todo' && periodStart(task.type, completedOn)
  return taken.find((turn) => turn.day === day) ?? taken[0]
}

/** The last occurrence of a task that has ended, of those that began on a day or before. */
export async function readTurnBefore(tx: Transaction, task: TaskId, day: Day): Promise<TurnRow | undefined> {
  const { ended, day: dayColumn } = groupTaskOccurrences
  const [before] = await tx
    .select()
    .from(groupTaskOccurrences)
    .where(and(turnsOf(task), eq(ended, true), lte(dayColumn, day)))
    .orderBy(desc(dayColumn))
    .limit(1)
  return before
}

/** The first occurrence after a day. */
export async function readTurnAfter(tx: Transaction, task: TaskId, day: Day): Promise<TurnRow | undefined> {
  const { day: dayColumn } = groupTaskOccurrences
  const [after] = await tx
    .select()
    .from(groupTaskOccurrences)
    .where(and(turnsOf(task), gt(dayColumn, day)))
    .orderBy(asc(dayColumn))
    .limit(1)
  return after
}

/** The next occurrence that a member held and missed. */
export async function readNextLostTurn(
  tx: Transaction,
  { taskId, groupId, day }: TurnId,
  userId: string,
): Promise<TurnRow | undefined> {
  const { day: dayColumn, holder, lostStreak } = groupTaskOccurrences
  const [next] = await tx
    .select()
    .from(groupTaskOccurrences)
    .where(and(turnsOf({ id: taskId, groupId }), gt(dayColumn, day), eq(holder, userId), isNotNull(lostStreak)))
    .orderBy(asc(dayColumn))
    .limit(1)
  return next
}

/** Saves changes to a turn of a locked group. @returns the turn after them */
export async function saveTurn(tx: Transaction, row: TurnRow, changes: Partial<TurnRow>): Promise<TurnRow> {
  const written = { ...changes, updatedAt: transactionTime(tx) }
  await tx.update(groupTaskOccurrences).set(written).where(ofTurn(row))
  return { ...row, ...written }
}

/** Records the ended occurrences that each assignee has done, so that none of them pays again once there are no turns. */
export async function keepDoneTurns(tx: Transaction, task: TaskId): Promise<void> {
  const { day, ended, paidTo, takenBy } = groupTaskOccurrences
  const { doneOn, userId } = groupTaskStates
  const done = sql`
    select unnest(${doneOn}) as day
    union select ${day} from ${groupTaskOccurrences}
    where ${turnsOf(task)} and ${ended} and coalesce(${paidTo}, ${takenBy}) = ${userId}
    order by day desc limit ${storedPeriods}`
  await tx
    .update(groupTaskStates)
    .set({ doneOn: sql`(select array_agg(done.day order by done.day) from (${done}) done)`, endedPeriods: null })
    .where(statesOf(task))
}

/** Ends the occurrences of a task that no one takes turns with any more. */
export async function endTurns(tx: Transaction, task: TaskId): Promise<void> {
  await endSwaps(tx, task)
  await tx.update(groupTaskOccurrences).set({ ended: true }).where(turnsOf(task))
}

/** A day that was current before is current again, with who was paid for it. */
export async function insertTurn(tx: Transaction, row: typeof groupTaskOccurrences.$inferInsert): Promise<TurnRow> {
  const updatedAt = transactionTime(tx)
  const inserted = await tx
    .insert(groupTaskOccurrences)
    .values({ ...row, updatedAt })
    .onConflictDoUpdate({
      target: [groupTaskOccurrences.taskId, groupTaskOccurrences.day, groupTaskOccurrences.groupId],
      set: {
        ended: false,
        paidTo: sql`coalesce(${groupTaskOccurrences.paidTo}, excluded.paid_to)`,
        takenBy: sql`coalesce(${groupTaskOccurrences.paidTo}, excluded.taken_by, ${groupTaskOccurrences.takenBy})`,
        holder: null,
        countsFor: null,
        dueOn: sql`excluded.due_on`,
        opensOn: sql`excluded.opens_on`,
        changesOn: sql`excluded.turns_on`,
        doneSlot: sql`excluded.done_slot`,
        missed: sql`excluded.missed`,
        lostStreak: null,
        updatedAt,
      },
    })
    .returning()
  return insertedRow(inserted)
}

/** Saves the counts of turns of some assignees. */
export async function saveCounts(
  tx: Transaction,
  { id: taskId, groupId }: TaskId,
  counts: ReadonlyMap<string, TurnCount>,
): Promise<void> {
  if (counts.size === 0) return
  await tx
    .insert(turnCounts)
    .values([...counts].map(([userId, count]) => ({ taskId, groupId, userId, ...count })))
    .onConflictDoUpdate({
      target: [turnCounts.taskId, turnCounts.userId, turnCounts.groupId],
      set: { held: sql`excluded.held`, away: sql`excluded.away` },
    })
}

/** The source of the question to swap a turn. */
export const swapSource = (swapId: string): string => `swap:${swapId}`

/** The notification sources of a task of turns. A new one replaces the last one. */
export const turnSource = (taskId: string): string => `turn:${taskId}`
export const takenSource = (taskId: string): string => `taken:${taskId}`

/** Says that the current turn of a task shows something else now: the question to swap it. */
export async function touchTurn(tx: Transaction, task: TaskId): Promise<void> {
  await tx
    .update(groupTaskOccurrences)
    .set({ updatedAt: transactionTime(tx) })
    .where(isCurrent(task))
}

/** The open question about a turn ends without an answer, and is withdrawn. */
export async function expireSwaps(tx: Transaction, task: TaskId): Promise<void> {
  const expired = await tx
    .update(turnSwaps)
    .set({ status: 'expired' })
    .where(and(swapsOf(task), eq(turnSwaps.status, 'open')))
    .returning({ id: turnSwaps.id })
  if (expired.length > 0) await touchTurn(tx, task)
  await withdrawNotifications(tx, ...expired.map(({ id }) => swapSource(id)))
}

/**
 * Ends what members read about the turns of a task that is archived, deleted, has no assignees any more, or is shared out
 * in another way.
 */
export async function endTurnNotices(tx: Transaction, task: TaskId): Promise<void> {
  await expireSwaps(tx, task)
  await withdrawNotifications(tx, turnSource(task.id), takenSource(task.id))
}

/** Ends all swaps of a task: the open question, and what is owed. */
export async function endSwaps(tx: Transaction, task: TaskId): Promise<void> {
  await expireSwaps(tx, task)
  await tx
    .update(turnSwaps)
    .set({ owed: false })
    .where(and(swapsOf(task), eq(turnSwaps.owed, true)))
}

/** Marks what these swaps of a task owe as settled. */
export async function settleOwed(tx: Transaction, task: TaskId, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(turnSwaps)
    .set({ owed: false })
    .where(and(swapsOf(task), inArray(turnSwaps.id, ids)))
}
