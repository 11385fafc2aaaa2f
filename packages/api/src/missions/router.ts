import { z } from 'zod'
import { award } from '../board/schema.ts'
import { rest } from '../kernel/rest.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { archiveMission } from './archive.ts'
import { archiveMissionTask } from './archive-task.ts'
import { completeMission } from './complete.ts'
import { completeMissionTask } from './complete-task.ts'
import { copyMission } from './copy.ts'
import { copyMissionTask } from './copy-task.ts'
import { createMission } from './create.ts'
import { createMissionTask } from './create-task.ts'
import { createMissionTasks } from './create-tasks.ts'
import { listMissions } from './list.ts'
import { listMissionTasks } from './list-tasks.ts'
import { readMission } from './read.ts'
import { removeMission } from './remove.ts'
import { removeMissionTask } from './remove-task.ts'
import { reopenMissionTask } from './reopen-task.ts'
import {
  createMissionInput,
  createMissionTaskInput,
  createMissionTasksInput,
  listMissionsInput,
  mission,
  missionTask,
  ofMission,
  ofMissionTask,
  updateMissionInput,
  updateMissionTaskInput,
} from './schema.ts'
import { setMainMission } from './set-main.ts'
import { updateMission } from './update.ts'
import { updateMissionTask } from './update-task.ts'

const tag = 'Personal missions'

const tasksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /user/missions/{missionId}/tasks', {
        summary: "List a mission's tasks",
        tag,
        errors: ['missionNotFound'],
      }),
    )
    .input(ofMission)
    .output(z.array(missionTask))
    .query(({ ctx, input }) => listMissionTasks(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /user/missions/{missionId}/tasks', {
        summary: 'Add a task to a mission',
        tag,
        errors: ['missionNotFound', 'idAlreadyUsed', 'missionAlreadyCompletedOrFailed'],
      }),
    )
    .input(createMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => createMissionTask(ctx, input)),

  createMany: userProcedure
    .meta(
      rest('POST /user/missions/{missionId}/tasks/multiple-tasks', {
        summary: 'Add several tasks to a mission',
        tag,
        errors: ['missionNotFound', 'idAlreadyUsed', 'missionAlreadyCompletedOrFailed'],
      }),
    )
    .input(createMissionTasksInput)
    .output(z.array(missionTask))
    .mutation(({ ctx, input }) => createMissionTasks(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /user/missions/{missionId}/tasks/{taskId}', {
        summary: "Replace what is written of a mission's task",
        tag,
        errors: ['missionNotFound', 'taskNotFound', 'missionAlreadyCompletedOrFailed', 'cannotUpdateCompletedTask'],
      }),
    )
    .input(updateMissionTaskInput)
    .output(missionTask)
    .mutation(({ ctx, input }) => updateMissionTask(ctx, input)),

  complete: userProcedure
    .meta(
      rest('PATCH /user/missions/{missionId}/tasks/{taskId}/complete', {
        summary: 'Complete a task of an active mission; the mission pays for it',
        tag,
        errors: [
          'missionNotFound',
          'taskNotFound',
          'missionAlreadyCompletedOrFailed',
          'missionIsNotActive',
          'taskAlreadyCompleted',
          'cannotCompleteArchivedTask',
          'holidayModeEnabledError',
        ],
      }),
    )
    .input(ofMissionTask)
    .output(missionTask)
    .mutation(({ ctx, input }) => completeMissionTask(ctx, input)),

  reopen: userProcedure
    .meta(
      rest('PATCH /user/missions/{missionId}/tasks/{taskId}/reopen', {
        summary: 'Open a completed task again, of any type',
        tag,
        errors: [
          'missionNotFound',
          'taskNotFound',
          'missionAlreadyCompletedOrFailed',
          'taskNotCompleted',
          'cannotReopenArchivedTask',
        ],
      }),
    )
    .input(ofMissionTask)
    .output(missionTask)
    .mutation(({ ctx, input }) => reopenMissionTask(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /user/missions/{missionId}/tasks/{taskId}/archive', {
        summary: 'Archive a completed task; it still counts',
        tag,
        errors: [
          'missionNotFound',
          'taskNotFound',
          'missionAlreadyCompletedOrFailed',
          'cannotArchiveIncompletedTask',
          'taskAlreadyArchived',
        ],
      }),
    )
    .input(ofMissionTask)
    .output(missionTask)
    .mutation(({ ctx, input }) => archiveMissionTask(ctx, input)),

  copy: userProcedure
    .meta(
      rest('POST /user/missions/{missionId}/tasks/{taskId}/copy', {
        summary: 'Add a new task like this one to the mission',
        tag,
        errors: ['missionNotFound', 'taskNotFound', 'missionAlreadyCompletedOrFailed'],
      }),
    )
    .input(ofMissionTask)
    .output(missionTask)
    .mutation(({ ctx, input }) => copyMissionTask(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /user/missions/{missionId}/tasks/{taskId}', {
        summary: 'Delete a task of an open mission',
        tag,
        errors: ['missionNotFound', 'taskNotFound', 'missionAlreadyCompletedOrFailed'],
      }),
    )
    .input(ofMissionTask)
    .output(nothing)
    .mutation(({ ctx, input }) => removeMissionTask(ctx, input)),
})

