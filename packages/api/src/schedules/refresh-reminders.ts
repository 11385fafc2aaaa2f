import { sql } from '@questboard/db/drizzle'
import type { Clock } from '../kernel/clock.ts'
import { pick } from '../kernel/pick.ts'
import { tableOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { nextReminder } from './remind-at.ts'
import {
  findRemindedStates,
  findRemindedTasks,
  type RemindedRow,
  saveRemindAtOfStates,
  saveRemindAtOfTasks,
} from './reminded-tasks.ts'

const names = ['id', 'groupId', 'userId'] as const

const momentsOf = (rows: readonly RemindedRow[], clock: Clock) => {
  const now = clock.now()
  return rows.map((row) => ({ ...pick(row, names), at: nextReminder(row, row.player, now) }))
}

/** `momentsOf` after a rollover, which may be late: reminders that are due by then still fire. */
const momentsAfterRollover = (rows: readonly RemindedRow[], clock: Clock) => {
  const now = clock.now().getTime()
  return rows.map((row) => {
    const after = new Date(Math.min(now, (row.remindAt ?? now) - 1))
    return { ...pick(row, names), at: nextReminder(row, row.player, after) }
  })
}

const isAssigned = sql`state.assigned and not state.hidden and task.archived_at is null
  and coalesce(state.reminders, task.reminders) is not null`

/**
 * Recomputes the times of the reminders of a locked player, after a change of the zone or of the start of the day. What
 * then lies in the past does not fire.
 *
 * Rules: Reminders and digests.
 */
export async function refreshRemindersOf(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const [tasks, states] = await Promise.all([
    findRemindedTasks(
      tx,
      sql`where task.user_id = ${userId}::uuid and task.archived_at is null and task.reminders is not null`,
    ),
    findRemindedStates(tx, sql`where state.user_id = ${userId}::uuid and ${isAssigned}`),
  ])
  await saveRemindAtOfTasks(tx, momentsOf(tasks, clock))
  await saveRemindAtOfStates(tx, momentsOf(states, clock))
}

const findStatesOf = (tx: Transaction, { id, groupId }: GroupTaskId): Promise<RemindedRow[]> =>
  findRemindedStates(
    tx,
    sql`where state.task_id = ${id}::uuid and state.group_id = ${groupId}::uuid and (state.remind_at is not null or (${isAssigned}))`,
  )

interface GroupTaskId {
  id: string
  groupId: string
}

/** Recomputes the times of the reminders of a group task, after a change of the task or of its occurrences. */
export async function refreshRemindersOfGroupTask(tx: Transaction, clock: Clock, task: GroupTaskId): Promise<void> {
  await saveRemindAtOfStates(tx, momentsOf(await findStatesOf(tx, task), clock))
}

/** Recomputes the times of the reminders of a task of turns, after its turn was settled. */
export async function refreshRemindersOfTurns(tx: Transaction, clock: Clock, task: GroupTaskId): Promise<void> {
  await saveRemindAtOfStates(tx, momentsAfterRollover(await findStatesOf(tx, task), clock))
}

/** Recomputes the times of the reminders of group tasks, after their assignees changed them. */
export async function refreshRemindersOfStates(
  tx: Transaction,
  clock: Clock,
  states: readonly StateId[],
): Promise<void> {
  await saveRemindAtOfStates(tx, momentsOf(await findStates(tx, states), clock))
}

interface StateId {
  taskId: string
  groupId: string
  userId: string
}

function findStates(tx: Transaction, states: readonly StateId[]): Promise<RemindedRow[]> {
  const stateIds = tableOf('given', { taskId: 'uuid', groupId: 'uuid', userId: 'uuid' }, states)
  return findRemindedStates(
    tx,
    sql`where exists (
      select from ${stateIds}
      where given."taskId" = state.task_id and given."groupId" = state.group_id and given."userId" = state.user_id)`,
  )
}

/** Recomputes the times of the reminders of tasks of which another occurrence became current. */
export async function refreshRemindersAfterRollover(
  tx: Transaction,
  clock: Clock,
  { tasks, states }: { tasks: readonly { id: string; userId: string }[]; states: readonly StateId[] },
): Promise<void> {
  if (tasks.length > 0) {
    const taskIds = tableOf('given', { id: 'uuid', userId: 'uuid' }, tasks)
    const found = await findRemindedTasks(
      tx,
      sql`where exists (select from ${taskIds} where given.id = task.id and given."userId" = task.user_id)`,
    )
    await saveRemindAtOfTasks(tx, momentsAfterRollover(found, clock))
  }
  if (states.length > 0) await saveRemindAtOfStates(tx, momentsAfterRollover(await findStates(tx, states), clock))
}
