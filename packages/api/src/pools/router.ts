import { z } from 'zod'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { groupInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { cancelPool } from './cancel.ts'
import { contribute } from './contribute.ts'
import { createPool } from './create.ts'
import { listPools } from './list.ts'
import { redeemPool } from './redeem.ts'
import { removePool } from './remove.ts'
import { createPoolInput, moved, moveRubiesInput, ofPool, pool, updatePoolInput } from './schema.ts'
import { undoRedeem } from './undo-redeem.ts'
import { updatePool } from './update.ts'
import { withdrawFromPool } from './withdraw.ts'

const userCall = userCalls({ tag: 'Pools', area: 'groups' })

const ofChanges = [...leaderErrors, 'poolNotFound', 'poolAlreadyRedeemed'] as const

/** Rubies that members of a group save together. */
export const poolsRouter = router({
  list: userCall('GET /groups/{groupId}/pools', {
    device: 'person',
    summary: 'List the pools of a group',
    description:
      'Open and full ones in the order of creation, then the latest 20 that were redeemed or cancelled. `saved` is the sum of all shares, `own` is yours.',
    errors: memberErrors,
  })
    .input(groupInput)
    .output(z.array(pool))
    .query(({ ctx, input }) => listPools(ctx, input)),

  create: userCall('POST /groups/{groupId}/pools', {
    summary: 'Create a pool',
    description: 'For the creator and leaders. At most 10 in a group are open or full.',
    errors: [...leaderErrors, 'memberNotFound', 'tooManyItems'],
    key: 'create',
  })
    .input(createPoolInput)
    .output(pool)
    .mutation(({ ctx, input }) => createPool(ctx, input)),

  update: userCall('PUT /groups/{groupId}/pools/{poolId}', {
    summary: 'Update a pool',
    description:
      'For the creator and leaders. A higher price opens a full pool again. A price below the rubies in it is invalid. Members who no longer fill it keep their share.',
    errors: [...ofChanges, 'memberNotFound', 'tooManyItems'],
  })
    .input(updatePoolInput)
    .output(pool)
    .mutation(({ ctx, input }) => updatePool(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/pools/{poolId}', {
    summary: 'Delete a pool',
    description: 'For the creator and leaders, unless it was redeemed. Each member gets their share back.',
    errors: ofChanges,
  })
    .input(ofPool)
    .output(nothing)
    .mutation(({ ctx, input }) => removePool(ctx, input)),

  contribute: userCall('POST /groups/{groupId}/pools/{poolId}/contribute', {
    device: 'person',
    summary: 'Put rubies into a pool',
    description:
      'Your rubies of the group, at most what is missing. For the members who fill the pool. All members are notified when it is full.',
    errors: [
      ...memberErrors,
      'poolNotFound',
      'notAuthorized',
      'poolAlreadyRedeemed',
      'poolWouldOverflow',
      'notEnoughRubyToSave',
    ],
    key: 'replay',
  })
    .input(moveRubiesInput)
    .output(moved)
    .mutation(({ ctx, input }) => contribute(ctx, input)),

  withdraw: userCall('POST /groups/{groupId}/pools/{poolId}/withdraw', {
    device: 'person',
    summary: 'Take rubies out of a pool',
    description: 'Of your own share, while the pool is open.',
    errors: [...memberErrors, 'poolNotFound', 'poolAlreadyRedeemed', 'poolIsFull', 'notEnoughInPool'],
    key: 'replay',
  })
    .input(moveRubiesInput)
    .output(moved)
    .mutation(({ ctx, input }) => withdrawFromPool(ctx, input)),

  redeem: userCall('POST /groups/{groupId}/pools/{poolId}/redeem', {
    summary: 'Redeem a full pool',
    description: 'For the creator and leaders. Its rubies are spent. All members are notified.',
    errors: [...ofChanges, 'poolIsNotFull'],
  })
    .input(ofPool)
    .output(pool)
    .mutation(({ ctx, input }) => redeemPool(ctx, input)),

  undo: userCall('POST /groups/{groupId}/pools/{poolId}/undo', {
    summary: 'Undo the redemption of a pool',
    description:
      'For the creator and the leader who redeemed it, within 24 hours and while all members with a share are in the group. The pool is full again.',
    errors: [...leaderErrors, 'poolNotFound', 'poolNotReversible', 'tooManyItems'],
  })
    .input(ofPool)
    .output(pool)
    .mutation(({ ctx, input }) => undoRedeem(ctx, input)),

  cancel: userCall('POST /groups/{groupId}/pools/{poolId}/cancel', {
    summary: 'Cancel a pool',
    description: 'For the creator and leaders, unless it was redeemed. Each member gets their share back.',
    errors: ofChanges,
  })
    .input(ofPool)
    .output(pool)
    .mutation(({ ctx, input }) => cancelPool(ctx, input)),
})
