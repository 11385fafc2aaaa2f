import { z } from 'zod'
import { leaderErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { addDayOff } from './add.ts'
import { addDayOffForChild } from './add-for-child.ts'
import { listDaysOff } from './list.ts'
import { listDaysOffOfChild } from './list-of-child.ts'
import {
  addDayOffInput,
  addForChildInput,
  dayOff,
  dayOffAdded,
  listOfChildInput,
  ofChildsDayOff,
  ofDayOff,
} from './schema.ts'
import { takeBackDayOff } from './take-back.ts'
import { takeBackDayOffOfChild } from './take-back-of-child.ts'

const userCall = userCalls({ tag: 'Days off', area: 'profile' })
const childCall = userCalls({ tag: 'Days off' })

const addErrors = ['daysOffOverlap', 'tooManyItems', 'sickDayNotPossible'] as const
const takeBackErrors = ['dayOffNotFound', 'dayOffAlreadyBegun'] as const

/** Days off of children, for leaders of their groups. API tokens cannot manage them. */
const ofChildRouter = router({
  list: childCall('GET /groups/{groupId}/children/{userId}/days-off', {
    summary: 'List the days off of a child',
    description: 'For the creator and leaders of a group that the child is in. As for your own.',
    errors: [...leaderErrors, 'childNotFound'],
  })
    .input(listOfChildInput)
    .output(z.array(dayOff))
    .query(({ ctx, input }) => listDaysOffOfChild(ctx, input)),

  add: childCall('POST /groups/{groupId}/children/{userId}/days-off', {
    summary: 'Plan days off for a child, or report a day of illness',
    description:
      'For the creator and leaders of a group that the child is in. As for your own. The child and the other leaders are notified, without a reason.',
    errors: [...leaderErrors, 'childNotFound', ...addErrors],
    key: 'replay',
  })
    .input(addForChildInput)
    .output(dayOffAdded)
    .mutation(({ ctx, input }) => addDayOffForChild(ctx, input)),

  takeBack: childCall('DELETE /groups/{groupId}/children/{userId}/days-off/{dayOffId}', {
    summary: 'Take back planned days off of a child',
    description: 'For the creator and leaders, until they begin. The child and the other leaders are notified.',
    errors: [...leaderErrors, 'childNotFound', ...takeBackErrors],
  })
    .input(ofChildsDayOff)
    .output(nothing)
    .mutation(({ ctx, input }) => takeBackDayOffOfChild(ctx, input)),
})

export const daysOffRouter = router({
  list: userCall('GET /users/profile/days-off', {
    summary: 'List your days off',
    description:
      'Planned ones, days of illness, and the holiday that is switched on, by their first day. Those that are over are listed for 62 days.',
  })
    .input(z.object({}))
    .output(z.array(dayOff))
    .query(({ ctx }) => listDaysOff(ctx)),

  add: userCall('POST /users/profile/days-off', {
    summary: 'Plan days off, or report a day of illness',
    description:
      'Planned: the holiday is switched on by the first day and off after the last one. At most 10, up to 365 days ahead; those that touch are joined. Sick: what was missed on that day counts as on holiday, so penalties, streaks and missions come back. Twice a month, for one of the last 3 days.',
    errors: addErrors,
    key: 'replay',
  })
    .input(addDayOffInput)
    .output(dayOffAdded)
    .mutation(({ ctx, input }) => addDayOff(ctx, input)),

  takeBack: userCall('DELETE /users/profile/days-off/{dayOffId}', {
    summary: 'Take back planned days off',
    description: 'Until they begin. To end a holiday that has begun, switch it off.',
    errors: takeBackErrors,
  })
    .input(ofDayOff)
    .output(nothing)
    .mutation(({ ctx, input }) => takeBackDayOff(ctx, input)),

  ofChild: ofChildRouter,
})
