import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { listOccurrencesInput, occurrences } from '../tasks/schema.ts'
import { listOccurrences } from './list-occurrences.ts'

const userCall = userCalls({ tag: 'Personal tasks', area: ['tasks', 'groups'] })

/** Part of the router of tasks. The history reads tasks, so they cannot read the history. */
export const occurrencesRouter = router({
  occurrences: userCall('GET /user/occurrences', {
    summary: 'List what is due from one day to another',
    description:
      'The occurrences of your tasks and of the group tasks assigned to you, by day, time and rank: current ones, those of your own tasks that have ended, and for later days those that the schedules give. Tasks without a schedule have only their current one ahead, and a task that repeats after its completion only the next one. At most 42 days within 10 years, and 2,000 occurrences.',
  })
    .input(listOccurrencesInput)
    .output(occurrences)
    .query(({ ctx, input }) => listOccurrences(ctx, input)),
})
