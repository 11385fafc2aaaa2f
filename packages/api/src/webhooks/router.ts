import { router } from '../kernel/trpc.ts'

/** Addresses that are told of events. */
export const webhooksRouter = router({})
