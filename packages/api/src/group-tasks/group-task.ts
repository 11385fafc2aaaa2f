import { allEqual } from '@questboard/db/drizzle'
import { groupTaskStates, groupTasks } from '@questboard/db/schema'
import type { Membership } from '../groups/change-group.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { transactionTime } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import {
  type AssignedState,
  type AssignedTask,
  type GroupTaskRow,
  type GroupTaskState,
  isState,
  readTasks,
} from './read-tasks.ts'

/**
 * A task of a locked group, archived or not, with its assignees.
 * @throws DomainError taskNotFound: unknown, or of another group
 */
export async function findGroupTask(tx: Transaction, groupId: string, taskId: string): Promise<AssignedTask> {
  return firstOf(await readTasks(tx, allEqual(groupTasks, { id: taskId, groupId })), 'taskNotFound')
}

/**
 * A task with the state of one of its assignees.
 * @throws DomainError taskNotFound: unknown, of another group, or not assigned to that player
 */
export async function findAssignedTask(
  tx: Transaction,
  { groupId, taskId, userId }: { groupId: string; taskId: string; userId: string },
): Promise<AssignedTask & { state: AssignedState }> {
  const found = await findGroupTask(tx, groupId, taskId)
  const state = found.assignees.find((assignee) => assignee.userId === userId)
  if (!state) throw new DomainError('taskNotFound')
  return { ...found, state }
}

/** Only the assignee can do a task. @throws DomainError notAuthorized: the path names another player */
export function assertIsCaller(me: Pick<Membership, 'userId'>, userId: string): void {
  if (me.userId !== userId) throw new DomainError('notAuthorized')
}

/** Saves changes to a task of a locked group. */
export async function saveGroupTask(
  tx: Transaction,
  task: GroupTaskRow,
  changes: Partial<GroupTaskRow>,
): Promise<GroupTaskRow> {
  const written = { ...changes, updatedAt: transactionTime(tx) }
  await tx
    .update(groupTasks)
    .set(written)
    .where(allEqual(groupTasks, { id: task.id, groupId: task.groupId }))
  return { ...task, ...written }
}

/** Saves changes to the state of an assignee, whose player is locked. */
export async function saveState(
  tx: Transaction,
  state: AssignedState,
  changes: Partial<GroupTaskState>,
): Promise<AssignedState> {
  const written = { ...changes, updatedAt: transactionTime(tx) }
  await tx.update(groupTaskStates).set(written).where(isState(state))
  return { ...state, ...written }
}