export const missionsRouter = router({
  tasks: tasksRouter,

  list: userProcedure
    .meta(rest('GET /user/missions', { summary: 'List missions with their tasks', tag }))
    .input(listMissionsInput)
    .output(z.array(mission))
    .query(({ ctx, input }) => listMissions(ctx, input)),

  create: userProcedure
    .meta(rest('POST /user/missions', { summary: 'Make a mission', tag, errors: ['idAlreadyUsed', 'tooManyItems'] }))
    .input(createMissionInput)
    .output(mission)
    .mutation(({ ctx, input }) => createMission(ctx, input)),

  read: userProcedure
    .meta(rest('GET /user/missions/{id}', { summary: 'Read a mission', tag, errors: ['missionNotFound'] }))
    .input(idInput)
    .output(mission)
    .query(({ ctx, input }) => readMission(ctx.db, ctx.userId, input.id)),

  update: userProcedure
    .meta(
      rest('PUT /user/missions/{id}', {
        summary: 'Replace what is written of an open mission',
        tag,
        errors: ['missionNotFound', 'missionAlreadyCompletedOrFailed'],
      }),
    )
    .input(updateMissionInput)
    .output(mission)
    .mutation(({ ctx, input }) => updateMission(ctx, input)),

  complete: userProcedure
    .meta(
      rest('POST /user/missions/{id}/complete', {
        summary: 'Complete a mission and be paid for its tasks',
        tag,
        errors: [
          'missionNotFound',
          'missionIsNotActive',
          'missionTasksIncompleted',
          'cannotCompleteMissionWithoutTasks',
          'missionAlreadyCompletedOrFailed',
          'holidayModeEnabledError',
        ],
      }),
    )
    .input(idInput)
    .output(award)
    .mutation(({ ctx, input }) => completeMission(ctx, input)),

  setMain: userProcedure
    .meta(
      rest('PATCH /user/missions/{id}/main', {
        summary: 'Make an open mission the main one',
        tag,
        errors: ['missionNotFound', 'missionAlreadyCompletedOrFailed'],
      }),
    )
    .input(idInput)
    .output(mission)
    .mutation(({ ctx, input }) => setMainMission(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /user/missions/{id}/archive', {
        summary: 'Archive a mission that was completed or has failed',
        tag,
        errors: ['missionNotFound', 'missionIsNotArchivable'],
      }),
    )
    .input(idInput)
    .output(mission)
    .mutation(({ ctx, input }) => archiveMission(ctx, input)),

  copy: userProcedure
    .meta(
      rest('POST /user/missions/{id}/copy', {
        summary: 'Make a new mission like one that has ended, from today',
        tag,
        errors: ['missionNotFound', 'cannotCloneActivePendingMission', 'tooManyItems'],
      }),
    )
    .input(idInput)
    .output(mission)
    .mutation(({ ctx, input }) => copyMission(ctx, input)),

  remove: userProcedure
    .meta(rest('DELETE /user/missions/{id}', { summary: 'Delete a mission', tag, errors: ['missionNotFound'] }))
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeMission(ctx, input)),
})
