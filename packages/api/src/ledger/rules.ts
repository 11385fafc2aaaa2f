import { addDays, type Day, mondayOf, type TimeZone } from '../kernel/clock.ts'
import type { Reason } from './schema.ts'

/** Movements that reverse earnings. They are not spending. */
export const takingBack: Reason[] = ['taskReopened', 'groupTaskReopened']

/** A week, and the instant at which it starts in the player's zone. */
export interface WeekStart {
  monday: Day
  at: Date
}

/** The last weeks up to the week of `today`, oldest first. */
export function weekStarts(today: Day, weeks: number, zone: TimeZone): WeekStart[] {
  const running = mondayOf(today)
  return Array.from({ length: weeks }, (_, place) => {
    const monday = addDays(running, 7 * (place + 1 - weeks))
    return { monday, at: new Date(Temporal.PlainDate.from(monday).toZonedDateTime(zone).epochMilliseconds) }
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a movement's cause: the key of its call, or the id that the reference consists of. */
export const shownReference = ({ callId, reference }: { callId: string | null; reference: string }): string | null =>
  callId ?? (uuid.test(reference) ? reference : null)
