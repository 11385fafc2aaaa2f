import { users } from '@questboard/db/schema'

/** The columns of an account that each request reads with its session or token. */
export const accountColumns = {
  lang: users.lang,
  timeZone: users.timeZone,
  dayStartsAt: users.dayStartsAt,
  lastDayStart: users.lastDayStart,
  lastSeenDay: users.lastSeenDay,
  lockedAt: users.lockedAt,
}
