import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { answerAll } from '../group-items/answer-all.ts'
import { archiveItem } from '../group-items/archive.ts'
import { listApprovals } from '../group-items/list-approvals.ts'
import { readItem } from '../group-items/read.ts'
import { removeItem } from '../group-items/remove.ts'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { answerRewardRequest } from './answer.ts'
import { copyGroupReward } from './copy.ts'
import { createGroupReward } from './create.ts'
import { createRewardOfMember } from './create-of-member.ts'
import { rewardKind } from './kind.ts'
import { listGroupRewards } from './list.ts'
import { listRewardsOfMember } from './list-of-member.ts'
import { readRewardOfMember } from './read-of-member.ts'
import { redeemGroupReward } from './redeem.ts'
import {
  answerAllInput,
  answerInput,
  copyGroupRewardInput,
  createGroupRewardInput,
  createUserRewardInput,
  groupReward,
  listGroupRewardsInput,
  ofGroupReward,
  ofUser,
  patchGroupRewardInput,
  redeemGroupRewardInput,
  rewardOfMember,
  rewardRequest,
  updateGroupRewardInput,
  updateUserRewardInput,
  userGroupReward,
} from './schema.ts'
import { unassignGroupReward } from './unassign.ts'
import { patchGroupReward, updateGroupReward } from './update.ts'
import { updateRewardOfMember } from './update-of-member.ts'
import { withdrawRewardRequest } from './withdraw-request.ts'

const userCall = userCalls({ tag: 'Group rewards', area: 'groups' })

const ofChanges = [...leaderErrors, 'rewardNotFound', 'notAuthorized'] as const

const ofUserRouter = router({
  list: userCall('GET /groups/{groupId}/users/{userId}/rewards', {
    device: 'person',
    summary: 'List the group rewards of a member',
    description:
      'Your own, or those of any member for the creator and leaders. Each with the remaining uses of this member.',
    errors: [...leaderErrors, 'memberNotFound'],
  })
    .input(ofUser)
    .output(z.array(userGroupReward))
    .query(({ ctx, input }) => listRewardsOfMember(ctx, input)),

  create: userCall('POST /groups/{groupId}/users/{userId}/rewards', {
    summary: 'Create a reward for one member',
    description: 'For the creator and leaders, not for themselves. The member is notified.',
    errors: [...leaderErrors, 'cannotAssignToYourself', 'memberNotFound', 'idAlreadyUsed', 'tooManyItems'],
    key: 'create',
  })
    .input(createUserRewardInput)
    .output(userGroupReward)
    .mutation(({ ctx, input }) => createRewardOfMember(ctx, input)),

  read: userCall('GET /groups/{groupId}/users/{userId}/rewards/{rewardId}', {
    device: 'person',
    summary: 'Read a group reward of a member',
    description: 'With the remaining uses of this member.',
    errors: [...leaderErrors, 'memberNotFound', 'rewardNotFound'],
  })
    .input(rewardOfMember)
    .output(userGroupReward)
    .query(({ ctx, input }) => readRewardOfMember(ctx, input)),

  update: userCall('PUT /groups/{groupId}/users/{userId}/rewards/{rewardId}', {
    summary: 'Update a group reward for one member',
    description: 'If others have the same reward, this member gets a new one, which is returned.',
    errors: [...ofChanges, 'memberNotFound', 'waitingApprovalRewardsExist', 'tooManyItems'],
  })
    .input(updateUserRewardInput)
    .output(userGroupReward)
    .mutation(({ ctx, input }) => updateRewardOfMember(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/users/{userId}/rewards/{rewardId}', {
    summary: 'Unassign a group reward from one member',
    description: 'Other assignees keep it. Not while this member waits for approval.',
    errors: [...ofChanges, 'memberNotFound', 'waitingApprovalRewardsExist'],
  })
    .input(rewardOfMember)
    .output(nothing)
    .mutation(({ ctx, input }) => unassignGroupReward(ctx, input)),

  answer: userCall('POST /groups/{groupId}/users/{userId}/rewards/{rewardId}/approve', {
    summary: "Approve or refuse a member's request for a reward",
    description:
      "Approving takes the price from this member's rubies; refusing takes nothing. The member is notified. `requestedAt` limits the answer to that request.",
    errors: [
      ...leaderErrors,
      ...(['cannotApproveOwn', 'memberNotFound', 'rewardNotFound', 'groupRewardApproveNotRequired'] as const),
      ...(['groupRewardApproveNotRequested', 'notEnoughRubyToRedeemReward', 'tooManyItems'] as const),
    ],
  })
    .input(answerInput)
    .output(
      z.object({ approved: z.boolean(), stats: stats.meta({ description: "The assignee's, as others see them" }) }),
    )
    .mutation(({ ctx, input }) => answerRewardRequest(ctx, input)),

  withdrawRequest: userCall('DELETE /groups/{groupId}/users/{userId}/rewards/{rewardId}/request', {
    device: 'person',
    summary: 'Withdraw your request for a reward',
    description: 'Only your own, while it awaits approval. Nothing was paid for it.',
    errors: [...memberErrors, 'notAuthorized', 'rewardNotFound', 'groupRewardApproveNotRequested'],
  })
    .input(rewardOfMember)
    .output(nothing)
    .mutation(({ ctx, input }) => withdrawRewardRequest(ctx, input)),
})

