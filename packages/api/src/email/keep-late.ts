import type { PushedReminder } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { channelsOf, type Notified } from '../preferences/rules.ts'
import { hasDevices } from '../push/push-at-hour.ts'
import { keepMissed, keptMissedMs } from '../schedules/keep-missed.ts'
import { isMailed, isTimely } from './waiting.ts'

/** Records the reminders that come too late by e-mail as missed, unless they were pushed in time or are too old. */
export async function keepLate(
  tx: Transaction,
  clock: Clock,
  { userId, person, reminders }: { userId: string; person: Notified; reminders: readonly PushedReminder[] },
): Promise<void> {
  const now = clock.now()
  const late = reminders.filter(
    (reminder) => !isTimely(reminder, now) && now.getTime() - new Date(reminder.at).getTime() < keptMissedMs,
  )
  if (late.length === 0 || !isMailed(person, 'reminder')) return
  if (channelsOf(person.preferences, 'reminder').push && (await hasDevices(tx, clock, userId))) return
  await keepMissed(
    tx,
    now,
    late.map((reminder) => ({ ...reminder, userId, at: new Date(reminder.at) })),
  )
}
