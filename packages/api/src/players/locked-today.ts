import { type Day, laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'

/** The today of a locked player: another request may have begun the next day since this one was received. */
export const lockedToday = ({ today }: Pick<UserContext, 'today'>, { lastDayStart }: { lastDayStart: Day }): Day =>
  laterDay(today, lastDayStart)
