import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { added, type Change, changed, removed, replaced } from '../../app/mutations/changes.ts'

/** Makes a mission the only main one. */
export const mainIs =
  (id: string): Change<Mission> =>
  (missions) =>
    missions.every((mission) => mission.isMain === (mission.id === id))
      ? missions
      : missions.map((mission) =>
          mission.isMain === (mission.id === id) ? mission : { ...mission, isMain: mission.id === id },
        )

/** Ends a mission with success; it is no longer the main one. */
export const completed = (id: string): Change<Mission> =>
  changed(id, (mission) =>
    mission.status === 'completed' ? mission : { ...mission, status: 'completed', isMain: false },
  )

export const archived = (id: string): Change<Mission> =>
  changed(id, (mission) => (mission.status === 'archived' ? mission : { ...mission, status: 'archived' }))

export const tasksAdded = (id: string, ...tasks: MissionTask[]): Change<Mission> => tasksOf(id, added(...tasks))

export const taskRemoved = (id: string, taskId: string): Change<Mission> => tasksOf(id, removed([taskId]))

export const taskReplaced = (id: string, task: MissionTask): Change<Mission> => tasksOf(id, replaced(task))

/** `at` is an ISO date and time. */
export const taskCompleted = (id: string, taskId: string, at: string): Change<Mission> =>
  tasksOf(
    id,
    changed(taskId, (task) => (task.completed ? task : { ...task, completed: true, completedAt: at })),
  )

export const taskReopened = (id: string, taskId: string): Change<Mission> =>
  tasksOf(
    id,
    changed(taskId, (task) => (task.completed ? { ...task, completed: false, completedAt: null } : task)),
  )

export const taskArchived = (id: string, taskId: string): Change<Mission> =>
  tasksOf(
    id,
    changed(taskId, (task) => (task.archived ? task : { ...task, archived: true })),
  )

/** Changes the tasks of a mission and its reward. */
function tasksOf(id: string, change: Change<MissionTask>): Change<Mission> {
  return changed(id, (mission) => {
    const tasks = change(mission.tasks)
    if (tasks === mission.tasks) return mission
    return { ...mission, tasks, gold: tasks.reduce((sum, { gold }) => sum + gold, 0) }
  })
}
