import { z } from 'zod'
import { answerAll } from '../group-items/answer-all.ts'
import { archiveItem } from '../group-items/archive.ts'
import { listApprovals } from '../group-items/list-approvals.ts'
import { removeItem } from '../group-items/remove.ts'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { approveMission } from './approve.ts'
import { completeGroupMission } from './complete.ts'
import { copyGroupMission } from './copy.ts'
import { createGroupMission } from './create.ts'
import { missionKind } from './kind.ts'
import { listGroupMissions } from './list.ts'
import { listMissionsOfMember } from './list-of-member.ts'
import { readGroupMission } from './read.ts'
import { readMissionOfMember } from './read-of-member.ts'
import {
  answerAllInput,
  answered,
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
  patchGroupMissionInput,
  updateGroupMissionInput,
  userGroupMission,
} from './schema.ts'
import { groupMissionTasksRouter } from './tasks-router.ts'
import { updateGroupMission } from './update.ts'

const userCall = userCalls({ tag: 'Group missions', area: 'groups' })

const ofUpdates = [
  ...leaderErrors,
  ...(['cannotAssignToYourself', 'missionNotFound', 'notAuthorized', 'memberNotFound'] as const),
  ...(['waitingApprovalMissionsExist', 'missionAlreadyCompletedOrFailed', 'tooManyItems'] as const),
] as const

