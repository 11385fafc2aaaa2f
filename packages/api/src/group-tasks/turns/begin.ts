import type { GroupWithMembers } from '../../groups/change-group.ts'
import type { Services } from '../../kernel/context.ts'
import { invalidField } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { findGroupTask } from '../group-task.ts'
import type { AssignedTask, GroupTaskRow, GroupTaskState } from '../read-tasks.ts'
import { dayOfGroup, saveGroupDay } from './settle.ts'
import { saveDates, settleTask } from './settle-task.ts'
import { shareTicks } from './shared-ticks.ts'
import { endTurnNotices, endTurns, keepDoneTurns } from './turn-rows.ts'

/**
 * Checks how a task is shared out.
 * @throws DomainError invalidData: turns of a to-do, of fewer than two members, or of a leader's own task
 */
export function assertShareable(
  { type, assignment, forMyself }: Pick<GroupTaskRow, 'type' | 'assignment' | 'forMyself'>,
  members: number,
): void {
  if (assignment === 'each') return
  if (forMyself) throw invalidField('assignment', 'an own task is not shared out')
  if (assignment === 'rotation' && type === 'todo') throw invalidField('assignment', 'turns need a repeating task')
  // A draft has none yet.
  if (assignment === 'rotation' && members === 1) throw invalidField('assignedUsers', 'turns need two members')
}

/**
 * Begins or changes the turns of a task whose assignees are saved, in a locked group. Counts of members who stay are
 * kept.
 * @param taskBefore the task before the change, and `states` those of its assignees; undefined for a new one
 * @param resumes whether it had no assignees before the change
 * @returns the task as it is now
 */
export async function beginTurns(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  group: GroupWithMembers,
  {
    task,
    taskBefore,
    states = [],
    resumes = false,
    assigned,
  }: {
    task: GroupTaskRow
    taskBefore?: GroupTaskRow
    states?: readonly GroupTaskState[]
    resumes?: boolean
    assigned: Pick<AssignedTask, 'task' | 'assignees'>
  },
): Promise<AssignedTask> {
  if (taskBefore && taskBefore.assignment !== task.assignment) await endTurnNotices(tx, task)
  if (task.assignment === 'each') {
    if (taskBefore && taskBefore.assignment !== 'each') {
      await keepDoneTurns(tx, task)
      await endTurns(tx, task)
    }
    return { ...assigned, occurrence: null, statesChangedAt: null }
  }
  const day = await dayOfGroup(tx, services, group)
  if (group.turnsDay === null) await saveGroupDay(tx, group.id, day)
  const restarts =
    taskBefore !== undefined &&
    (taskBefore.assignment !== task.assignment ||
      taskBefore.type !== task.type ||
      JSON.stringify(taskBefore.schedule) !== JSON.stringify(task.schedule))
  await settleTask(tx, services, {
    group,
    task,
    today: day.today,
    isNewDay: false,
    resumes,
    ...(restarts && { taskBefore, before: { task: taskBefore, states } }),
  })
  await saveDates(tx, task)
  await shareTicks(tx, task)
  return findGroupTask(tx, group.id, task.id)
}
