import { z } from 'zod'
import { stats } from '../game/schema.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { answerRewardRequest } from './answer.ts'
import { answerRewardRequests } from './answer-all.ts'
import { archiveGroupReward } from './archive.ts'
import { copyGroupReward } from './copy.ts'
import { createGroupReward } from './create.ts'
import { createUserReward } from './create-of-user.ts'
import { listGroupRewards } from './list.ts'
import { listUserRewards } from './list-of-user.ts'
import { listRewardRequests } from './list-requests.ts'
import { readUserReward } from './read-of-user.ts'
import { redeemGroupReward } from './redeem.ts'
import { removeGroupReward } from './remove.ts'
import { removeUserReward } from './remove-of-user.ts'
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
  ofUserReward,
  redeemGroupRewardInput,
  rewardRequest,
  updateGroupRewardInput,
  updateUserRewardInput,
  userGroupReward,
} from './schema.ts'
import { updateGroupReward } from './update.ts'
import { updateUserReward } from './update-of-user.ts'

const tag = 'Group rewards'

const ofMembers: ErrorCode[] = ['groupNotFound', 'notPartOfTheGroup']
const ofLeaders: ErrorCode[] = [...ofMembers, 'notLeaderInThisGroup']
const ofChanges: ErrorCode[] = [...ofLeaders, 'rewardNotFound', 'notAuthorized']

const ofUserRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/users/{userId}/rewards', {
        summary: 'List the rewards that a member has: the own ones, or as a leader those of all',
        description: 'Each with the uses that are left to this member.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'memberNotFound'],
      }),
    )
    .input(ofUser)
    .output(z.array(userGroupReward))
    .query(({ ctx, input }) => listUserRewards(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/users/{userId}/rewards', {
        summary: 'Make a reward for one member alone',
        description: 'By the creator and leaders, not for oneself. The member is notified.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'cannotAssignToYourself', 'memberNotFound', 'idAlreadyUsed', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createUserRewardInput)
    .output(userGroupReward)
    .mutation(({ ctx, input }) => createUserReward(ctx, input)),

  read: userProcedure
    .meta(
      rest('GET /groups/{groupId}/users/{userId}/rewards/{rewardId}', {
        summary: 'Read a reward that a member has',
        description: 'With the uses that are left to this member.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'memberNotFound', 'rewardNotFound'],
      }),
    )
    .input(ofUserReward)
    .output(userGroupReward)
    .query(({ ctx, input }) => readUserReward(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/users/{userId}/rewards/{rewardId}', {
        summary: 'Replace what is written of a reward for one member alone',
        description: 'A reward that others have too is split off first: the answer is the new one.',
        tag,
        area: 'groups',
        errors: [...ofChanges, 'memberNotFound', 'waitingApprovalRewardsExist', 'tooManyItems'],
      }),
    )
    .input(updateUserRewardInput)
    .output(userGroupReward)
    .mutation(({ ctx, input }) => updateUserReward(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/users/{userId}/rewards/{rewardId}', {
        summary: 'Take a reward from one member alone',
        description: 'Others keep it. Not while this member waits for approval.',
        tag,
        area: 'groups',
        errors: [...ofChanges, 'memberNotFound', 'waitingApprovalRewardsExist'],
      }),
    )
    .input(ofUserReward)
    .output(nothing)
    .mutation(({ ctx, input }) => removeUserReward(ctx, input)),

  answer: userProcedure
    .meta(
      rest('POST /groups/{groupId}/users/{userId}/rewards/{rewardId}/approve', {
        summary: "Answer one member's request for a reward",
        description:
          "Approving takes the price from this member's rubies; refusing takes nothing. The member is notified. With `requestedAt` the answer is to that request and no later one.",
        tag,
        area: 'groups',
        errors: [
          ...ofLeaders,
          ...(['cannotApproveOwn', 'memberNotFound', 'rewardNotFound', 'groupRewardApproveNotRequired'] as const),
          ...(['groupRewardApproveNotRequested', 'notEnoughRubyToRedeemReward'] as const),
        ],
      }),
    )
    .input(answerInput)
    .output(
      z.object({ approved: z.boolean(), stats: stats.meta({ description: "The assignee's, as others see them" }) }),
    )
    .mutation(({ ctx, input }) => answerRewardRequest(ctx, input)),
})

