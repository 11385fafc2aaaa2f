import type { RateLimit } from '../kernel/rate-limit.ts'

const day = 86_400

/** How often one may invite. Specification: Accounts. */
export const invitationLimit = { attempts: 20, seconds: day } as const satisfies RateLimit

/** How long the link of an invitation works, in days. Specification: Groups. */
export const invitationDays = 7
