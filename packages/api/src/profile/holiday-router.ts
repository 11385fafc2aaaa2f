import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { setHolidayMode } from './holiday-mode.ts'
import { holidayModeInput, profile } from './schema.ts'

const userCall = userCalls({ tag: 'Profile', area: 'profile' })

export const holidayRouter = router({
  setHolidayMode: userCall('PATCH /users/profile/holiday-mode', {
    summary: 'Start or end your holiday',
    description: 'During a holiday nothing can be completed, and missed tasks cost nothing.',
  })
    .input(holidayModeInput)
    .output(profile)
    .mutation(({ ctx, input }) => setHolidayMode(ctx, input)),
})
