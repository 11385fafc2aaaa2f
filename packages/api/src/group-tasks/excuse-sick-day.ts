import { allEqual, and, eq, isNotNull, isNull, ne, or, sql } from '@questboard/db/drizzle'
import {
  endedGroupOccurrences,
  groupTaskOccurrences,
  groupTaskStates,
  groupTasks,
  memberships,
} from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { excuseOccurrence, excusePeriod, type SickDay } from '../periods/excuse.ts'
import { lastDayOf, periodStart, previousPeriod, streakUpTo } from '../periods/rules.ts'
import type { Player } from '../players/lock-player.ts'
import { isCountedAsMissed } from './counted-as-missed.ts'
import { earlierPeriod, isDoneIn } from './earlier-period.ts'
import { takeBackMissed } from './ended-occurrences.ts'
import { ruleOf } from './occurrences.ts'
import { type GroupTaskRow, type GroupTaskState, isState } from './read-tasks.ts'
import { readNextLostTurn, saveTurn, type TurnRow } from './turns/turn-rows.ts'

/**
 * Restores the streaks that the group tasks of a locked player lost on a day.
 * @returns the groups whose tasks changed, with repetitions
 *
 * Rules: Days off.
 */
export async function excuseGroupTasks(tx: Transaction, player: Player, sickDay: SickDay): Promise<string[]> {
  const { id: userId } = player
  const { day } = sickDay
  const ofUser = endedGroupOccurrences
  const missed = await tx
    .update(ofUser)
    .set({ outcome: 'spared' })
    .where(allEqual(ofUser, { userId, dueOn: day, outcome: 'missed' }))
    .returning({ taskId: ofUser.taskId, groupId: ofUser.groupId, slot: ofUser.slot })
  const missedSlots = new Map(missed.map(({ taskId, slot }) => [taskId, slot]))
  const found = await tx
    .select({ state: groupTaskStates, task: groupTasks, joinedAt: memberships.joinedAt })
    .from(groupTaskStates)
    .innerJoin(groupTasks, isTaskOf(groupTaskStates))
    .leftJoin(memberships, allEqual(memberships, { groupId: groupTasks.groupId, userId }))
    .where(and(eq(groupTaskStates.userId, userId), eq(groupTasks.assignment, 'each'), ne(groupTasks.type, 'todo')))
  await takeBackMissed(
    tx,
    userId,
    [...missed, ...periodsMissed(found, player, sickDay)].map(({ groupId }) => ({ groupId, day })),
  )
  const changed: string[] = []
  for (const { state, task } of found) {
    const changes = changesOf(task, state, missedSlots.get(task.id), sickDay)
    if (!changes) continue
    await tx
      .update(groupTaskStates)
      .set({ ...changes, updatedAt: transactionTime(tx) })
      .where(isState(state))
    changed.push(task.groupId)
  }
  return [...changed, ...(await excuseTurns(tx, { userId, day, missed }))]
}

/** The tasks without a schedule that were counted as missed at the end of the day. */
const periodsMissed = (
  found: { task: GroupTaskRow; state: GroupTaskState; joinedAt: Date | null }[],
  player: Player,
  { day, today, holidays }: SickDay,
): { groupId: string }[] =>
  found.flatMap(({ task, state, joinedAt }) => {
    const { type } = task
    const { recordedSince } = state
    const [period, currentPeriod] = [periodStart(type, day), periodStart(type, today)]
    const isDue = state.assigned && task.schedule === null && lastDayOf(type, period) === day
    if (!isDue || joinedAt === null || isDoneIn(type, state, period)) return []
    const { wasPending } = earlierPeriod(type, state, { period, currentPeriod, holidays })
    return !wasPending && isCountedAsMissed(task, { joinedAt, recordedSince }, player, period)
      ? { groupId: task.groupId }
      : []
  })

