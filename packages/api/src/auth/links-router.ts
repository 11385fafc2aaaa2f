import { router } from '../kernel/trpc.ts'

/** Links that letters carry: activation and recovery. */
export const linksRouter = router({})
