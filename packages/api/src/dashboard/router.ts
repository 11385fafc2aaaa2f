import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { readDashboard } from './read.ts'
import { dashboard } from './schema.ts'

export const dashboardRouter = router({
  read: userProcedure
    .meta(rest('GET /dashboard', { summary: 'Everything on the personal dashboard', tag: 'Dashboards' }))
    .input(z.object({}))
    .output(dashboard)
    .query(({ ctx }) => readDashboard(ctx)),
})
