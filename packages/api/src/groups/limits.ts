import type { RateLimit } from '../kernel/rate-limit.ts'

const day = 86_400

/** Limit on invitations. Specification: Accounts. */
export const invitationLimit = { attempts: 20, seconds: day } as const satisfies RateLimit

/** Days for which an invitation link works. Specification: Groups. */
export const invitationDays = 7
