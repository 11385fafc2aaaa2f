import { type Day, laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Player } from './lock-player.ts'

/** The today of a locked player: another request may have begun the next day since this one was received. */
export const lockedToday = (
  { today }: Pick<UserContext, 'today'>,
  { lastDayStart }: Pick<Player, 'lastDayStart'>,
): Day => laterDay(today, lastDayStart)
