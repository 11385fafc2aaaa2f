import { changeItem } from '../group-items/change-item.ts'
import { lockPlayers } from '../groups/lock-players.ts'
import { type Day, todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { refreshRemindersOfGroupTask } from '../schedules/refresh-reminders.ts'
import { currentSlot } from '../tasks/rules.ts'
import { findGroupTask, saveState } from './group-task.ts'
import { taskKind } from './kind.ts'
import type { AssignedState, AssignedTask, GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import type { GroupTask, OfGroupTask } from './schema.ts'
import { showGroupTask } from './show-task.ts'

/** An assignee on the assignee's current day. */
export interface AssigneeOnDay {
  state: AssignedState
  today: Day
}

/**
 * Changes the current occurrences of a group task, as a leader to whom it is not assigned. The group and the assignees
 * are locked.
 * @throws DomainError as changeItem does
 */
export function changeOccurrences(
  ctx: UserContext,
  input: OfGroupTask,
  work: (tx: Transaction, task: GroupTaskRow, assignees: AssigneeOnDay[]) => Promise<AssignedTask>,
): Promise<GroupTask> {
  const { clock } = ctx.services
  return changeItem(ctx, taskKind, input, async (tx, { assignees: before }) => {
    const players = await lockPlayers(tx, userIdsOf(before))
    const { task, assignees } = await findGroupTask(tx, input.groupId, input.taskId)
    const onDays = assignees.flatMap((state) => {
      const player = players.get(state.userId)
      return player ? { state, today: todayOfPlayer(clock.now(), player) } : []
    })
    const changed = await work(tx, task, onDays)
    await refreshRemindersOfGroupTask(tx, clock, task)
    return showGroupTask(changed)
  })
}

/**
 * The assignees whose occurrence is open, and the one that is meant. Those who wait for approval are left alone.
 * @throws DomainError the given code: no one's is open; occurrenceOver: no one's is the one that is meant
 */
export function openOf(
  task: GroupTaskRow,
  assignees: AssigneeOnDay[],
  { occurrence, none }: { occurrence: Day | undefined; none: 'taskAlreadyCompleted' | 'cannotUpdateCompletedTask' },
): AssigneeOnDay[] {
  const open = assignees.filter(({ state }) => state.completedAt === null)
  if (open.length === 0) throw new DomainError(none)
  const meant = open.filter(
    ({ state, today }) =>
      occurrence === undefined || occurrence === currentSlot({ type: task.type, slot: state.slot }, today),
  )
  if (meant.length === 0) throw new DomainError('occurrenceOver')
  return meant
}

/** Saves the changes of some assignees. */
export async function saveChanges(
  tx: Transaction,
  { task, assignees }: { task: GroupTaskRow; assignees: AssigneeOnDay[] },
  changes: ReadonlyMap<string, Partial<GroupTaskState>>,
): Promise<AssignedTask> {
  const states = await Promise.all(
    assignees.map(({ state }) => {
      const changed = changes.get(state.userId)
      return changed ? saveState(tx, state, changed) : state
    }),
  )
  // Tasks of turns are neither snoozed nor skipped.
  return { task, assignees: states, occurrence: null, statesChangedAt: null }
}
