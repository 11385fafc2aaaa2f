import { addDays, type Day, instantOfLocalTime, localDay, midnight, mondayOf, type TimeZone } from '../kernel/clock.ts'
import { questions } from '../kernel/events/notification-types.ts'
import { type Channels, type NotificationPreferences, type PreferenceType, typesWithOwnEmail } from './schema.ts'

/** Questions, and the reminders that players set themselves, are pushed unless the user decides otherwise. */
const isPushedByDefault = (type: PreferenceType): boolean =>
  type.startsWith('ask') || type === 'groupInvitation' || type === 'reminder'

/** The channels of a type for users who have not chosen. */
export const defaultChannels = (type: PreferenceType): Channels => ({
  inApp: true,
  push: isPushedByDefault(type),
  email: false,
})

/** Where a notification of a type, or a reminder, appears. */
export const channelsOf = ({ types }: Pick<NotificationPreferences, 'types'>, type: PreferenceType): Channels =>
  types[type]

/** Whether others wait for an answer. Of all types, only these are pushed and e-mailed in holiday mode. */
export const isWaitedFor = (type: PreferenceType): boolean =>
  type === 'askSuccession' || questions.some((question) => question === type)

/** Whether a type has an e-mail that is always sent, and must not be followed by a second one. */
export const hasOwnEmail = (type: PreferenceType): boolean => typesWithOwnEmail.includes(type)

/**
 * The end of the quiet hours that a moment is in.
 * @returns null outside of quiet hours
 *
 * Rules: Notification preferences.
 */
export function quietUntil(
  { quietFrom, quietTo }: Pick<NotificationPreferences, 'quietFrom' | 'quietTo'>,
  timeZone: TimeZone,
  now: Date,
): Date | null {
  if (quietFrom === null || quietTo === null) return null
  const today = localDay(now, timeZone, midnight)
  for (const day of [addDays(today, -1), today]) {
    const from = instantOfLocalTime(day, quietFrom, { timeZone, dayStartsAt: midnight })
    const until = endOf(quietTo > quietFrom ? day : addDays(day, 1), quietTo, timeZone)
    if (from <= now && now < until) return until
  }
  return null
}

/**
 * A local time that exists twice ends quiet hours the second time, since the first is followed by the same hour again.
 */
function endOf(day: Day, time: string, timeZone: TimeZone): Date {
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(time)
  const last = wanted.toZonedDateTime(timeZone, { disambiguation: 'later' })
  return last.toPlainDateTime().equals(wanted)
    ? new Date(last.epochMilliseconds)
    : instantOfLocalTime(day, time, { timeZone, dayStartsAt: midnight })
}

/** When a local time, `HH:MM`, comes next after a moment. */
export function nextDigest(digestAt: string, timeZone: TimeZone, now: Date): Date {
  const today = localDay(now, timeZone, midnight)
  const at = instantOfLocalTime(today, digestAt, { timeZone, dayStartsAt: midnight })
  return at > now ? at : instantOfLocalTime(addDays(today, 1), digestAt, { timeZone, dayStartsAt: midnight })
}

/** When the weekly digest is sent, on Mondays. */
const weeklyAt = '08:00'

/** When a weekly digest comes next after a moment. */
export function nextWeekly(timeZone: TimeZone, now: Date): Date {
  const monday = mondayOf(localDay(now, timeZone, midnight))
  const at = instantOfLocalTime(monday, weeklyAt, { timeZone, dayStartsAt: midnight })
  return at > now ? at : instantOfLocalTime(addDays(monday, 7), weeklyAt, { timeZone, dayStartsAt: midnight })
}

/** When a nudge is sent. */
const nudgeAt = '19:00'

/** When a nudge may come next after a moment. */
export const nextNudge = (timeZone: TimeZone, now: Date): Date => nextDigest(nudgeAt, timeZone, now)

/**
 * Whether the time at which something is due is still the hour that was chosen for it. A change of time zone moves that
 * hour, but not the times that were set before.
 * @param next when the hour is next after a moment, in the current time zone
 */
export const isStillTheHour = (dueAt: Date, next: (after: Date) => Date | null): boolean =>
  next(new Date(dueAt.getTime() - 1))?.getTime() === dueAt.getTime()

/** A user who is to be notified. */
export interface Notified {
  preferences: NotificationPreferences
  timeZone: TimeZone
  holidayMode: boolean
}

/** Why quiet hours are not valid; null if they are. */
export function problemOfQuietHours({
  quietFrom,
  quietTo,
}: Pick<NotificationPreferences, 'quietFrom' | 'quietTo'>): { path: 'quietFrom' | 'quietTo'; message: string } | null {
  if ((quietFrom === null) !== (quietTo === null)) {
    return { path: quietFrom === null ? 'quietFrom' : 'quietTo', message: 'both ends are needed' }
  }
  return quietFrom !== null && quietFrom === quietTo ? { path: 'quietTo', message: 'must differ from quietFrom' } : null
}
