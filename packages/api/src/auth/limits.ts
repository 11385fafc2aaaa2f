import type { RateLimit } from '../kernel/limits/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** Limits on attempts at secrets. Rules: Accounts. */
export const authLimits = {
  signInOfAccount: { attempts: 10, seconds: 5 * minute },
  signInFromAddress: { attempts: 100, seconds: 5 * minute },
  register: { attempts: 20, seconds: hour },
  hasAccount: { attempts: 30, seconds: hour },
  /** The e-mails of one kind to one address. */
  email: { attempts: 5, seconds: hour },
} as const satisfies Record<string, RateLimit>
