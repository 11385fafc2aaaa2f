import { groupTasks } from '@questboard/db/schema'
import type { ItemKind } from '../group-items/kind.ts'
import { answerRequests } from './answer.ts'
import { findGroupTask } from './group-task.ts'
import type { AssignedTask } from './read-tasks.ts'
import { assertArchivable, assertNoneWaits, assigneesWhoCannotEdit } from './rules.ts'
import type { Assignee, GroupTask, OfGroupTask } from './schema.ts'
import { showAssignee, showGroupTask } from './show-task.ts'
import { endTurnNotices } from './turns/turn-rows.ts'

/** Group tasks, for the operations that all kinds of group items share. */
export const taskKind: ItemKind<OfGroupTask, AssignedTask, GroupTask, Assignee> = {
  table: groupTasks,
  find: (queries, { groupId, taskId }) => findGroupTask(queries, groupId, taskId),
  show: showGroupTask,
  idsOf: ({ task }) => [task.id],
  assigneesWhoCannotEdit,
  requestsOf: ({ task, assignees }) =>
    assignees.filter(({ approveRequested }) => approveRequested).map((state) => showAssignee(task, state)),
  assertNoneWaits: ({ assignees }) => assertNoneWaits(assignees),
  assertArchivable,
  endQuestions: (tx, { task }) => endTurnNotices(tx, task),
  // What a leader does in turns waits for another leader, whatever the task says.
  requiresApproval: ({ task, assignees }) =>
    task.requireApprove || assignees.some(({ approveRequested }) => approveRequested),
  refusals: { approvalNotRequired: 'groupTaskApproveNotRequired', noRequests: 'noTasksForApproval' },
  answerRequests,
  showArchived: ({ task, ...assigned }, archivedAt) =>
    showGroupTask({ task: { ...task, archivedAt, updatedAt: archivedAt }, ...assigned }),
}
