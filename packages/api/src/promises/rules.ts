import { dayMs } from '../kernel/clock.ts'

/** When leaders are notified again of a redeemed reward that they have not given. */
export const remindsAt = (redeemedAt: Date): Date => new Date(redeemedAt.getTime() + 3 * dayMs)

/** Days for which given and cancelled promises are listed. */
const listedDays = 90

/** The time from which given and cancelled promises are listed. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - listedDays * dayMs)

/** The most promises of a group that are owed. */
export const maxOwed = 500

/** The most promises on the wall of a shared device. */
export const maxOnWall = 20
