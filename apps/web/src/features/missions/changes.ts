import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { addItems, type Change, removeItems, replaceItem, updateItem } from '../../app/mutations/changes.ts'

/** Makes a mission the only main one. */
export const setMain =
  (id: string): Change<Mission> =>
  (missions) =>
    missions.every((mission) => mission.isMain === (mission.id === id))
      ? missions
      : missions.map((mission) =>
          mission.isMain === (mission.id === id) ? mission : { ...mission, isMain: mission.id === id },
        )

/** Ends a mission with success; it is no longer the main one. */
export const completeIn = (id: string): Change<Mission> =>
  updateItem(id, (mission) =>
    mission.status === 'completed' ? mission : { ...mission, status: 'completed', isMain: false },
  )

/** Archives a mission. */
export const archiveIn = (id: string): Change<Mission> =>
  updateItem(id, (mission) => (mission.status === 'archived' ? mission : { ...mission, status: 'archived' }))

export const addTasksIn = (id: string, ...tasks: MissionTask[]): Change<Mission> =>
  updateTasksOf(id, addItems(...tasks))

export const removeTaskIn = (id: string, taskId: string): Change<Mission> => updateTasksOf(id, removeItems([taskId]))

export const replaceTaskIn = (id: string, task: MissionTask): Change<Mission> => updateTasksOf(id, replaceItem(task))

/** `at` is an ISO date and time. */
export const completeTaskIn = (id: string, taskId: string, at: string): Change<Mission> =>
  updateTasksOf(
    id,
    updateItem(taskId, (task) => (task.completed ? task : { ...task, completed: true, completedAt: at })),
  )

export const reopenTaskIn = (id: string, taskId: string): Change<Mission> =>
  updateTasksOf(
    id,
    updateItem(taskId, (task) => (task.completed ? { ...task, completed: false, completedAt: null } : task)),
  )

export const archiveTaskIn = (id: string, taskId: string): Change<Mission> =>
  updateTasksOf(
    id,
    updateItem(taskId, (task) => (task.archived ? task : { ...task, archived: true })),
  )

/** Changes the tasks of a mission and its reward. */
function updateTasksOf(id: string, change: Change<MissionTask>): Change<Mission> {
  return updateItem(id, (mission) => {
    const tasks = change(mission.tasks)
    if (tasks === mission.tasks) return mission
    return { ...mission, tasks, gold: tasks.reduce((sum, { gold }) => sum + gold, 0) }
  })
}