/** Joins the tasks to rows that name them. */
const isTaskOf = ({
  taskId,
  groupId,
}: Pick<typeof groupTaskStates | typeof groupTaskOccurrences, 'taskId' | 'groupId'>) =>
  allEqual(groupTasks, { id: taskId, groupId })

function changesOf(
  task: GroupTaskRow,
  state: GroupTaskState,
  slot: Day | undefined,
  { day, today, holidays }: SickDay,
): Partial<GroupTaskState> | null {
  const { type } = task
  const rule = ruleOf(task)
  if (rule) return slot === undefined ? null : excuseOccurrence(rule, state, slot, holidays)
  const [period, currentPeriod] = [periodStart(type, day), periodStart(type, today)]
  if (state.endedPeriods === null || lastDayOf(type, period) !== day || isDoneIn(type, state, period)) return null
  const { calendar, ownPeriod } = earlierPeriod(type, state, { period, currentPeriod, holidays })
  const doneOn = ownPeriod !== null && ownPeriod < currentPeriod ? [...(state.doneOn ?? []), ownPeriod] : state.doneOn
  const records = excusePeriod({ doneOn, endedPeriods: state.endedPeriods }, period, calendar)
  const streak =
    streakUpTo(previousPeriod(type, currentPeriod), records, calendar) + (ownPeriod === currentPeriod ? 1 : 0)
  return { endedPeriods: records.endedPeriods, streak: Math.max(state.streak, streak) }
}

/**
 * Gives back the streaks of turns that were missed on a day: up to the next loss, or to what was done since.
 * @param missed the occurrences with a due day, no matter who has them now
 */
async function excuseTurns(
  tx: Transaction,
  { userId, day, missed }: { userId: string; day: Day; missed: { taskId: string; slot: Day }[] },
): Promise<string[]> {
  const ofTurns = groupTaskOccurrences
  const lostTurns = await tx
    .select({ row: ofTurns, task: groupTasks })
    .from(ofTurns)
    .innerJoin(groupTasks, isTaskOf(ofTurns))
    .where(
      and(
        isNotNull(ofTurns.lostStreak),
        or(
          and(allEqual(ofTurns, { holder: userId, ended: true }), isNull(ofTurns.dueOn)),
          ...missed.map(({ taskId, slot }) => allEqual(ofTurns, { taskId, day: slot })),
        ),
      ),
    )
  const lost = lostTurns
    .map((turn) => ({ ...turn, isScheduled: turn.row.dueOn !== null }))
    .filter(({ row, task, isScheduled }) => isScheduled || lastDayOf(task.type, row.day) === day)
  await takeBackMissed(
    tx,
    userId,
    lost.flatMap(({ row, isScheduled }) => (isScheduled ? [] : { groupId: row.groupId, day })),
  )
  for (const { row, isScheduled } of lost) {
    // One that was done late counts now.
    const streak = (row.lostStreak ?? 0) + (isScheduled && row.takenBy === userId ? 1 : 0)
    await saveTurn(tx, row, { lostStreak: null, ...(isScheduled && { missed: false }) })
    if (isScheduled && !row.ended) await markNotMissed(tx, row)
    const later = await readNextLostTurn(tx, row, userId)
    if (later) await saveTurn(tx, later, { lostStreak: (later.lostStreak ?? 0) + streak })
    else await addToStreak(tx, { taskId: row.taskId, groupId: row.groupId, userId }, streak)
  }
  return lost.map(({ task }) => task.groupId)
}

/** The occurrence is the same for all assignees. */
const markNotMissed = (tx: Transaction, { taskId, groupId, day }: TurnRow) =>
  tx
    .update(groupTaskStates)
    .set({ missed: false, updatedAt: transactionTime(tx) })
    .where(allEqual(groupTaskStates, { taskId, groupId, slot: day }))

const addToStreak = (tx: Transaction, state: Parameters<typeof isState>[0], streak: number) =>
  tx
    .update(groupTaskStates)
    .set({ streak: sql`${groupTaskStates.streak} + ${streak}`, updatedAt: transactionTime(tx) })
    .where(isState(state))
