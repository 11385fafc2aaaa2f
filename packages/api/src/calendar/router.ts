import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { makeCalendarAddress } from './make-address.ts'
import { readCalendarState } from './read-state.ts'
import { removeCalendarAddress } from './remove-address.ts'
import { calendarAddress, calendarState, makeAddressInput } from './schema.ts'

const tag = 'Calendar'

/** The secret address by which a calendar reads the caller's missions and repeating tasks. */
export const calendarRouter = router({
  state: userProcedure
    .meta(
      rest('GET /user/calendar', {
        summary: 'Tell when the address of the calendar was made and last read',
        description: '`null`: there is none. The address itself is told once, when it is made.',
        tag,
      }),
    )
    .input(z.object({}))
    .output(calendarState.nullable())
    .query(({ ctx }) => readCalendarState(ctx)),

  makeAddress: userProcedure
    .meta(
      rest('POST /user/calendar', {
        summary: 'Make the secret address of the calendar, which ends an earlier one',
        description: 'The address serves iCalendar (RFC 5545) to whoever knows it. It is told in this answer alone.',
        tag,
        key: 'secret',
      }),
    )
    .input(makeAddressInput)
    .output(calendarAddress)
    .mutation(({ ctx, input }) => makeCalendarAddress(ctx, input)),

  removeAddress: userProcedure
    .meta(
      rest('DELETE /user/calendar', {
        summary: 'End the address of the calendar',
        description: 'Calendars that read it find nothing there any more. Where there is none, nothing happens.',
        tag,
      }),
    )
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => removeCalendarAddress(ctx)),
})
