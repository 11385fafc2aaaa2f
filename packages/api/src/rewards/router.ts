import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { rest } from '../kernel/rest.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { createReward } from './create.ts'
import { createRewards } from './create-multiple.ts'
import { listRewards } from './list.ts'
import { listRedemptions } from './list-redemptions.ts'
import { redeemReward } from './redeem.ts'
import { removeReward } from './remove.ts'
import {
  createRewardInput,
  createRewardsInput,
  redeemRewardInput,
  redemptions,
  redemptionsInput,
  reward,
  updateRewardInput,
} from './schema.ts'
import { updateReward } from './update.ts'

const tag = 'Personal rewards'

export const rewardsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /user/rewards', {
        summary: 'List rewards',
        description: 'Oldest first, without rewards that are used up.',
        tag,
        area: 'rewards',
      }),
    )
    .input(z.object({}))
    .output(z.array(reward))
    .query(({ ctx }) => listRewards(ctx)),

  create: userProcedure
    .meta(
      rest('POST /user/rewards', {
        summary: 'Create a reward',
        description:
          'Costs `gold` (1 to 100000) each time that it is redeemed. `timesToUse` (2 to 1000) is required for the type `times` and not allowed for others. At most 500 rewards.',
        tag,
        area: 'rewards',
        errors: ['idAlreadyUsed', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createRewardInput)
    .output(reward)
    .mutation(({ ctx, input }) => createReward(ctx, input)),

  createMultiple: userProcedure
    .meta(
      rest('POST /user/rewards/multiple-rewards', {
        summary: 'Create several rewards, all or none',
        description: 'Creates 1 to 10 rewards, in the order of the body.',
        tag,
        area: 'rewards',
        errors: ['idAlreadyUsed', 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(createRewardsInput)
    .output(z.array(reward))
    .mutation(({ ctx, input }) => createRewards(ctx, input)),

  redeem: userProcedure
    .meta(
      rest('POST /user/rewards/{rewardId}/redeem', {
        summary: 'Redeem a reward with gold',
        description: 'Takes its gold and one of its uses. `reward` is null when no use is left.',
        tag,
        area: 'rewards',
        errors: ['rewardNotFound', 'notEnoughGoldToRedeemReward'],
        key: 'answer',
      }),
    )
    .input(redeemRewardInput)
    .output(z.object({ stats, reward: reward.nullable().meta({ description: 'Null when it is used up' }) }))
    .mutation(({ ctx, input }) => redeemReward(ctx, input)),

  redemptions: userProcedure
    .meta(
      rest('GET /user/rewards/redemptions', {
        summary: 'List redemptions, newest first',
        description: 'With their prices. 20 on a page unless `limit` is given.',
        tag,
        area: 'rewards',
      }),
    )
    .input(redemptionsInput)
    .output(redemptions)
    .query(({ ctx, input }) => listRedemptions(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /user/rewards/{id}', {
        summary: 'Update a reward',
        description: 'Replaces all fields. The new price applies from the next redemption.',
        tag,
        area: 'rewards',
        errors: ['rewardNotFound', 'tooManyItems'],
      }),
    )
    .input(updateRewardInput)
    .output(reward)
    .mutation(({ ctx, input }) => updateReward(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /user/rewards/{id}', {
        summary: 'Delete a reward',
        description: 'Deletes the reward permanently. What was paid for it is not returned.',
        tag,
        area: 'rewards',
        errors: ['rewardNotFound'],
      }),
    )
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeReward(ctx, input)),
})
