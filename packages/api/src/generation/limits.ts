import type { RateLimit } from '../kernel/rate-limit.ts'

/** How often one may have something made. Specification: Accounts. */
export const generationLimit = { attempts: 30, seconds: 3600 } as const satisfies RateLimit

/** How many drawn avatars a player keeps, beside the one that is worn: the oldest go first. */
export const keptPictures = 12

/** Milliseconds for which gems stay held after the provider was given up: what a slow machine takes to say so. */
export const holdMargin = 30_000
