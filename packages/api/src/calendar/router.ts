import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createCalendarAddress } from './create-address.ts'
import { readCalendarState } from './read-state.ts'
import { removeCalendarAddress } from './remove-address.ts'
import { calendarAddress, calendarState, createAddressInput } from './schema.ts'

const userCall = userCalls({ tag: 'Calendar', area: 'calendar' })

/** The secret URL from which calendars read the caller's missions, repeating tasks and due dates. */
export const calendarRouter = router({
  state: userCall('GET /user/calendar', {
    summary: 'Read when the calendar URL was created and last read',
    description: '`null` if there is none. The URL itself is returned only when it is created.',
  })
    .input(z.object({}))
    .output(calendarState.nullable())
    .query(({ ctx }) => readCalendarState(ctx)),

  makeAddress: userCall('POST /user/calendar', {
    summary: 'Create the secret calendar URL, and revoke the previous one',
    description: 'The URL serves iCalendar (RFC 5545) to anyone who knows it. Only this response contains it.',
    key: 'secret',
  })
    .input(createAddressInput)
    .output(calendarAddress)
    .mutation(({ ctx, input }) => createCalendarAddress(ctx, input)),

  removeAddress: userCall('DELETE /user/calendar', {
    summary: 'Revoke the calendar URL',
    description: 'Calendars that use it get nothing from then on. Succeeds if there is none.',
  })
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => removeCalendarAddress(ctx)),
})
