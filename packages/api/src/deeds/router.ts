import { z } from 'zod'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { answerDeed } from './answer.ts'
import { createDeed } from './create.ts'
import { listDeeds } from './list.ts'
import { answerDeedInput, createDeedInput, deed, listDeedsInput, ofDeed } from './schema.ts'
import { withdrawDeed } from './withdraw.ts'

const userCall = userCalls({ tag: 'Deeds', area: 'groups' })

/** Something extra that members did, outside of the tasks of a group. */
export const deedsRouter = router({
  list: userCall('GET /groups/{groupId}/deeds', {
    device: 'person',
    summary: 'List the deeds of a group, newest first',
    description:
      'All for the creator and leaders, your own otherwise. Answered and withdrawn ones are listed for 90 days.',
    errors: memberErrors,
  })
    .input(listDeedsInput)
    .output(z.array(deed))
    .query(({ ctx, input }) => listDeeds(ctx, input)),

  create: userCall('POST /groups/{groupId}/deeds', {
    device: 'person',
    summary: 'Report something extra that you did',
    description:
      'With the rubies that you suggest. The other leaders are asked, and one of them answers. At most 3 open ones and 5 a day for each member, and 50 open ones in a group.',
    errors: [...memberErrors, 'deedsSwitchedOff', 'tooManyDeeds', 'idAlreadyUsed'],
    key: 'create',
  })
    .input(createDeedInput)
    .output(deed)
    .mutation(({ ctx, input }) => createDeed(ctx, input)),

  withdraw: userCall('DELETE /groups/{groupId}/deeds/{deedId}', {
    device: 'person',
    summary: 'Withdraw a deed of yours',
    description: 'Only while it is open.',
    errors: [...memberErrors, 'deedNotFound', 'deedAlreadyAnswered'],
  })
    .input(ofDeed)
    .output(nothing)
    .mutation(({ ctx, input }) => withdrawDeed(ctx, input)),

  answer: userCall('POST /groups/{groupId}/deeds/{deedId}/approve', {
    summary: 'Approve or refuse a deed',
    description:
      'For the creator and leaders, not for their own. Approving pays the rubies, 10 experience and 1 step, whatever happens later. The member is notified.',
    errors: [...leaderErrors, 'cannotApproveOwn', 'deedNotFound', 'deedAlreadyAnswered'],
  })
    .input(answerDeedInput)
    .output(deed)
    .mutation(({ ctx, input }) => answerDeed(ctx, input)),
})
