import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { profile } from '../profile/schema.ts'
import { dismissStory } from './dismiss-story.ts'
import { setHolidayMode } from './holiday-mode.ts'
import { readStory } from './read-story.ts'
import { holidayModeInput, story } from './schema.ts'

export const daysRouter = router({
  setHolidayMode: userProcedure
    .meta(
      rest('PATCH /users/profile/holiday-mode', {
        summary: 'Go on holiday, or come back',
        description: 'On holiday nothing is completed, and nothing that is missed costs anything.',
        tag: 'Profile',
        area: 'profile',
      }),
    )
    .input(holidayModeInput)
    .output(profile)
    .mutation(({ ctx, input }) => setHolidayMode(ctx, input)),

  story: userProcedure
    .meta(
      rest('GET /user/day-story', {
        summary: 'What happened while the player was away',
        description:
          'What opened, what was missed and what it cost, since the last day that was settled. Null when there is nothing to tell, or it was put away.',
        tag: 'Dashboards',
        area: 'profile',
      }),
    )
    .input(z.object({}))
    .output(story.nullable())
    .query(({ ctx }) => readStory(ctx)),

  dismissStory: userProcedure
    .meta(
      rest('DELETE /user/day-story', {
        summary: 'Put the story of the day away',
        description: 'It is not told again. The next turn of the day may tell another.',
        tag: 'Dashboards',
        area: 'profile',
      }),
    )
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => dismissStory(ctx)),
})
