import { router } from '../kernel/trpc.ts'

/** Buying gems by card. */
export const paymentsRouter = router({})
