import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createReward } from './create.ts'
import { createRewards } from './create-multiple.ts'
import { listRewards } from './list.ts'
import { listRedemptions } from './list-redemptions.ts'
import { readReward } from './read.ts'
import { redeemReward } from './redeem.ts'
import { removeReward } from './remove.ts'
import {
  createRewardInput,
  createRewardsInput,
  patchRewardInput,
  redeemRewardInput,
  redemptions,
  redemptionsInput,
  reward,
  updateRewardInput,
} from './schema.ts'
import { patchReward, updateReward } from './update.ts'

const userCall = userCalls({ tag: 'Personal rewards', area: 'rewards', device: 'child' })

export const rewardsRouter = router({
  list: userCall('GET /user/rewards', {
    summary: 'List rewards',
    description: 'Oldest first, without rewards that are used up.',
  })
    .input(z.object({}))
    .output(z.array(reward))
    .query(({ ctx }) => listRewards(ctx)),

  create: userCall('POST /user/rewards', {
    summary: 'Create a reward',
    description:
      'Costs `gold` (1 to 100000) each time that it is redeemed. `timesToUse` (2 to 1000) is required for the type `times` and not allowed for others. At most 500 rewards.',
    errors: ['idAlreadyUsed', 'tooManyItems'],
    key: 'create',
  })
    .input(createRewardInput)
    .output(reward)
    .mutation(({ ctx, input }) => createReward(ctx, input)),

  createMultiple: userCall('POST /user/rewards/multiple-rewards', {
    summary: 'Create several rewards, all or none',
    description: 'Creates 1 to 10 rewards, in the order of the body.',
    errors: ['idAlreadyUsed', 'tooManyItems'],
    key: 'replay',
  })
    .input(createRewardsInput)
    .output(z.array(reward))
    .mutation(({ ctx, input }) => createRewards(ctx, input)),

  redeem: userCall('POST /user/rewards/{rewardId}/redeem', {
    summary: 'Redeem a reward with gold',
    description: 'Takes its gold and one of its uses. `reward` is null when no use is left.',
    errors: ['rewardNotFound', 'notEnoughGoldToRedeemReward'],
    key: 'replay',
  })
    .input(redeemRewardInput)
    .output(z.object({ stats, reward: reward.nullable().meta({ description: 'Null when it is used up' }) }))
    .mutation(({ ctx, input }) => redeemReward(ctx, input)),

  redemptions: userCall('GET /user/rewards/redemptions', {
    summary: 'List redemptions, newest first',
    description: 'With their prices. 20 on a page unless `limit` is given.',
  })
    .input(redemptionsInput)
    .output(redemptions)
    .query(({ ctx, input }) => listRedemptions(ctx, input)),

  read: userCall('GET /user/rewards/{id}', {
    summary: 'Read a reward',
    description: 'As in the list. One that is used up is no longer there.',
    errors: ['rewardNotFound'],
    conditional: true,
  })
    .input(idInput)
    .output(reward)
    .query(({ ctx, input }) => readReward(ctx, input)),

  patch: userCall('PATCH /user/rewards/{id}', {
    summary: 'Change some fields of a reward',
    description:
      'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. A reward that is no longer of the type `times` needs `timesToUse: null`.',
    errors: ['rewardNotFound', 'tooManyItems'],
    conditional: true,
  })
    .input(patchRewardInput)
    .output(reward)
    .mutation(({ ctx, input }) => patchReward(ctx, input)),

  update: userCall('PUT /user/rewards/{id}', {
    summary: 'Update a reward',
    description: 'Replaces all fields. The new price applies from the next redemption.',
    errors: ['rewardNotFound', 'tooManyItems'],
    conditional: true,
  })
    .input(updateRewardInput)
    .output(reward)
    .mutation(({ ctx, input }) => updateReward(ctx, input)),

  remove: userCall('DELETE /user/rewards/{id}', {
    summary: 'Delete a reward',
    description: 'Deletes the reward permanently. What was paid for it is not returned.',
    errors: ['rewardNotFound'],
    conditional: true,
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeReward(ctx, input)),
})
