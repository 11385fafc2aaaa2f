import type { GroupMission, GroupMissionTask, UserGroupMission } from '@questboard/api/group-missions/schema'
import { added, type Change, changed, removed, replaced } from '../../app/mutations/changes.ts'

type Work = { id: string; completed: boolean }

/**
 * The tasks of a mission for one assignee. An archived task counts for those who have done it; the others need not do
 * it. Specification: Groups.
 */
export function workOf({ tasks }: Pick<GroupMission, 'tasks'>, userId: string): Work[] {
  return tasks
    .filter(({ archived, completedBy }) => !archived || completedBy.includes(userId))
    .map(({ id, completedBy }) => ({ id, completed: completedBy.includes(userId) }))
}

/** The same for all assignees together. */
export const workOfAll = (mission: Pick<GroupMission, 'tasks' | 'assignedUsers'>): Work[] =>
  mission.assignedUsers.flatMap((userId) => workOf(mission, userId))

/** Ticks or reopens a task of the user. */
export const taskDone = (
  missionId: string,
  taskId: string,
  userId: string,
  completed: boolean,
): Change<UserGroupMission> =>
  changed(missionId, (mission) => {
    const tasks = changed<UserGroupMission['tasks'][number]>(taskId, (task) => {
      if (task.completed === completed) return task
      const others = task.completedBy.filter((id) => id !== userId)
      return { ...task, completed, completedBy: completed ? [...others, userId] : others }
    })(mission.tasks)
    return tasks === mission.tasks ? mission : { ...mission, tasks }
  })

export const tasksAdded = (id: string, ...tasks: GroupMissionTask[]): Change<GroupMission> =>
  tasksOf(id, added(...tasks))

export const taskRemoved = (id: string, taskId: string): Change<GroupMission> => tasksOf(id, removed([taskId]))

export const taskReplaced = (id: string, task: GroupMissionTask): Change<GroupMission> => tasksOf(id, replaced(task))

export const taskArchived = (id: string, taskId: string): Change<GroupMission> =>
  tasksOf(
    id,
    changed(taskId, (task) => (task.archived ? task : { ...task, archived: true })),
  )

/** Changes the tasks of a mission and its reward: an archived task that no assignee has done pays nothing. */
function tasksOf(id: string, change: Change<GroupMissionTask>): Change<GroupMission> {
  return changed(id, (mission) => {
    const tasks = change(mission.tasks)
    if (tasks === mission.tasks) return mission
    const counted = tasks.filter(({ archived, completedBy }) => !archived || completedBy.length > 0)
    return { ...mission, tasks, ruby: counted.reduce((sum, { ruby }) => sum + ruby, 0) }
  })
}
