import { addDays, type Day, type DayStartMinutes, mondayOf, startOfDay, type TimeZone } from '../kernel/clock.ts'
import type { Reason } from './schema.ts'

/** Movements that reverse earnings. They are not spending. */
export const reversals: Reason[] = ['taskReopened', 'groupTaskReopened']

/** The column is text, but only statements with a `Reason` write it. */
export const reasonOf = (text: string): Reason => text as Reason

/** A week, and the instant at which it starts for the player. */
export interface WeekStart {
  monday: Day
  at: Date
}

/** A player's last weeks up to the week of `today`, oldest first. */
export function weekStarts(
  weeks: number,
  { today, zone, dayStartsAt }: { today: Day; zone: TimeZone; dayStartsAt: DayStartMinutes },
): WeekStart[] {
  const thisMonday = mondayOf(today)
  return Array.from({ length: weeks }, (_, place) => {
    const monday = addDays(thisMonday, 7 * (place + 1 - weeks))
    return { monday, at: startOfDay(monday, zone, dayStartsAt) }
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a movement's cause: the key of its call, or the id that the reference consists of. */
export const shownReference = ({ callId, reference }: { callId: string | null; reference: string }): string | null =>
  callId ?? (uuid.test(reference) ? reference : null)
