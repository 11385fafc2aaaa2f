import type { GroupMission, GroupMissionTask, UserGroupMission } from '@questboard/api/group-missions/schema'
import { addItems, type Change, removeItems, replaceItem, updateItem } from '../../app/mutations/changes.ts'

type Work = { id: string; completed: boolean }

/**
 * The tasks of a mission for one assignee. An archived task counts for those who have done it; the others need not do
 * it. Rules: Groups.
 */
export function workOf({ tasks }: Pick<GroupMission, 'tasks'>, userId: string): Work[] {
  return tasks
    .filter(({ archived, completedBy }) => !archived || completedBy.includes(userId))
    .map(({ id, completedBy }) => ({ id, completed: completedBy.includes(userId) }))
}

/** The tasks of a mission for all assignees together. */
export const workOfAll = (mission: Pick<GroupMission, 'tasks' | 'assignedUsers'>): Work[] =>
  mission.assignedUsers.flatMap((userId) => workOf(mission, userId))

/** Ticks or reopens a task of the user. */
export const setTaskDone = (
  missionId: string,
  taskId: string,
  userId: string,
  completed: boolean,
): Change<UserGroupMission> =>
  updateItem(missionId, (mission) => {
    const tasks = updateItem<UserGroupMission['tasks'][number]>(taskId, (task) => {
      if (task.completed === completed) return task
      const others = task.completedBy.filter((id) => id !== userId)
      return { ...task, completed, completedBy: completed ? [...others, userId] : others }
    })(mission.tasks)
    return tasks === mission.tasks ? mission : { ...mission, tasks }
  })

export const addTasksIn = (id: string, ...tasks: GroupMissionTask[]): Change<GroupMission> =>
  updateTasksOf(id, addItems(...tasks))

export const removeTaskIn = (id: string, taskId: string): Change<GroupMission> =>
  updateTasksOf(id, removeItems([taskId]))

export const replaceTaskIn = (id: string, task: GroupMissionTask): Change<GroupMission> =>
  updateTasksOf(id, replaceItem(task))

export const archiveTaskIn = (id: string, taskId: string): Change<GroupMission> =>
  updateTasksOf(
    id,
    updateItem(taskId, (task) => (task.archived ? task : { ...task, archived: true })),
  )

/** Changes the tasks of a mission and its reward: an archived task that no assignee has done pays nothing. */
function updateTasksOf(id: string, change: Change<GroupMissionTask>): Change<GroupMission> {
  return updateItem(id, (mission) => {
    const tasks = change(mission.tasks)
    if (tasks === mission.tasks) return mission
    const counted = tasks.filter(({ archived, completedBy }) => !archived || completedBy.length > 0)
    return { ...mission, tasks, ruby: counted.reduce((sum, { ruby }) => sum + ruby, 0) }
  })
}
