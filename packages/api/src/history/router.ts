import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { readStatistics } from './read-statistics.ts'
import { readTaskHistory } from './read-task-history.ts'
import { statistics, statisticsInput, taskHistory, taskHistoryInput } from './schema.ts'

const userCall = userCalls({ tag: 'Personal tasks' })

export const historyRouter = router({
  ofTask: userCall('GET /user/tasks/{id}/history', {
    summary: 'List how the occurrences of a task ended, newest first',
    description:
      'Each day (week) or occurrence of the last 400 days: done, done late, missed, skipped, or spared by a holiday. 20 on a page unless `limit` is given. It begins with the first full day of this feature: what was done before is not known.',
    errors: ['taskNotFound'],
    area: 'tasks',
  })
    .input(taskHistoryInput)
    .output(taskHistory)
    .query(({ ctx, input }) => readTaskHistory(ctx, input)),

  statistics: userCall('GET /user/statistics', {
    summary: 'Read what was done, missed and earned, by day',
    description:
      'Tasks done and missed, also of groups, and the sums of the ledger, by your day, for at most 400 days; the streak of days with something done, and the tasks with the most occurrences. What a deleted task paid, and that it was done, stays counted.',
    area: ['tasks', 'profile'],
  })
    .input(statisticsInput)
    .output(statistics)
    .query(({ ctx, input }) => readStatistics(ctx, input)),
})
