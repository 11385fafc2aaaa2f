import { type MissionReading, stateOf } from './read-missions.ts'
import { countedTasks, rubiesOf, workFor } from './rules.ts'
import type { GroupMission, UserGroupMission } from './schema.ts'

/** A mission as the group reads it. */
export function showMission(mission: MissionReading): GroupMission {
  const { id, groupId, name, notes, status, from, to, requireApprove, states, tasks } = mission
  return {
    ...{ id, groupId, name, notes, status, from, to, requireApprove, tasks },
    ruby: rubiesOf(countedTasks(tasks)),
    assignedUsers: states.map(({ userId }) => userId),
    waitingApproval: states.filter((state) => state.status === 'waitingApproval').length,
  }
}

/** The same as it is for one of its assignees. What it has paid stays, whatever leaders change afterwards. */
export function showUserMission(mission: MissionReading, userId: string): UserGroupMission {
  const { status, to, paidRuby } = stateOf(mission, userId)
  return {
    ...showMission(mission),
    status: mission.status === 'archived' ? 'archived' : status,
    to,
    ruby: paidRuby ?? workFor(mission.tasks, userId).ruby,
    approveRequested: status === 'waitingApproval',
    tasks: mission.tasks.map((task) => ({ ...task, completed: task.completedBy.includes(userId) })),
  }
}
