import { addDays, type Day, mondayOf, type TimeZone } from '../kernel/clock.ts'
import type { Reason } from './schema.ts'

/** Movements that lower what was earned, rather than spend it. */
export const takingBack: Reason[] = ['taskReopened', 'groupTaskReopened']

/** A week, and the instant at which it begins where the player is. */
export interface WeekStart {
  monday: Day
  at: Date
}

/** The last weeks up to the one that `today` is in, oldest first. */
export function weekStarts(today: Day, weeks: number, zone: TimeZone): WeekStart[] {
  const running = mondayOf(today)
  return Array.from({ length: weeks }, (_, place) => {
    const monday = addDays(running, 7 * (place + 1 - weeks))
    return { monday, at: new Date(Temporal.PlainDate.from(monday).toZonedDateTime(zone).epochMilliseconds) }
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the act behind a movement: the key of its call, else what it is about, where that is a single id. */
export const shownReference = ({ callId, reference }: { callId: string | null; reference: string }): string | null =>
  callId ?? (uuid.test(reference) ? reference : null)