export const groupRewardsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/rewards', {
        summary: 'List the rewards of a group',
        description: 'For the creator and leaders. `page` and `limit` are of the archive.',
        tag,
        area: 'groups',
        errors: ofLeaders,
      }),
    )
    .input(listGroupRewardsInput)
    .output(z.array(groupReward))
    .query(({ ctx, input }) => listGroupRewards(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/rewards', {
        summary: 'Make a reward for members of a group',
        description:
          'For 1 to 4 members, but not for oneself; each redeems it for `ruby` (1 to 100000) rubies of this group. `timesToUse` (2 to 1000) is given for type `times`, and only then.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'cannotAssignToYourself', 'memberNotFound', 'idAlreadyUsed', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => createGroupReward(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/rewards/{rewardId}', {
        summary: 'Replace what is written of a reward of a group, and to whom it is assigned',
        description:
          'Replaces all that is written. Not while somebody waits for approval, nor of a reward that is assigned to oneself.',
        tag,
        area: 'groups',
        errors: [
          ...ofChanges,
          ...(['cannotAssignToYourself', 'memberNotFound', 'rewardAlreadyArchived', 'tooManyItems'] as const),
          'waitingApprovalRewardsExist',
        ],
      }),
    )
    .input(updateGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => updateGroupReward(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/rewards/{rewardId}', {
        summary: 'Delete a reward of a group',
        description: 'Not while somebody waits for approval. What was paid for it is not given back.',
        tag,
        area: 'groups',
        errors: [...ofChanges, 'waitingApprovalRewardsExist'],
      }),
    )
    .input(ofGroupReward)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroupReward(ctx, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/rewards/{rewardId}/archive', {
        summary: 'Archive a reward of a group',
        description: 'Nobody redeems it from now on; it stands in the archive. Not while somebody waits for approval.',
        tag,
        area: 'groups',
        errors: [...ofChanges, 'waitingApprovalRewardsExist', 'rewardAlreadyArchived'],
      }),
    )
    .input(ofGroupReward)
    .output(groupReward)
    .mutation(({ ctx, input }) => archiveGroupReward(ctx, input)),

  copy: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/rewards/{rewardId}/copy', {
        summary: 'Copy a reward of a group for those who have it',
        description:
          'For those who have it and are still members, less the caller; they are notified as of a new reward.',
        tag,
        area: 'groups',
        errors: [...ofChanges, 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(copyGroupRewardInput)
    .output(groupReward)
    .mutation(({ ctx, input }) => copyGroupReward(ctx, input)),

  requests: userProcedure
    .meta(
      rest('GET /groups/{groupId}/rewards/{rewardId}/approvals', {
        summary: 'List who waits for an answer about a reward',
        description: 'The longest waiting first, each with name, avatar and uses left.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'rewardNotFound'],
      }),
    )
    .input(ofGroupReward)
    .output(z.array(rewardRequest))
    .query(({ ctx, input }) => listRewardRequests(ctx, input)),

  answerAll: userProcedure
    .meta(
      rest('POST /groups/{groupId}/rewards/{rewardId}/approve', {
        summary: 'Answer all requests for a reward but an own one',
        description: 'Approving leaves those waiting who have too few rubies by now.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'rewardNotFound', 'groupRewardApproveNotRequired', 'noRewardsForApproval'],
      }),
    )
    .input(answerAllInput)
    .output(z.object({ approved: z.number().int().meta({ description: 'How many were answered' }) }))
    .mutation(({ ctx, input }) => answerRewardRequests(ctx, input)),

  redeem: userProcedure
    .meta(
      rest('POST /groups/{groupId}/rewards/{rewardId}/redeem', {
        summary: 'Redeem a reward with rubies of the group, or ask for approval of it',
        description:
          'Takes the rubies of this group and a use, or asks the creator and leaders for approval, where the reward needs it. The price is asked again when it is approved; it is not held.',
        tag,
        area: 'groups',
        errors: [
          ...ofMembers,
          ...(['rewardNotFound', 'groupRewardApproveAlreadyRequested', 'notEnoughRubyToRedeemReward'] as const),
        ],
        key: 'answer',
      }),
    )
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
