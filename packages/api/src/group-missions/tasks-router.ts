import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { archiveGroupMissionTask } from './archive-task.ts'
import { completeGroupMissionTask } from './complete-task.ts'
import { copyGroupMissionTask } from './copy-task.ts'
import { createGroupMissionTask } from './create-task.ts'
import { removeGroupMissionTask } from './remove-task.ts'
import { reopenGroupMissionTask } from './reopen-task.ts'
import {
  completeGroupMissionTaskInput,
  copyGroupMissionTaskInput,
  createGroupMissionTaskInput,
  groupMissionTask,
  ofGroupMissionTask,
  updateGroupMissionTaskInput,
  userGroupMission,
} from './schema.ts'
import { updateGroupMissionTask } from './update-task.ts'

const tag = 'Group missions'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

const ofLeaders = [...ofMembers, 'notLeaderInThisGroup'] as const

const ofTasks = [
  ...ofLeaders,
  'missionNotFound',
  'notAuthorized',
  'taskNotFound',
  'waitingApprovalMissionsExist',
  'missionAlreadyCompletedOrFailed',
] as const

export const groupMissionTasksRouter = router({
  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/missions/{missionId}/tasks', {
        summary: 'Add a task to a mission',
        description:
          'Only while the mission is open and nobody waits for approval. Its rubies join the sum that the mission pays.',
        tag,
        area: 'groups',
        errors: [
          ...ofLeaders,
          'missionNotFound',
          'notAuthorized',
          'idAlreadyUsed',
          'waitingApprovalMissionsExist',
          'missionAlreadyCompletedOrFailed',
          'tooManyItems',
        ],
        key: 'create',
      }),
    )
    .input(createGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => createGroupMissionTask(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/missions/{missionId}/tasks/{taskId}', {
        summary: "Replace what is written of a mission's task",
        description:
          'Replaces all that is written, so every field is needed. Not while somebody waits for approval of the mission.',
        tag,
        area: 'groups',
        errors: [...ofTasks, 'cannotUpdateCompletedTask', 'tooManyItems'],
      }),
    )
    .input(updateGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => updateGroupMissionTask(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/missions/{missionId}/tasks/{taskId}', {
        summary: "Delete a mission's task",
        description:
          'Its rubies leave the sum that the mission pays. Not while somebody waits for approval of the mission.',
        tag,
        area: 'groups',
        errors: [...ofTasks],
      }),
    )
    .input(ofGroupMissionTask)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroupMissionTask(ctx, input)),

  complete: userProcedure
    .meta(
      rest('POST /groups/{groupId}/missions/{missionId}/tasks/{taskId}/complete', {
        summary: 'Complete a task of an active mission that is assigned to the caller',
        description: 'Pays nothing by itself: the mission pays the sum. Each assignee does each task for oneself.',
        tag,
        area: 'groups',
        errors: [
          ...ofMembers,
          'missionNotFound',
          'taskNotFound',
          'waitingApprovalMissionsExist',
          'missionAlreadyCompletedOrFailed',
          'missionIsNotActive',
          'cannotCompleteArchivedTask',
          'taskAlreadyCompleted',
          'holidayModeEnabledError',
        ],
      }),
    )
    .input(completeGroupMissionTaskInput)
    .output(userGroupMission)
    .mutation(({ ctx, input }) => completeGroupMissionTask(ctx, input)),

  reopen: userProcedure
    .meta(
      rest('POST /groups/{groupId}/missions/{missionId}/tasks/{taskId}/reopen', {
        summary: 'Open a task again that the caller has done',
        description: 'As long as the mission is open for the caller and no approval was asked for.',
        tag,
        area: 'groups',
        errors: [
          ...ofMembers,
          'missionNotFound',
          'taskNotFound',
          'waitingApprovalMissionsExist',
          'missionAlreadyCompletedOrFailed',
          'cannotReopenArchivedTask',
          'taskNotCompleted',
        ],
      }),
    )
    .input(ofGroupMissionTask)
    .output(userGroupMission)
    .mutation(({ ctx, input }) => reopenGroupMissionTask(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/missions/{missionId}/tasks/{taskId}/archive', {
        summary: 'Archive a task: it counts for those who have done it',
        description: 'It pays those who had done it, and is no longer asked of the others.',
        tag,
        area: 'groups',
        errors: [...ofTasks, 'taskAlreadyArchived'],
      }),
    )
    .input(ofGroupMissionTask)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => archiveGroupMissionTask(ctx, input)),

  copy: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/missions/{missionId}/tasks/{taskId}/copy', {
        summary: 'Add a new task like this one',
        description: 'It stands last, and nobody has done it.',
        tag,
        area: 'groups',
        errors: [...ofTasks, 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(copyGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => copyGroupMissionTask(ctx, input)),
})
