import { router } from '../kernel/trpc.ts'

/** Signing in by Google. */
export const socialRouter = router({})
