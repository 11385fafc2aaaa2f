import { and, eq, inArray, notInArray, sql } from '@questboard/db/drizzle'
import { groupTaskStates, users } from '@questboard/db/schema'
import { type Clock, type Day, laterDay, type PlayerDay, todayOfPlayer } from '../kernel/clock.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { pick } from '../kernel/pick.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { type AssignedColumns, assignedColumnNames, columnsAfter, firstAssigneeColumns } from './occurrences.ts'
import { type AssignedState, type GroupTaskRow, type GroupTaskState, statesOf } from './read-tasks.ts'

interface Assignee extends PlayerDay {
  id: string
}

/** The members of a new task, with their days. */
export const readAssignees = (tx: Transaction, ids: string[]): Promise<Assignee[]> =>
  tx
    .select({
      id: users.id,
      timeZone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
      lastDayStart: users.lastDayStart,
    })
    .from(users)
    .where(inArray(users.id, ids))

/**
 * Assigns a task to exactly these players, in this order. Earlier assignees keep their progress. The schedule of the
 * others begins on their today, and their periods count from then on. So do all if the task begins or ends to be shared
 * out in turns: the days before it were paid in another way.
 * @param players locked, unless the task is new
 * @param taskBefore the task before the change; the same one if its schedule has not changed
 * @returns their states
 *
 * Rules: Groups.
 */
export async function assign(
  tx: Transaction,
  clock: Clock,
  { task, taskBefore }: { task: GroupTaskRow; taskBefore: GroupTaskRow },
  players: Assignee[],
): Promise<AssignedState[]> {
  const userIds = idsOf(players)
  const before = await tx
    .select()
    .from(groupTaskStates)
    .where(and(statesOf(task), inArray(groupTaskStates.userId, userIds)))
  const changesTurns = (taskBefore.assignment === 'each') !== (task.assignment === 'each')
  const staysInTurns = taskBefore.assignment !== 'each' && task.assignment !== 'each'
  const columnsOf = (player: Assignee): AssignedColumns => {
    const state = before.find(({ userId }) => userId === player.id)
    const today = todayOfPlayer(clock.now(), player)
    if (!state) return firstAssigneeColumns(task, today)
    const isSame = state.assigned
      ? task.schedule === taskBefore.schedule
      : task.schedule === null && state.slot === null
    if (!isSame) {
      // What was done is still paid if the task is shared out in another way, too.
      return {
        ...columnsAfter(state, { taskBefore, task }, today),
        ...(changesTurns && { doneOn: state.doneOn }),
        // Each turn records who was paid for it.
        ...(staysInTurns && pick(state, ['paidRuby', 'paidExp', 'pawnMoved'])),
      }
    }
    const columns = pick(state, assignedColumnNames)
    if (state.assigned && !changesTurns) return columns
    return { ...columns, recordedSince: laterDay(state.recordedSince ?? today, today) }
  }
  await tx
    .update(groupTaskStates)
    .set({ assigned: false, remindAt: null, updatedAt: transactionTime(tx) })
    .where(and(statesOf(task), eq(groupTaskStates.assigned, true), notInArray(groupTaskStates.userId, userIds)))
  if (players.length === 0) return []
  const states = await tx
    .insert(groupTaskStates)
    .values(
      players.map((player, place) => ({
        ...columnsOf(player),
        taskId: task.id,
        groupId: task.groupId,
        userId: player.id,
        place,
        assigned: true,
        updatedAt: transactionTime(tx),
      })),
    )
    .onConflictDoUpdate({
      target: [groupTaskStates.taskId, groupTaskStates.userId, groupTaskStates.groupId],
      set: written,
    })
    .returning()
  const dayById = new Map(players.map(({ id, lastDayStart }) => [id, lastDayStart]))
  return (
    states
      // The assignment is younger than any day.
      .map((state) => ({ ...state, today: dayById.get(state.userId) as Day, rolledOverAt: null }))
      .sort((a, b) => a.place - b.place)
  )
}

const written = {
  assigned: true,
  updatedAt: sql`excluded.updated_at`,
  place: sql`excluded.place`,
  slot: sql`excluded.slot`,
  dueOn: sql`excluded.due_on`,
  opensOn: sql`excluded.opens_on`,
  changesOn: sql`excluded.turns_on`,
  doneSlot: sql`excluded.done_slot`,
  missed: sql`excluded.missed`,
  skipped: sql`excluded.skipped`,
  coveredOn: sql`excluded.covered_on`,
  paidRuby: sql`excluded.paid_ruby`,
  paidExp: sql`excluded.paid_exp`,
  pawnMoved: sql`excluded.pawn_moved`,
  recordedSince: sql`excluded.recorded_since`,
  doneOn: sql`excluded.done_on`,
  endedPeriods: sql`excluded.gaps`,
} satisfies { [column in keyof AssignedColumns | 'assigned' | 'place' | 'updatedAt']: unknown } & Partial<
  Record<keyof GroupTaskState, unknown>
>
