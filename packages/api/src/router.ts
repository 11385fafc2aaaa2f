import { authRouter } from './auth/router.ts'
import { boardRouter } from './board/router.ts'
import { configRouter } from './config/router.ts'
import { dashboardRouter } from './dashboard/router.ts'
import { router } from './kernel/trpc.ts'
import { profileRouter } from './profile/router.ts'
import { tagsRouter } from './tags/router.ts'
import { tasksRouter } from './tasks/router.ts'

/** Every procedure. Both transports serve this router; there is no second implementation. */
export const appRouter = router({
  auth: authRouter,
  profile: profileRouter,
  tasks: tasksRouter,
  tags: tagsRouter,
  board: boardRouter,
  dashboard: dashboardRouter,
  config: configRouter,
})

export type AppRouter = typeof appRouter
