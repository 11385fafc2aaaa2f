import { router } from '../kernel/trpc.ts'

/** Tasks from elsewhere, and back out. */
export const transferRouter = router({})
