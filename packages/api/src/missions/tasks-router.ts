import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { archiveMissionTask } from './archive-task.ts'
import { completeMissionTask } from './complete-task.ts'
import { copyMissionTask } from './copy-task.ts'
import { createMissionTask } from './create-task.ts'
import { createMissionTasks } from './create-tasks.ts'
import { listMissionTasks } from './list-tasks.ts'
import { readMissionTask } from './read-task.ts'
import { removeMissionTask } from './remove-task.ts'
import { reopenMissionTask } from './reopen-task.ts'
import {
  completeMissionTaskInput,
  copyMissionTaskInput,
  createMissionTaskInput,
  createMissionTasksInput,
  missionTask,
  ofMission,
  ofMissionTask,
  patchMissionTaskInput,
  updateMissionTaskInput,
} from './schema.ts'
import { updateMissionTask } from './update-task.ts'

const userCall = userCalls({ tag: 'Personal missions', area: 'missions' })

/** The tasks of the caller's missions. */
export const missionTasksRouter = router({
  list: userCall('GET /user/missions/{missionId}/tasks', {
    summary: 'List the tasks of a mission',
    description: 'In the order in which they were added, including archived ones.',
    errors: ['missionNotFound'],
  })
    .input(ofMission)
    .output(z.array(missionTask))
    .query(({ ctx, input }) => listMissionTasks(ctx, input)),

  create: userCall('POST /user/missions/{missionId}/tasks', {
    summary: 'Add a task to a mission',
    description:
      'Only while the mission is open. A mission has at most 100 tasks, and pays the sum of their gold when it is completed.',
    errors: ['missionNotFound', 'idAlreadyUsed', 'missionAlreadyCompletedOrFailed', 'tooManyItems'],
    key: 'create',
  })
    .input(createMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => createMissionTask(ctx, input)),

  createMany: userCall('POST /user/missions/{missionId}/tasks/multiple-tasks', {
    summary: 'Add several tasks to a mission',
    description: 'Adds 1 to 10 tasks, all or none, in the order of the body.',
    errors: ['missionNotFound', 'idAlreadyUsed', 'missionAlreadyCompletedOrFailed', 'tooManyItems'],
    key: 'replay',
  })
    .input(createMissionTasksInput)
    .output(z.array(missionTask))
    .mutation(({ ctx, input }) => createMissionTasks(ctx, input)),

  read: userCall('GET /user/missions/{missionId}/tasks/{taskId}', {
    summary: 'Read a task of a mission',
    description: 'As in the list.',
    errors: ['missionNotFound', 'taskNotFound'],
    conditional: true,
  })
    .input(ofMissionTask)
    .output(missionTask)
    .query(({ ctx, input }) => readMissionTask(ctx, input)),

  patch: userCall('PATCH /user/missions/{missionId}/tasks/{taskId}', {
    summary: 'Change some fields of a task of a mission',
    description: 'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Otherwise like PUT.',
    errors: [
      ...(['missionNotFound', 'taskNotFound', 'missionAlreadyCompletedOrFailed'] as const),
      ...(['cannotUpdateCompletedTask', 'tooManyItems'] as const),
    ],
    conditional: true,
  })
    .input(patchMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => updateMissionTask(ctx, input)),

  update: userCall('PUT /user/missions/{missionId}/tasks/{taskId}', {
    summary: 'Update a task of a mission',
    description: 'Replaces all fields, so all are required. A completed task cannot be updated.',
    errors: [
      'missionNotFound',
      'taskNotFound',
      'missionAlreadyCompletedOrFailed',
      'cannotUpdateCompletedTask',
      'tooManyItems',
    ],
    conditional: true,
  })
    .input(updateMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => updateMissionTask(ctx, input)),

  complete: userCall('PATCH /user/missions/{missionId}/tasks/{taskId}/complete', {
    summary: 'Complete a task of an active mission',
    description:
      'Pays nothing: the mission pays the sum when it is completed. A task of a mission is done once, whatever its type.',
    errors: [
      'missionNotFound',
      'taskNotFound',
      'missionAlreadyCompletedOrFailed',
      'missionIsNotActive',
      'taskAlreadyCompleted',
      'cannotCompleteArchivedTask',
      'holidayModeEnabledError',
    ],
  })
    .input(completeMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => completeMissionTask(ctx, input)),

  reopen: userCall('PATCH /user/missions/{missionId}/tasks/{taskId}/reopen', {
    summary: 'Reopen a completed task of a mission',
    description: 'A task of any type, while the mission is open. Changes no balance.',
    errors: [
      'missionNotFound',
      'taskNotFound',
      'missionAlreadyCompletedOrFailed',
      'taskNotCompleted',
      'cannotReopenArchivedTask',
    ],
  })
    .input(ofMissionTask)
    .output(missionTask)
    .mutation(({ ctx, input }) => reopenMissionTask(ctx, input)),

  archive: userCall('PATCH /user/missions/{missionId}/tasks/{taskId}/archive', {
    summary: 'Archive a completed task of a mission',
    description: 'It still counts as completed, and in the sum that the mission pays.',
    errors: [
      'missionNotFound',
      'taskNotFound',
      'missionAlreadyCompletedOrFailed',
      'cannotArchiveIncompletedTask',
      'taskAlreadyArchived',
    ],
  })
    .input(ofMissionTask)
    .output(missionTask)
    .mutation(({ ctx, input }) => archiveMissionTask(ctx, input)),

  copy: userCall('POST /user/missions/{missionId}/tasks/{taskId}/copy', {
    summary: 'Copy a task of a mission',
    description: 'The copy is open and comes last.',
    errors: ['missionNotFound', 'taskNotFound', 'missionAlreadyCompletedOrFailed', 'tooManyItems'],
    key: 'replay',
  })
    .input(copyMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => copyMissionTask(ctx, input)),

  remove: userCall('DELETE /user/missions/{missionId}/tasks/{taskId}', {
    summary: 'Delete a task of an open mission',
    description: 'Its gold no longer counts in the sum that the mission pays.',
    errors: ['missionNotFound', 'taskNotFound', 'missionAlreadyCompletedOrFailed'],
    conditional: true,
  })
    .input(ofMissionTask)
    .output(nothing)
    .mutation(({ ctx, input }) => removeMissionTask(ctx, input)),
})
