import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { setHolidayMode } from './holiday-mode.ts'
import { holidayModeInput, profile } from './schema.ts'

export const holidayRouter = router({
  setHolidayMode: userProcedure
    .meta(
      rest('PATCH /users/profile/holiday-mode', {
        summary: 'Start or end your holiday',
        description: 'During a holiday nothing can be completed, and missed tasks cost nothing.',
        tag: 'Profile',
        area: 'profile',
      }),
    )
    .input(holidayModeInput)
    .output(profile)
    .mutation(({ ctx, input }) => setHolidayMode(ctx, input)),
})
