import { z } from 'zod'
import {
  areDistinct,
  callId,
  clientChosenId,
  id,
  instant,
  limit,
  page,
  title,
  updatedAtField,
} from '../kernel/schema.ts'

/** The types of rewards: `constant` can always be redeemed, `once` one time, `times` a number of times. */
export const rewardTypes = ['constant', 'once', 'times'] as const

export const rewardType = z.enum(rewardTypes).meta({
  id: 'RewardType',
  description: '`constant` can always be redeemed, `once` a single time, `times` a given number of times',
})

export type RewardType = z.infer<typeof rewardType>

/** The price of a reward: whole gold or whole rubies. */
export const rewardPrice = z.number().int().min(1).max(100_000)

export const timesToUse = z.number().int().min(2).max(1000)

/** Whether the number fits the type: `times` needs it, and other types must not have it. */
export const timesFit = ({ type, timesToUse }: { type: RewardType; timesToUse?: number | undefined }): boolean =>
  (type === 'times') === (timesToUse !== undefined)

const timesMessage = 'given for type times, and only then'

export const timesMisfit = { path: ['timesToUse'], message: timesMessage }

/** The detail of `timesMisfit` for a reward whose other fields stay as they are. */
export const timesDetail = { path: 'timesToUse', message: timesMessage }

export const reward = z
  .object({
    id,
    name: z.string(),
    gold: z.number().int(),
    type: rewardType,
    timesToUse: z.number().int().nullable().meta({ description: 'Remaining uses. Null: no limit' }),
    updatedAt: updatedAtField,
  })
  .meta({ id: 'Reward' })

export type Reward = z.infer<typeof reward>

/** The fields of a reward that its owner writes. */
const written = z.object({
  name: title,
  gold: rewardPrice,
  type: rewardType,
  timesToUse: timesToUse.optional(),
})

const created = written.extend({
  id: clientChosenId,
})

export const createRewardInput = created.refine(timesFit, timesMisfit)

export type CreateReward = z.infer<typeof createRewardInput>

/** The most rewards that one request can create. */
const maxPerRequest = 10

export const createRewardsInput = z.object({
  id: callId,
  rewards: z
    .array(createRewardInput)
    .min(1)
    .max(maxPerRequest)
    .refine((rewards) => areDistinct(rewards.map(({ id: rewardId }) => rewardId)), { message: 'contains an id twice' }),
})

export type CreateRewards = z.infer<typeof createRewardsInput>

export const updateRewardInput = written.extend({ id }).refine(timesFit, timesMisfit)

export type UpdateReward = z.infer<typeof updateRewardInput>

export const patchRewardInput = written.partial().extend({
  id,
  timesToUse: timesToUse.nullish().meta({ description: 'Null: none, for a type other than `times`' }),
})

export type PatchReward = z.infer<typeof patchRewardInput>

export const redeemRewardInput = z.object({ rewardId: id, id: callId })

export type RedeemReward = z.infer<typeof redeemRewardInput>

export const redemption = z
  .object({
    id,
    name: z.string().meta({ description: 'The name of the reward at that time' }),
    gold: z.number().int(),
    createdAt: instant,
  })
  .meta({ id: 'Redemption' })

export type Redemption = z.infer<typeof redemption>

export const redemptionsInput = z.object({ page, limit })

export const redemptions = z.object({ redemptions: z.array(redemption), totalCount: z.number().int() })
