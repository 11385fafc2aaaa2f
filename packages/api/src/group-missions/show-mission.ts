import { userIdsOf } from '../kernel/ids-of.ts'
import { type MissionReading, stateOf } from './read-missions.ts'
import { countedTasks, rubiesOf, workFor } from './rules.ts'
import type { GroupMission, UserGroupMission } from './schema.ts'

type OfAnyStatus = Omit<MissionReading, 'status'>

/** A mission with the group's status. */
export const showMission = (mission: MissionReading): GroupMission => ({ ...show(mission), status: mission.status })

/** A mission with the status of one assignee. What it paid does not change with later edits. */
export function showUserMission(mission: OfAnyStatus, userId: string): UserGroupMission {
  const { status, to, paidRuby, completedAt, note } = stateOf(mission, userId)
  return {
    ...show(mission),
    status: mission.archivedAt ? 'archived' : status,
    to,
    ruby: paidRuby ?? workFor(mission.tasks, userId).ruby,
    approveRequested: status === 'waitingApproval',
    requestedAt: status === 'waitingApproval' && completedAt !== null ? new Date(completedAt).toISOString() : null,
    note,
    tasks: mission.tasks.map((task) => ({ ...task, completed: task.completedBy.includes(userId) })),
  }
}

function show({ id, groupId, name, notes, from, to, requireApprove, updatedAt, states, tasks }: OfAnyStatus) {
  return {
    id,
    groupId,
    name,
    notes,
    from,
    to,
    requireApprove,
    tasks,
    ruby: rubiesOf(countedTasks(tasks)),
    assignedUsers: userIdsOf(states),
    waitingApproval: states.filter((state) => state.status === 'waitingApproval').length,
    updatedAt: updatedAt.toISOString(),
  }
}
