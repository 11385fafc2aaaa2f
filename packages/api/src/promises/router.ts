import { z } from 'zod'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { cancelPromise } from './cancel.ts'
import { givePromise } from './give.ts'
import { listPromises } from './list.ts'
import { answerPromiseInput, groupPromise, listPromisesInput, updatePromiseInput } from './schema.ts'
import { updatePromise } from './update.ts'

const userCall = userCalls({ tag: 'Promises', area: 'groups' })

const ofChanges = ['promiseNotFound', 'promiseAlreadyAnswered'] as const

/** Redeemed group rewards, which leaders still have to give. */
export const promisesRouter = router({
  list: userCall('GET /groups/{groupId}/promises', {
    device: 'person',
    summary: 'List the redeemed rewards of a group',
    description:
      'All for the creator and leaders, your own otherwise. Owed ones come first, the oldest first. Given and cancelled ones follow for 90 days, the latest first.',
    errors: memberErrors,
  })
    .input(listPromisesInput)
    .output(z.array(groupPromise))
    .query(({ ctx, input }) => listPromises(ctx, input)),

  give: userCall('POST /groups/{groupId}/promises/{promiseId}/give', {
    summary: 'Record that a redeemed reward was given',
    description: 'For the creator and leaders. The member is notified.',
    errors: [...leaderErrors, ...ofChanges],
  })
    .input(answerPromiseInput)
    .output(groupPromise)
    .mutation(({ ctx, input }) => givePromise(ctx, input)),

  update: userCall('PATCH /groups/{groupId}/promises/{promiseId}', {
    summary: 'Set the day until which a redeemed reward should be given',
    description: 'For the creator and leaders, while it is owed. Null removes the day.',
    errors: [...leaderErrors, ...ofChanges],
  })
    .input(updatePromiseInput)
    .output(groupPromise)
    .mutation(({ ctx, input }) => updatePromise(ctx, input)),

  cancel: userCall('POST /groups/{groupId}/promises/{promiseId}/cancel', {
    device: 'person',
    summary: 'Cancel a redeemed reward that was not given',
    description:
      'For the creator and leaders, and for the member who redeemed it. The exact rubies return, once, and a use of a reward of the type `once` or `times`. The other side is notified.',
    errors: [...memberErrors, ...ofChanges],
  })
    .input(answerPromiseInput)
    .output(groupPromise)
    .mutation(({ ctx, input }) => cancelPromise(ctx, input)),
})
