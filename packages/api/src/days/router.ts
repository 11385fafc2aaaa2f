import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { dismissStory } from './dismiss-story.ts'
import { readStory } from './read-story.ts'
import { story } from './schema.ts'

const userCall = userCalls({ tag: 'Dashboards', area: 'profile', device: 'child' })

export const daysRouter = router({
  story: userCall('GET /user/day-story', {
    summary: 'Read what happened while you were away',
    description:
      'What opened, what was missed and what it cost since your last visit. Null if there is nothing, or after it was dismissed.',
  })
    .input(z.object({}))
    .output(story.nullable())
    .query(({ ctx }) => readStory(ctx)),

  dismissStory: userCall('DELETE /user/day-story', {
    summary: 'Dismiss the daily summary',
    description: 'It is not returned again. The next rollover may create another one.',
  })
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => dismissStory(ctx)),
})
