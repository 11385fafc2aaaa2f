import { router } from '../kernel/trpc.ts'

/** Where one is signed in. */
export const sessionsRouter = router({})