export const groupRewardsRouter = router({
  list: userCall('GET /groups/{groupId}/rewards', {
    summary: 'List the rewards of a group',
    description: 'For the creator and leaders. `page` and `limit` apply to the archive.',
    errors: leaderErrors,
  })
    .input(listGroupRewardsInput)
    .output(z.array(groupReward))
    .query(({ ctx, input }) => listGroupRewards(ctx, input)),

  create: userCall('POST /groups/{groupId}/rewards', {
    summary: 'Create a reward for members of a group',
    description:
      'For 1 to 4 other members, or all of a larger group; each redeems it for `ruby` (1 to 100000) rubies of this group. `timesToUse` (2 to 1000) is required for the type `times` and not allowed for others.',
    errors: [...leaderErrors, 'cannotAssignToYourself', 'memberNotFound', 'idAlreadyUsed', 'tooManyItems'],
    key: 'create',
  })
    .input(createGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => createGroupReward(ctx, input)),

  read: userCall('GET /groups/{groupId}/rewards/{rewardId}', {
    summary: 'Read a reward of a group',
    description: 'For the creator and leaders: current or archived, as in the list.',
    errors: [...leaderErrors, 'rewardNotFound'],
    conditional: true,
  })
    .input(ofGroupReward)
    .output(groupReward)
    .query(({ ctx, input }) => readItem(ctx, rewardKind, input)),

  patch: userCall('PATCH /groups/{groupId}/rewards/{rewardId}', {
    summary: 'Change some fields of a group reward',
    description:
      'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. A reward that is no longer of the type `times` needs `timesToUse: null`. Otherwise like PUT.',
    errors: [
      ...ofChanges,
      ...(['cannotAssignToYourself', 'memberNotFound', 'rewardAlreadyArchived', 'tooManyItems'] as const),
      'waitingApprovalRewardsExist',
    ],
    conditional: true,
  })
    .input(patchGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => patchGroupReward(ctx, input)),

  update: userCall('PUT /groups/{groupId}/rewards/{rewardId}', {
    summary: 'Update a group reward and its assignees',
    description:
      'Replaces all fields. Not while a request for approval is open, and not for a reward that is assigned to you.',
    errors: [
      ...ofChanges,
      ...(['cannotAssignToYourself', 'memberNotFound', 'rewardAlreadyArchived', 'tooManyItems'] as const),
      'waitingApprovalRewardsExist',
    ],
    conditional: true,
  })
    .input(updateGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => updateGroupReward(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/rewards/{rewardId}', {
    summary: 'Delete a group reward',
    description: 'Not while a request for approval is open. What members redeemed stays promised to them.',
    errors: [...ofChanges, 'waitingApprovalRewardsExist'],
    conditional: true,
  })
    .input(ofGroupReward)
    .output(nothing)
    .mutation(({ ctx, input }) => removeItem(ctx, rewardKind, input)),

  archive: userCall('PATCH /groups/{groupId}/rewards/{rewardId}/archive', {
    summary: 'Archive a group reward',
    description: 'No one can redeem it any more. Not while a request for approval is open.',
    errors: [...ofChanges, 'waitingApprovalRewardsExist', 'rewardAlreadyArchived'],
  })
    .input(ofGroupReward)
    .output(groupReward)
    .mutation(({ ctx, input }) => archiveItem(ctx, rewardKind, input)),

  copy: userCall('PATCH /groups/{groupId}/rewards/{rewardId}/copy', {
    summary: 'Copy a group reward',
    description: 'Assigned to the same users who are still members. They are notified as of a new reward.',
    errors: [...ofChanges, 'tooManyItems'],
    key: 'replay',
  })
    .input(copyGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => copyGroupReward(ctx, input)),

  requests: userCall('GET /groups/{groupId}/rewards/{rewardId}/approvals', {
    summary: 'List the approval requests for a group reward',
    description: 'Oldest request first, each with name, avatar and remaining uses.',
    errors: [...leaderErrors, 'rewardNotFound'],
  })
    .input(ofGroupReward)
    .output(z.array(rewardRequest))
    .query(({ ctx, input }) => listApprovals(ctx, rewardKind, input)),

  answerAll: userCall('POST /groups/{groupId}/rewards/{rewardId}/approve', {
    summary: 'Approve or refuse all requests for a group reward',
    description: 'Your own request is skipped. Members who have too few rubies by now keep waiting.',
    errors: [
      ...leaderErrors,
      ...(['rewardNotFound', 'groupRewardApproveNotRequired', 'noRewardsForApproval', 'tooManyItems'] as const),
    ],
  })
    .input(answerAllInput)
    .output(z.object({ approved: z.number().int().meta({ description: 'How many were answered' }) }))
    .mutation(({ ctx, input }) => answerAll(ctx, rewardKind, input)),

  redeem: userCall('POST /groups/{groupId}/rewards/{rewardId}/redeem', {
    device: 'person',
    summary: 'Redeem a group reward with rubies, or request approval',
    description:
      'Takes the rubies of this group and one use. If the reward requires approval, it sends a request to the creator and leaders. The price is not reserved: the balance is checked again on approval. What is redeemed is listed under `GET /groups/{groupId}/promises` until a leader gives it.',
    errors: [
      ...memberErrors,
      ...(['rewardNotFound', 'groupRewardApproveAlreadyRequested', 'notEnoughRubyToRedeemReward'] as const),
      'tooManyItems',
    ],
    key: 'replay',
  })
    .input(redeemGroupRewardInput)
    .output(
      z.object({
        stats,
        reward: userGroupReward.nullable().meta({ description: 'Null when it is used up' }),
        approveRequested: z.boolean(),
      }),
    )
    .mutation(({ ctx, input }) => redeemGroupReward(ctx, input)),

  ofUser: ofUserRouter,
})
