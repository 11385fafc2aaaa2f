import type { RateLimit } from '../kernel/limits/rate-limit.ts'

/** How often one user may generate. Rules: Accounts. */
export const generationLimit = { attempts: 30, seconds: 3600 } as const satisfies RateLimit

/** Stored avatars of a player besides the current one. The oldest are deleted. */
export const maxStoredPictures = 12

/**
 * The time for which gems stay held after the time-out of the provider, so a slow server can still release them
 * itself.
 */
export const holdMarginMs = 30_000
