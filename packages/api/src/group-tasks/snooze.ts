import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { snooze } from '../schedules/occurrence.ts'
import { occurrenceFields } from '../schedules/state.ts'
import { currentOccurrence, snoozedDueDate, withoutUndo } from '../tasks/scheduling.ts'
import { type AssigneeOnDay, changeOccurrences, openOf, saveChanges } from './change-occurrences.ts'
import { saveGroupTask } from './group-task.ts'
import { ruleOf } from './occurrences.ts'
import type { SnoozeGroupTask } from './occurrences-schema.ts'
import type { AssignedTask, GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import type { GroupTask } from './schema.ts'

/**
 * Moves the due day of the current occurrence for all assignees whose occurrence is open, as for personal tasks. A day
 * that is possible for some of them moves it for those.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized: it is
 * assigned to the caller; cannotUpdateCompletedTask, occurrenceOver, cannotSnooze, invalidData: the day is too far away
 * for a to-do
 *
 * Rules: Snooze.
 */
export function snoozeGroupTask(ctx: UserContext, { until, occurrence, ...ids }: SnoozeGroupTask): Promise<GroupTask> {
  return changeOccurrences(ctx, ids, async (tx, task, assignees) => {
    if (task.archivedAt) throw new DomainError('cannotUpdateCompletedTask')
    // The turn would not wait with it.
    if (task.assignment !== 'each') throw new DomainError('cannotSnooze')
    const open = openOf(task, assignees, { occurrence, none: 'cannotUpdateCompletedTask' })
    if (task.type === 'todo') return snoozeToDo(tx, { task, assignees, open }, until, ctx.today)
    const changes = open.flatMap(({ state, today }) => {
      const snoozed = snoozedState(task, state, { until, today })
      return snoozed ? [[state.userId, snoozed] as const] : []
    })
    if (changes.length === 0) throw new DomainError('cannotSnooze')
    return saveChanges(tx, { task, assignees }, new Map(changes))
  })
}

function snoozedState(
  task: GroupTaskRow,
  state: GroupTaskState,
  to: { until: Day | null; today: Day },
): Partial<GroupTaskState> | null {
  const [rule, current] = [ruleOf(task), currentOccurrence(state)]
  const snoozed = rule && current && snooze(rule, current, to)
  return snoozed ? { ...occurrenceFields(rule, snoozed), ...withoutUndo(state) } : null
}

/** The due date is the task's. Assignees who have completed it keep the day that it was due on. */
async function snoozeToDo(
  tx: Transaction,
  { task, assignees, open }: { task: GroupTaskRow; assignees: AssigneeOnDay[]; open: AssigneeOnDay[] },
  until: Day | null,
  today: Day,
): Promise<AssignedTask> {
  const schedule = snoozedDueDate(task.schedule, until, today)
  const dueOn = schedule?.due ?? null
  const changes = new Map(open.map(({ state }) => [state.userId, { dueOn }]))
  const [saved, states] = await Promise.all([
    saveGroupTask(tx, task, { schedule }),
    saveChanges(tx, { task, assignees }, changes),
  ])
  return { ...states, task: saved }
}
