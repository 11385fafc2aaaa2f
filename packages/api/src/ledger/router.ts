import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { readGems } from './read-gems.ts'
import { readHistory } from './read-history.ts'
import { readWeeks } from './read-weeks.ts'
import { gems, history, historyInput, week, weeksInput } from './schema.ts'

const tag = 'Ledger'

export const ledgerRouter = router({
  gems: userProcedure
    .meta(
      rest('GET /user/gems', {
        summary: 'How many gems can be sent to others',
        description: 'Gems that were bought can be sent 14 days after they were paid.',
        tag,
        area: 'profile',
      }),
    )
    .input(z.object({}))
    .output(gems)
    .query(({ ctx }) => readGems(ctx)),

  history: userProcedure
    .meta(
      rest('GET /user/ledger', {
        summary: 'Why a balance is what it is, newest first',
        description:
          'Every change of gold, gems or experience, each with the balance after it. The amounts add up to the balance. Pages of 20 unless `limit` tells.',
        tag,
        area: 'profile',
      }),
    )
    .input(historyInput)
    .output(history)
    .query(({ ctx, input }) => readHistory(ctx, input)),

  weeks: userProcedure
    .meta(
      rest('GET /user/ledger/weeks', {
        summary: 'Gold and experience of the last weeks, oldest first',
        description: 'Weeks begin on Monday where the caller is; the running one is the last.',
        tag,
        area: 'profile',
      }),
    )
    .input(weeksInput)
    .output(z.array(week))
    .query(({ ctx, input }) => readWeeks(ctx, input)),
})
