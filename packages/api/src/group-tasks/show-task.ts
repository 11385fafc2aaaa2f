import type { AssignedTask, GroupTaskState } from './read-tasks.ts'
import type { Assignee, GroupTask, UserGroupTask } from './schema.ts'

const showState = ({ completedAt, approveRequested, approved, result }: GroupTaskState) => ({
  completed: completedAt !== null,
  approveRequested,
  approved,
  result,
})

export const showAssignee = (state: GroupTaskState): Assignee => ({
  userId: state.userId,
  ...showState(state),
  completedAt: state.completedAt?.toISOString() ?? null,
})

function showTask({ task, assignees }: AssignedTask) {
  const { id, groupId, title, notes, ruby, type, tags, requireApprove, requireResult, archivedAt, createdAt } = task
  return {
    ...{ id, groupId, title, notes, ruby, type, tags, requireApprove, requireResult },
    archived: archivedAt !== null,
    assignedUsers: assignees.map(({ userId }) => userId),
    waitingApproval: assignees.filter(({ approveRequested }) => approveRequested).length,
    createdAt: createdAt.toISOString(),
  }
}

/** A task as leaders see it. */
export const showGroupTask = (assigned: AssignedTask): GroupTask => ({
  ...showTask(assigned),
  assignees: assigned.assignees.map(showAssignee),
})

/** A task as one of its assignees sees it, with the given, changed state. */
export function showUserTask({ task, assignees }: AssignedTask, state: GroupTaskState): UserGroupTask {
  const now = assignees.map((assignee) => (assignee.userId === state.userId ? state : assignee))
  return { ...showTask({ task, assignees: now }), ...showState(state), streak: state.streak }
}
