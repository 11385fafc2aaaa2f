import { z } from 'zod'
import { award } from '../board/schema.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { archiveMission } from './archive.ts'
import { completeMission } from './complete.ts'
import { copyMission } from './copy.ts'
import { createMission } from './create.ts'
import { listMissions } from './list.ts'
import { readMission } from './read.ts'
import { removeMission } from './remove.ts'
import {
  copyMissionInput,
  createMissionInput,
  listMissionsInput,
  mission,
  patchMissionInput,
  updateMissionInput,
} from './schema.ts'
import { setMainMission } from './set-main.ts'
import { missionTasksRouter } from './tasks-router.ts'
import { updateMission } from './update.ts'

const userCall = userCalls({ tag: 'Personal missions', area: 'missions' })

export const missionsRouter = router({
  tasks: missionTasksRouter,

  list: userCall('GET /user/missions', {
    summary: 'List missions with their tasks',
    description:
      'Oldest first. Without `status`, all except archived ones. Repeat it for several: `?status=active&status=pending`.',
  })
    .input(listMissionsInput)
    .output(z.array(mission))
    .query(({ ctx, input }) => listMissions(ctx, input)),

  create: userCall('POST /user/missions', {
    summary: 'Create a mission',
    description:
      'It starts on `from`, today or later, and ends with `to`, at most 365 days later. It can be created with up to 100 tasks. Completing it pays the sum of their gold. At most 500 open missions.',
    errors: ['idAlreadyUsed', 'tooManyItems'],
    key: 'create',
  })
    .input(createMissionInput)
    .output(mission)
    .mutation(({ ctx, input }) => createMission(ctx, input)),

  read: userCall('GET /user/missions/{id}', {
    summary: 'Read a mission',
    description: 'With its tasks, and its status today.',
    errors: ['missionNotFound'],
    conditional: true,
  })
    .input(idInput)
    .output(mission)
    .query(({ ctx, input }) => readMission(ctx.db, ctx.userId, input.id)),

  update: userCall('PUT /user/missions/{id}', {
    summary: 'Update an open mission',
    description:
      'Name and notes can change while it is open. `from` and `to` can change while it is pending and are ignored later.',
    errors: ['missionNotFound', 'missionAlreadyCompletedOrFailed', 'tooManyItems'],
    conditional: true,
  })
    .input(updateMissionInput)
    .output(mission)
    .mutation(({ ctx, input }) => updateMission(ctx, input)),

  patch: userCall('PATCH /user/missions/{id}', {
    summary: 'Change some fields of an open mission',
    description: 'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Otherwise like PUT.',
    errors: ['missionNotFound', 'missionAlreadyCompletedOrFailed', 'tooManyItems'],
    conditional: true,
  })
    .input(patchMissionInput)
    .output(mission)
    .mutation(({ ctx, input }) => updateMission(ctx, input)),

  complete: userCall('POST /user/missions/{id}/complete', {
    summary: 'Complete a mission and be paid for its tasks',
    description:
      'Requires all tasks to be completed. Pays the sum of their gold, and 20 experience plus 10 for each task, at most 200, and moves the pawn 3 squares.',
    errors: [
      'missionNotFound',
      'missionIsNotActive',
      'missionTasksIncompleted',
      'cannotCompleteMissionWithoutTasks',
      'missionAlreadyCompletedOrFailed',
      'holidayModeEnabledError',
    ],
  })
    .input(idInput)
    .output(award)
    .mutation(({ ctx, input }) => completeMission(ctx, input)),

  setMain: userCall('PATCH /user/missions/{id}/main', {
    summary: 'Choose the main mission',
    description:
      'One open mission is the main one; the previous one no longer is. A mission that ends is no longer the main one.',
    errors: ['missionNotFound', 'missionAlreadyCompletedOrFailed'],
  })
    .input(idInput)
    .output(mission)
    .mutation(({ ctx, input }) => setMainMission(ctx, input)),

  archive: userCall('PATCH /user/missions/{id}/archive', {
    summary: 'Archive a completed or failed mission',
    description: 'It is then in `GET /user/missions?status=archived`.',
    errors: ['missionNotFound', 'missionIsNotArchivable'],
  })
    .input(idInput)
    .output(mission)
    .mutation(({ ctx, input }) => archiveMission(ctx, input)),

  copy: userCall('POST /user/missions/{missionId}/copy', {
    summary: 'Copy an ended mission, starting today',
    description: 'The copy starts today and lasts as long as the original. Its tasks are open.',
    errors: ['missionNotFound', 'cannotCloneActivePendingMission', 'tooManyItems'],
    key: 'replay',
  })
    .input(copyMissionInput)
    .output(mission)
    .mutation(({ ctx, input }) => copyMission(ctx, input)),

  remove: userCall('DELETE /user/missions/{id}', {
    summary: 'Delete a mission',
    description: 'Deletes the mission and its tasks permanently. What it paid stays.',
    errors: ['missionNotFound'],
    conditional: true,
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeMission(ctx, input)),
})
