import type { RateLimit } from '../kernel/limits/rate-limit.ts'

const day = 86_400

/** Limit on invitations. Rules: Accounts. */
export const invitationLimit = { attempts: 20, seconds: day } as const satisfies RateLimit

/** How often a leader gives or takes rubies by hand. Rules: Notes of leaders. */
export const givingLimit = { attempts: 30, seconds: 3_600 } as const satisfies RateLimit

/** How long rubies given by hand can be taken back. */
export const reversibleForMs = day * 1000

/** Days for which an invitation link works. Rules: Groups. */
export const invitationDays = 7
