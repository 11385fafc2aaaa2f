import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { dismissStory } from './dismiss-story.ts'
import { readStory } from './read-story.ts'
import { story } from './schema.ts'

export const daysRouter = router({
  story: userProcedure
    .meta(
      rest('GET /user/day-story', {
        summary: 'Read what happened while you were away',
        description:
          'What opened, what was missed and what it cost since your last visit. Null if there is nothing, or after it was dismissed.',
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
        summary: 'Dismiss the daily summary',
        description: 'It is not returned again. The next rollover may create another one.',
        tag: 'Dashboards',
        area: 'profile',
      }),
    )
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => dismissStory(ctx)),
})
