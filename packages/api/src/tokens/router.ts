import { router } from '../kernel/trpc.ts'

/** Personal access tokens: made, listed and revoked by their user. */
export const tokensRouter = router({})
