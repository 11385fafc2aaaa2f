import { dayMs } from '../kernel/clock.ts'
import type { RateLimit } from '../kernel/limits/rate-limit.ts'

const hour = 3600

/** Attempts at the endpoints of apps, by network address, and answers of one user. */
export const oauthLimits = {
  registrations: { attempts: 20, seconds: hour },
  tokens: { attempts: 120, seconds: 60 },
  answers: { attempts: 60, seconds: hour },
} as const satisfies Record<string, RateLimit>

/** Registered apps that no user has connected. A further one takes the place of the one that was not used longest. */
export const maxUnusedClients = 10_000

/** How long such an app stays registered. */
export const unusedClientLifeMs = 30 * dayMs

/** Seconds until an unused authorization code expires. */
export const codeSeconds = 120

/** Seconds for which a refresh token that was used answers the same tokens again, while those are unused. */
export const repeatSeconds = 30

/** Seconds until an access token expires. */
export const accessSeconds = 3600