export const groupMissionsRouter = router({
  list: userCall('GET /groups/{groupId}/missions', {
    summary: 'List the missions of a group',
    description:
      'For the creator and leaders. Without `status`, all except archived ones. Repeat it for several: `?status=active&status=pending`.',
    errors: leaderErrors,
  })
    .input(listGroupMissionsInput)
    .output(z.array(groupMission))
    .query(({ ctx, input }) => listGroupMissions(ctx, input)),

  create: userCall('POST /groups/{groupId}/missions', {
    summary: 'Create a mission for members of a group',
    description:
      'For 1 to 4 other members, or all of a larger group. Completing it pays each of them the sum of its tasks in rubies, at once or on approval. It lasts at most 365 days and has at most 100 tasks.',
    errors: [...leaderErrors, 'idAlreadyUsed', 'cannotAssignToYourself', 'memberNotFound', 'tooManyItems'],
    key: 'create',
  })
    .input(createGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => createGroupMission(ctx, input)),

  read: userCall('GET /groups/{groupId}/missions/{missionId}', {
    summary: 'Read a group mission',
    description: 'For leaders and assignees. With its tasks, and who has completed each.',
    errors: [...memberErrors, 'missionNotFound'],
    conditional: true,
  })
    .input(ofGroupMission)
    .output(groupMission)
    .query(({ ctx, input }) => readGroupMission(ctx, input)),

  update: userCall('PUT /groups/{groupId}/missions/{missionId}', {
    summary: 'Update a group mission and its assignees',
    description:
      'Name, notes, approval and assignees can change while it is open. `from` and `to` can change while it is pending and are ignored later. Not while a request for approval is open.',
    errors: ofUpdates,
    conditional: true,
  })
    .input(updateGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => updateGroupMission(ctx, input)),

  patch: userCall('PATCH /groups/{groupId}/missions/{missionId}', {
    summary: 'Change some fields of a group mission',
    description: 'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Otherwise like PUT.',
    errors: ofUpdates,
    conditional: true,
  })
    .input(patchGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => updateGroupMission(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/missions/{missionId}', {
    summary: 'Delete a group mission with its tasks',
    description: 'Not while a request for approval is open. What was paid stays.',
    errors: [...leaderErrors, 'missionNotFound', 'notAuthorized', 'waitingApprovalMissionsExist'],
    conditional: true,
  })
    .input(ofGroupMission)
    .output(nothing)
    .mutation(({ ctx, input }) => removeItem(ctx, missionKind, input)),

  archive: userCall('PATCH /groups/{groupId}/missions/{missionId}/archive', {
    summary: 'Archive a completed or failed group mission',
    description: 'Not while a request for approval is open.',
    errors: [
      ...leaderErrors,
      'missionNotFound',
      'notAuthorized',
      'waitingApprovalMissionsExist',
      'missionIsNotArchivable',
    ],
  })
    .input(ofGroupMission)
    .output(groupMission)
    .mutation(({ ctx, input }) => archiveItem(ctx, missionKind, input)),

  copy: userCall('PATCH /groups/{groupId}/missions/{missionId}/copy', {
    summary: 'Copy an ended group mission, starting today',
    description: 'Lasts as long as the original. Assigned to the same users who are still members.',
    errors: [...leaderErrors, 'missionNotFound', 'notAuthorized', 'cannotCloneActivePendingMission', 'tooManyItems'],
    key: 'replay',
  })
    .input(copyGroupMissionInput)
    .output(groupMission)
    .mutation(({ ctx, input }) => copyGroupMission(ctx, input)),

  listApprovals: userCall('GET /groups/{groupId}/missions/{missionId}/approvals', {
    summary: 'List the approval requests for a group mission',
    description: 'Oldest request first.',
    errors: [...leaderErrors, 'missionNotFound'],
  })
    .input(ofGroupMission)
    .output(z.array(missionAssignee))
    .query(({ ctx, input }) => listApprovals(ctx, missionKind, input)),

  approveAll: userCall('POST /groups/{groupId}/missions/{missionId}/approve', {
    summary: 'Approve or refuse all requests for a group mission',
    description:
      'Pays the rubies of each approved request. `approved: false` refuses them: the mission opens again, or fails if its last day is over, which costs half of its rubies. Your own request is skipped.',
    errors: [...leaderErrors, 'missionNotFound', 'groupMissionApproveNotRequired', 'noMissionsForApproval'],
  })
    .input(answerAllInput)
    .output(approvedAll)
    .mutation(({ ctx, input }) => answerAll(ctx, missionKind, input)),

  complete: userCall('POST /groups/{groupId}/missions/{missionId}/complete', {
    device: 'person',
    summary: 'Complete your group mission and be paid, or request approval',
    description:
      'Requires all tasks to be completed. Pays the sum of their rubies and the experience of a mission and moves the pawn 3 squares. If the mission requires approval, it sends a request to the creator and leaders.',
    errors: [
      ...memberErrors,
      'missionNotFound',
      'missionIsNotActive',
      'missionTasksIncompleted',
      'cannotCompleteMissionWithoutTasks',
      'groupMissionApproveAlreadyRequested',
      'missionAlreadyCompletedOrFailed',
      'holidayModeEnabledError',
    ],
  })
    .input(ofGroupMission)
    .output(completedGroupMission)
    .mutation(({ ctx, input }) => completeGroupMission(ctx, input)),

  listOfUser: userCall('GET /groups/{groupId}/users/{userId}/missions', {
    device: 'person',
    summary: 'List the group missions of a member',
    description: "All except archived ones, with this member's status and completed tasks.",
    errors: [...leaderErrors, 'memberNotFound'],
  })
    .input(ofGroupUser)
    .output(z.array(userGroupMission))
    .query(({ ctx, input }) => listMissionsOfMember(ctx, input)),

  readOfUser: userCall('GET /groups/{groupId}/users/{userId}/missions/{missionId}', {
    device: 'person',
    summary: 'Read a group mission of a member',
    description: "With this member's status and completed tasks.",
    errors: [...leaderErrors, 'memberNotFound', 'missionNotFound'],
  })
    .input(ofUserMission)
    .output(userGroupMission)
    .query(({ ctx, input }) => readMissionOfMember(ctx, input)),

  approve: userCall('POST /groups/{groupId}/users/{userId}/missions/{missionId}/approve', {
    summary: "Approve or refuse a member's request for a mission",
    description:
      'Approving pays the rubies and the experience. Refusing opens the mission again. If its last day is over, it fails and costs half of its rubies, rounded up, never below 0. `requestedAt` limits the answer to that request.',
    errors: [
      ...leaderErrors,
      'cannotApproveOwn',
      'memberNotFound',
      'missionNotFound',
      'alreadyApproved',
      'groupMissionApproveNotRequired',
      'groupMissionNotCompleted',
      'groupMissionApproveNotRequested',
    ],
  })
    .input(approveInput)
    .output(answered)
    .mutation(({ ctx, input }) => approveMission(ctx, input)),

  tasks: groupMissionTasksRouter,
})
