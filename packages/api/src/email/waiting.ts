import type { EmailedNotice, notificationEmails, PushedReminder } from '@questboard/db/schema'
import { minuteMs } from '../kernel/clock.ts'
import { channelsOf, isWaitedFor, type Notified } from '../preferences/rules.ts'
import type { PreferenceType } from '../preferences/schema.ts'

/** A notification or a reminder that waits to be e-mailed. */
export type QueuedNotification = typeof notificationEmails.$inferSelect

/** A reminder that is later than this has missed its purpose. */
const maxReminderDelayMs = 30 * minuteMs

export const isTimely = ({ at }: PushedReminder, now: Date): boolean =>
  now.getTime() - new Date(at).getTime() <= maxReminderDelayMs

/** Whether a user wants a type by e-mail now. In holiday mode only what others wait for is e-mailed. */
export const isMailed = ({ preferences, holidayMode }: Notified, type: PreferenceType): boolean =>
  channelsOf(preferences, type).email && (!holidayMode || isWaitedFor(type))

/** What happens to the notifications of one user that wait to be e-mailed. */
export interface EmailPlan {
  /** One e-mail each. */
  send: QueuedNotification[][]
  /** Until the end of the quiet hours. */
  putOff: QueuedNotification[]
}

/**
 * Divides what waits for a user into e-mails: everything of a type, once the first of it is due. What was put off is
 * one e-mail together with everything else. Reminders do not wait for the end of quiet hours.
 */
export function planEmails(
  waiting: readonly QueuedNotification[],
  { now, isQuiet }: { now: Date; isQuiet: boolean },
): EmailPlan {
  const isReminder = ({ type }: QueuedNotification) => type === 'reminder'
  const reminders = waiting.filter(isReminder)
  const others = waiting.filter((item) => !isReminder(item))
  const ofReminders = reminders.length > 0 ? [reminders] : []
  if (isQuiet) return { send: ofReminders, putOff: others }
  const due = others.filter(({ dueAt }) => dueAt <= now)
  if (due.some(({ together }) => together)) return { send: [...ofReminders, others], putOff: [] }
  const dueTypes = new Set(due.map(({ type }) => type))
  const byType = Map.groupBy(
    others.filter(({ type }) => dueTypes.has(type)),
    ({ type }) => type,
  )
  return { send: [...ofReminders, ...byType.values()], putOff: [] }
}

/** One e-mail covers at most this many notifications, the newest ones. */
const maxNamed = 100

/** The subject of an e-mail about these notifications. */
export function noticeOf(waiting: readonly QueuedNotification[]): EmailedNotice {
  const types = new Set(waiting.map(({ type }) => type))
  const [type = null, another] = types
  return {
    type: another === undefined ? type : null,
    notificationIds: waiting.flatMap(({ notificationId }) => notificationId ?? []).slice(-maxNamed),
    reminders: waiting.flatMap(({ reminder }) => reminder ?? []),
  }
}
