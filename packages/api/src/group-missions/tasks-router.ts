import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
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
  patchGroupMissionTaskInput,
  updateGroupMissionTaskInput,
  userGroupMission,
} from './schema.ts'
import { updateGroupMissionTask } from './update-task.ts'

const userCall = userCalls({ tag: 'Group missions', area: 'groups' })

const ofTasks = [
  ...leaderErrors,
  'missionNotFound',
  'notAuthorized',
  'taskNotFound',
  'waitingApprovalMissionsExist',
  'missionAlreadyCompletedOrFailed',
] as const

export const groupMissionTasksRouter = router({
  create: userCall('POST /groups/{groupId}/missions/{missionId}/tasks', {
    summary: 'Add a task to a group mission',
    description:
      'Only while the mission is open and no request for approval is open. Its rubies count in the sum that the mission pays.',
    errors: [
      ...leaderErrors,
      'missionNotFound',
      'notAuthorized',
      'idAlreadyUsed',
      'waitingApprovalMissionsExist',
      'missionAlreadyCompletedOrFailed',
      'tooManyItems',
    ],
    key: 'create',
  })
    .input(createGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => createGroupMissionTask(ctx, input)),

  update: userCall('PUT /groups/{groupId}/missions/{missionId}/tasks/{taskId}', {
    summary: 'Update a task of a group mission',
    description: 'Replaces all fields, so all are required. Not while a request for approval of the mission is open.',
    errors: [...ofTasks, 'cannotUpdateCompletedTask', 'tooManyItems'],
  })
    .input(updateGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => updateGroupMissionTask(ctx, input)),

  patch: userCall('PATCH /groups/{groupId}/missions/{missionId}/tasks/{taskId}', {
    summary: 'Change some fields of a task of a group mission',
    description: 'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Otherwise like PUT.',
    errors: [...ofTasks, 'cannotUpdateCompletedTask', 'tooManyItems'],
  })
    .input(patchGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => updateGroupMissionTask(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/missions/{missionId}/tasks/{taskId}', {
    summary: 'Delete a task of a group mission',
    description:
      'Its rubies no longer count in the sum that the mission pays. Not while a request for approval of the mission is open.',
    errors: ofTasks,
  })
    .input(ofGroupMissionTask)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroupMissionTask(ctx, input)),

  complete: userCall('POST /groups/{groupId}/missions/{missionId}/tasks/{taskId}/complete', {
    device: 'person',
    summary: 'Complete a task of your active group mission',
    description: 'Pays nothing: the mission pays the sum. Each assignee completes each task.',
    errors: [
      ...memberErrors,
      'missionNotFound',
      'taskNotFound',
      'waitingApprovalMissionsExist',
      'missionAlreadyCompletedOrFailed',
      'missionIsNotActive',
      'cannotCompleteArchivedTask',
      'taskAlreadyCompleted',
      'holidayModeEnabledError',
    ],
  })
    .input(completeGroupMissionTaskInput)
    .output(userGroupMission)
    .mutation(({ ctx, input }) => completeGroupMissionTask(ctx, input)),

  reopen: userCall('POST /groups/{groupId}/missions/{missionId}/tasks/{taskId}/reopen', {
    device: 'person',
    summary: 'Reopen a task of your group mission',
    description: 'While the mission is open for you and you have not requested approval.',
    errors: [
      ...memberErrors,
      'missionNotFound',
      'taskNotFound',
      'waitingApprovalMissionsExist',
      'missionAlreadyCompletedOrFailed',
      'cannotReopenArchivedTask',
      'taskNotCompleted',
    ],
  })
    .input(ofGroupMissionTask)
    .output(userGroupMission)
    .mutation(({ ctx, input }) => reopenGroupMissionTask(ctx, input)),

  archive: userCall('PATCH /groups/{groupId}/missions/{missionId}/tasks/{taskId}/archive', {
    summary: 'Archive a task of a group mission',
    description: 'It counts for those who have completed it, and the others no longer need to.',
    errors: [...ofTasks, 'taskAlreadyArchived'],
  })
    .input(ofGroupMissionTask)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => archiveGroupMissionTask(ctx, input)),

  copy: userCall('PATCH /groups/{groupId}/missions/{missionId}/tasks/{taskId}/copy', {
    summary: 'Copy a task of a group mission',
    description: 'The copy comes last, and no one has completed it.',
    errors: [...ofTasks, 'tooManyItems'],
    key: 'replay',
  })
    .input(copyGroupMissionTaskInput)
    .output(groupMissionTask)
    .mutation(({ ctx, input }) => copyGroupMissionTask(ctx, input)),
})
