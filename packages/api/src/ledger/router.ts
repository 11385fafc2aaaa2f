import { z } from 'zod'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { readGems } from './read-gems.ts'
import { readHistory } from './read-history.ts'
import { readWeeks } from './read-weeks.ts'
import { gems, history, historyInput, week, weeksInput } from './schema.ts'

const userCall = userCalls({ tag: 'Ledger', area: 'profile' })

export const ledgerRouter = router({
  gems: userCall('GET /user/gems', {
    summary: 'Read how many gems you can send',
    description: 'Bought gems can be sent 14 days after the payment.',
  })
    .input(z.object({}))
    .output(gems)
    .query(({ ctx }) => readGems(ctx)),

  history: userCall('GET /user/ledger', {
    summary: 'List the changes of a balance, newest first',
    description:
      'Every change of gold, gems or experience, each with the balance after it. The amounts add up to the balance. 20 on a page unless `limit` is given.',
  })
    .input(historyInput)
    .output(history)
    .query(({ ctx, input }) => readHistory(ctx, input)),

  weeks: userCall('GET /user/ledger/weeks', {
    summary: 'Read gold and experience by week, oldest first',
    description: 'Weeks start on Monday in your time zone; the current one is the last.',
  })
    .input(weeksInput)
    .output(z.array(week))
    .query(({ ctx, input }) => readWeeks(ctx, input)),
})
