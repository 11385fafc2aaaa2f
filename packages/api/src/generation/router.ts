import { router } from '../kernel/trpc.ts'

/** What is proposed or drawn for gems. */
export const generationRouter = router({})
