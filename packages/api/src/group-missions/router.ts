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
  copyGroupMissionInput,
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
        description:
          'For the creator and leaders. Without `status` all but archived ones; several are repeated: `?status=active&status=pending`.',
        tag,
        area: 'groups',
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
        description:
          'For 1 to 4 members, but not for oneself. Completing it pays each the sum of its tasks in rubies: at once, or when it is approved. It lasts at most 365 days and has at most 100 tasks.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'idAlreadyUsed', 'cannotAssignToYourself', 'memberNotFound', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => createGroupMission(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /groups/{groupId}/missions/{missionId}', {
        summary: 'Read a mission, as a leader or an assignee',
        description: 'With its tasks, and who has done each.',
        tag,
        area: 'groups',
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
        description:
          'Name, notes, approval and assignees while it is open; `from` and `to` only while it is pending, else they are ignored. Not while somebody waits for approval.',
        tag,
        area: 'groups',
        errors: [
          ...ofLeaders,
          'cannotAssignToYourself',
          'missionNotFound',
          'notAuthorized',
          'memberNotFound',
          'waitingApprovalMissionsExist',
          'missionAlreadyCompletedOrFailed',
          'tooManyItems',
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
        description: 'Not while somebody waits for approval. What was paid stays.',
        tag,
        area: 'groups',
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
        description: 'It stands in the archive from now on. Not while somebody waits for approval.',
        tag,
        area: 'groups',
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
        description:
          'It begins today and lasts as long as the old one did, for those assignees who are still members, less the caller.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'missionNotFound', 'notAuthorized', 'cannotCloneActivePendingMission', 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(copyGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => copyGroupMission(ctx, input)),

  listApprovals: userProcedure
    .meta(
      rest('GET /groups/{groupId}/missions/{missionId}/approvals', {
        summary: 'List the assignees who wait for an answer',
        description: 'The longest waiting first.',
        tag,
        area: 'groups',
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
        description:
          'Pays the rubies of each who is approved; `approved: false` refuses, and opens the mission again, or fails it when its time is over, which costs half of its rubies.',
        tag,
        area: 'groups',
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
        description:
          'When all of its tasks are done. Pays the sum of their rubies and the experience of a mission and moves the pawn 3 squares, or asks the creator and leaders for approval.',
        tag,
        area: 'groups',
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
        description: 'Each with the status that it has for this member, and what this member has done.',
        tag,
        area: 'groups',
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
        description: 'With the status that it has for this member, and what this member has done.',
        tag,
        area: 'groups',
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
        description:
          'Approving pays the rubies and the experience. Refusing opens it again; when its time is over it fails, and costs half of its rubies, rounded up, never below 0. With `requestedAt` the answer is to that request and no later one.',
        tag,
        area: 'groups',
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
