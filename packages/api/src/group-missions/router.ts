import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { approveMission } from './approve.ts'
import { approveAllOfMission } from './approve-all.ts'
import { archiveGroupMission } from './archive.ts'
import { completeGroupMission } from './complete.ts'
import { copyGroupMission } from './copy.ts'
import { createGroupMission } from './create.ts'
import { listGroupMissions } from './list.ts'
import { listApprovals } from './list-approvals.ts'
import { listUserGroupMissions } from './list-of-user.ts'
import { readGroupMission } from './read.ts'
import { readUserGroupMission } from './read-of-user.ts'
import { removeGroupMission } from './remove.ts'
import {
  answered,
  approveAllInput,
  approvedAll,
  approveInput,
  completedGroupMission,
  createGroupMissionInput,
  groupMission,
  listGroupMissionsInput,
  missionAssignee,
  ofGroupMission,
  ofGroupUser,
  ofUserMission,
  updateGroupMissionInput,
  userGroupMission,
} from './schema.ts'
import { groupMissionTasksRouter } from './tasks-router.ts'
import { updateGroupMission } from './update.ts'

const tag = 'Group missions'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

const ofLeaders = [...ofMembers, 'notLeaderInThisGroup'] as const

export const groupMissionsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/missions', {
        summary: 'List the missions of a group',
        tag,
        errors: [...ofLeaders],
      }),
    )
    .input(listGroupMissionsInput)
    .output(z.array(groupMission))
    .query(({ ctx, input }) => listGroupMissions(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/missions', {
        summary: 'Make a mission and give it to members',
        tag,
        errors: [...ofLeaders, 'idAlreadyUsed', 'cannotAssignToYourself', 'memberNotFound', 'tooManyItems'],
      }),
    )
    .input(createGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => createGroupMission(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /groups/{groupId}/missions/{missionId}', {
        summary: 'Read a mission, as a leader or an assignee',
        tag,
        errors: [...ofMembers, 'missionNotFound'],
      }),
    )
    .input(ofGroupMission)
    .output(groupMission)
    .query(({ ctx, input }) => readGroupMission(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/missions/{missionId}', {
        summary: 'Replace what is written of a mission, and whom it is assigned to',
        tag,
        errors: [
          ...ofLeaders,
          'cannotAssignToYourself',
          'missionNotFound',
          'notAuthorized',
          'memberNotFound',
          'waitingApprovalMissionsExist',
          'missionAlreadyCompletedOrFailed',
        ],
      }),
    )
    .input(updateGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => updateGroupMission(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/missions/{missionId}', {
        summary: 'Delete a mission with its tasks',
        tag,
        errors: [...ofLeaders, 'missionNotFound', 'notAuthorized', 'waitingApprovalMissionsExist'],
      }),
    )
    .input(ofGroupMission)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroupMission(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/missions/{missionId}/archive', {
        summary: 'Archive a mission that is completed or failed',
        tag,
        errors: [
          ...ofLeaders,
          'missionNotFound',
          'notAuthorized',
          'waitingApprovalMissionsExist',
          'missionIsNotArchivable',
        ],
      }),
    )
    .input(ofGroupMission)
    .output(groupMission)
    .mutation(({ ctx, input }) => archiveGroupMission(ctx, input)),

  copy: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/missions/{missionId}/copy', {
        summary: 'Make a new mission from one that has ended, for its assignees',
        tag,
        errors: [...ofLeaders, 'missionNotFound', 'notAuthorized', 'cannotCloneActivePendingMission', 'tooManyItems'],
      }),
    )
    .input(ofGroupMission)
    .output(groupMission)
    .mutation(({ ctx, input }) => copyGroupMission(ctx, input)),

  listApprovals: userProcedure
    .meta(
      rest('GET /groups/{groupId}/missions/{missionId}/approvals', {
        summary: 'List the assignees who wait for an answer',
        tag,
        errors: [...ofLeaders, 'missionNotFound'],
      }),
    )
    .input(ofGroupMission)
    .output(z.array(missionAssignee))
    .query(({ ctx, input }) => listApprovals(ctx, input)),

  approveAll: userProcedure
    .meta(
      rest('POST /groups/{groupId}/missions/{missionId}/approve', {
        summary: "Answer all requests of a mission but one's own",
        tag,
        errors: [...ofLeaders, 'missionNotFound', 'groupMissionApproveNotRequired', 'noMissionsForApproval'],
      }),
    )
    .input(approveAllInput)
    .output(approvedAll)
    .mutation(({ ctx, input }) => approveAllOfMission(ctx, input)),

  complete: userProcedure
    .meta(
      rest('POST /groups/{groupId}/missions/{missionId}/complete', {
        summary: 'Complete a mission that is assigned to the caller: it pays, or waits for an answer',
        tag,
        errors: [
          ...ofMembers,
          'missionNotFound',
          'missionIsNotActive',
          'missionTasksIncompleted',
          'cannotCompleteMissionWithoutTasks',
          'groupMissionApproveAlreadyRequested',
          'missionAlreadyCompletedOrFailed',
          'holidayModeEnabledError',
        ],
      }),
    )
    .input(ofGroupMission)
    .output(completedGroupMission)
    .mutation(({ ctx, input }) => completeGroupMission(ctx, input)),

  listOfUser: userProcedure
    .meta(
      rest('GET /groups/{groupId}/users/{userId}/missions', {
        summary: 'List the missions of one member, all but archived ones',
        tag,
        errors: [...ofLeaders, 'memberNotFound'],
      }),
    )
    .input(ofGroupUser)
    .output(z.array(userGroupMission))
    .query(({ ctx, input }) => listUserGroupMissions(ctx, input)),

  readOfUser: userProcedure
    .meta(
      rest('GET /groups/{groupId}/users/{userId}/missions/{missionId}', {
        summary: 'Read a mission as it is for one member',
        tag,
        errors: [...ofLeaders, 'memberNotFound', 'missionNotFound'],
      }),
    )
    .input(ofUserMission)
    .output(userGroupMission)
    .query(({ ctx, input }) => readUserGroupMission(ctx, input)),

  approve: userProcedure
    .meta(
      rest('POST /groups/{groupId}/users/{userId}/missions/{missionId}/approve', {
        summary: 'Answer the request of one assignee',
        tag,
        errors: [
          ...ofLeaders,
          'cannotApproveOwn',
          'memberNotFound',
          'missionNotFound',
          'alreadyApproved',
          'groupMissionApproveNotRequired',
          'groupMissionNotCompleted',
          'groupMissionApproveNotRequested',
        ],
      }),
    )
    .input(approveInput)
    .output(answered)
    .mutation(({ ctx, input }) => approveMission(ctx, input)),

  tasks: groupMissionTasksRouter,
})
