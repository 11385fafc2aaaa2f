import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { leaderErrors } from './call-errors.ts'
import { giveRubies } from './give-rubies.ts'
import { listRubies } from './list-rubies.ts'
import { reverseRubies } from './reverse-rubies.ts'
import { giveRubiesInput, listRubiesInput, reverseRubiesInput, rubiesMoved, rubyRows } from './schema.ts'

const userCall = userCalls({ tag: 'Groups', area: 'groups' })
const sessionCall = userCalls({ tag: 'Groups' })

/** Where the rubies of a member come from, and what leaders give or take by hand. */
export const rubiesRouter = router({
  list: userCall('GET /groups/{groupId}/members/{memberId}/rubies', {
    device: 'person',
    summary: 'List where the rubies of a member come from',
    description:
      'Your own, or those of any member for the creator and leaders. Each row with what it was for, the leader who caused it, and the note. All rows add up to the balance.',
    errors: [...leaderErrors, 'memberNotFound'],
  })
    .input(listRubiesInput)
    .output(rubyRows)
    .query(({ ctx, input }) => listRubies(ctx, input)),

  give: sessionCall('POST /groups/{groupId}/members/{memberId}/rubies', {
    summary: 'Give rubies to a member, or take them',
    description:
      'With a reason, which the member reads. A negative amount takes at most the rubies that the member has; the row says how many. The creator gives to all others, leaders to members. Limited to 30 an hour.',
    errors: [
      ...leaderErrors,
      'cannotRewardYourself',
      'memberNotFound',
      'notAllowedToManageMember',
      'notEnoughRubyToTake',
    ],
    key: 'replay',
  })
    .input(giveRubiesInput)
    .output(rubiesMoved)
    .mutation(({ ctx, input }) => giveRubies(ctx, input)),

  reverse: sessionCall('POST /groups/{groupId}/members/{memberId}/rubies/{rowId}/reverse', {
    summary: 'Take back rubies that were given by hand, or return those that were taken',
    description:
      'For the leader who did it and the creator, within 24 hours, once. Adds a row. Rubies that the member has spent stay spent.',
    errors: [...leaderErrors, 'memberNotFound', 'rowNotReversible', 'notEnoughRubyToTake'],
  })
    .input(reverseRubiesInput)
    .output(rubiesMoved)
    .mutation(({ ctx, input }) => reverseRubies(ctx, input)),
})
