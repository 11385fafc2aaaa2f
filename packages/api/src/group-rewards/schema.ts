import { z } from 'zod'
import { answerNote, assignees, shownRequestedAt } from '../group-items/schema.ts'
import {
  callId,
  clientChosenId,
  groupInput,
  id,
  instant,
  limit,
  page,
  requestedAt,
  title,
  updatedAtField,
} from '../kernel/schema.ts'
import { rewardPrice, rewardType, timesFit, timesMisfit, timesToUse } from '../rewards/schema.ts'
import { avatar } from '../store/schema.ts'

const rewardOfGroup = z.object({
  id,
  groupId: id,
  name: z.string(),
  ruby: z.number().int(),
  type: rewardType,
  timesToUse: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'For the type times: how often each assignee can redeem it' }),
  requireApprove: z.boolean(),
  archived: z.boolean(),
  assignedUsers: z.array(id),
  waitingApproval: z.number().int().meta({ description: 'The number of open requests for approval' }),
  usedUp: z.boolean().meta({ description: 'Whether no assignee can redeem it any more' }),
  updatedAt: updatedAtField.meta({
    description: 'When a leader or an assignee changed something of it last',
  }),
})

export const groupReward = rewardOfGroup.meta({ id: 'GroupReward' })

export type GroupReward = z.infer<typeof groupReward>

const timesLeft = z.number().int().nullable().meta({ description: 'Remaining uses of this user. Null: no limit' })

export const userGroupReward = rewardOfGroup
  .extend({
    timesLeft,
    approveRequested: z.boolean().meta({ description: 'Whether this user has an open request for approval' }),
    requestedAt: shownRequestedAt,
    note: z
      .string()
      .nullable()
      .meta({ description: 'The words of the last answer, until the next request. Empty: refused without words' }),
  })
  .meta({ id: 'UserGroupReward' })

export type UserGroupReward = z.infer<typeof userGroupReward>

export const rewardRequest = z
  .object({ userId: id, name: z.string(), avatar: avatar.nullable(), timesLeft, requestedAt: instant })
  .meta({ id: 'GroupRewardRequest' })

export type RewardRequest = z.infer<typeof rewardRequest>

/** The fields of a reward that leaders write. */
const written = z.object({
  name: title,
  ruby: rewardPrice,
  type: rewardType,
  timesToUse: timesToUse.optional(),
})

export const ofGroupReward = groupInput.extend({ rewardId: id })

export type OfGroupReward = z.infer<typeof ofGroupReward>

export const copyGroupRewardInput = ofGroupReward.extend({ id: callId })

export type CopyGroupReward = z.infer<typeof copyGroupRewardInput>

export const redeemGroupRewardInput = ofGroupReward.extend({ id: callId })

export type RedeemGroupReward = z.infer<typeof redeemGroupRewardInput>

export const ofUser = groupInput.extend({ userId: id })

export type OfUser = z.infer<typeof ofUser>

export const rewardOfMember = ofUser.extend({ rewardId: id })

export type RewardOfMember = z.infer<typeof rewardOfMember>

export const listGroupRewardsInput = groupInput.extend({
  archived: z.boolean().default(false).meta({ description: 'True: archived rewards. False: current ones' }),
  page: page.meta({ description: 'Applies to the archive' }),
  limit: limit.meta({ description: 'Applies to the archive' }),
})

export type ListGroupRewards = z.infer<typeof listGroupRewardsInput>

export const createGroupRewardInput = written
  .extend({
    ...groupInput.shape,
    id: clientChosenId,
    requireApprove: z.boolean().default(false),
    assignedUsers: assignees,
  })
  .refine(timesFit, timesMisfit)

export type CreateGroupReward = z.infer<typeof createGroupRewardInput>

export const updateGroupRewardInput = written
  .extend({ ...ofGroupReward.shape, requireApprove: z.boolean(), assignedUsers: assignees })
  .refine(timesFit, timesMisfit)

export type UpdateGroupReward = z.infer<typeof updateGroupRewardInput>

export const patchGroupRewardInput = written.partial().extend({
  ...ofGroupReward.shape,
  timesToUse: timesToUse.nullish().meta({ description: 'Null: none, for a type other than `times`' }),
  requireApprove: z.boolean().optional(),
  assignedUsers: assignees.optional(),
})

export type PatchGroupReward = z.infer<typeof patchGroupRewardInput>

export const createUserRewardInput = written
  .extend({ ...ofUser.shape, id: clientChosenId, requireApprove: z.boolean().default(false) })
  .refine(timesFit, timesMisfit)

export type CreateUserReward = z.infer<typeof createUserRewardInput>

export const updateUserRewardInput = written
  .extend({
    ...rewardOfMember.shape,
    requireApprove: z.boolean().optional().meta({ description: 'Left out: as it was' }),
  })
  .refine(timesFit, timesMisfit)

export type UpdateUserReward = z.infer<typeof updateUserRewardInput>

export const answerAllInput = ofGroupReward.extend({ approved: z.boolean().default(true), note: answerNote })

export const answerInput = rewardOfMember.extend({ approved: z.boolean(), note: answerNote, requestedAt })

export type AnswerRewardRequest = z.infer<typeof answerInput>
