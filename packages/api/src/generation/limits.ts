import type { RateLimit } from '../kernel/rate-limit.ts'

/** How often one user may generate. Specification: Accounts. */
export const generationLimit = { attempts: 30, seconds: 3600 } as const satisfies RateLimit

/** Stored avatars of a player besides the current one. The oldest are deleted. */
export const mostStoredPictures = 12

/**
 * Milliseconds for which gems stay reserved after the time-out of the provider, so a slow server can still release them
 * itself.
 */
export const holdMargin = 30_000
