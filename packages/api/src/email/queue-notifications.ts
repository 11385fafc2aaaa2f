import { and, asc, inArray, isNotNull, isNull, lte } from '@questboard/db/drizzle'
import { notificationEmails, notificationPreferences, users } from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import type { Services } from '../kernel/context.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { countInWindow } from '../kernel/limits/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readNotified } from '../preferences/read.ts'
import { type Notified, quietUntil } from '../preferences/rules.ts'
import type { PreferenceType } from '../preferences/schema.ts'
import { keepLate } from './keep-late.ts'
import { queueEmail } from './queue-email.ts'
import { readUnseen } from './read-unseen.ts'
import { isMailed, isTimely, noticeOf, planEmails, type QueuedNotification } from './waiting.ts'

/** How many users one transaction takes. */
const batchSize = 20

/** The most e-mails about notifications to one account. Further ones wait for the end of the window, and become one. */
const limits = {
  hour: { attempts: 10, seconds: 3_600 },
  day: { attempts: 30, seconds: 86_400 },
} as const

/**
 * Queues the e-mails about notifications and reminders that are due, each once on any number of servers. What was seen
 * meanwhile is dropped, and so is everything of users without a verified address. In quiet hours it is put off to their
 * end. A reminder that the limits put off for too long was missed.
 * @returns whether there may be more
 *
 * Rules: Notification preferences.
 */
export function queueNotifications(services: Services): Promise<boolean> {
  const { database, clock } = services
  return database.transaction(async (tx) => {
    const now = clock.now()
    const userIds = await takeUsers(tx, now)
    if (userIds.length === 0) return false
    const [accounts, notified, waiting] = await Promise.all([
      readAccounts(tx, userIds),
      readNotified(tx, userIds),
      tx
        .select()
        .from(notificationEmails)
        .where(inArray(notificationEmails.userId, userIds))
        .orderBy(asc(notificationEmails.createdAt), asc(notificationEmails.id)),
    ])
    const unseen = new Set(
      (
        await readUnseen(
          tx,
          clock,
          waiting.flatMap(({ notificationId }) => notificationId ?? []),
        )
      ).map(idOf),
    )
    for (const [userId, own] of Map.groupBy(waiting, (item) => item.userId)) {
      const [account, person] = [accounts.get(userId), notified.get(userId)]
      const isWanted = ({ type, notificationId, reminder }: QueuedNotification) =>
        person !== undefined &&
        isMailed(person, type as PreferenceType) &&
        (reminder ? isTimely(reminder, now) : unseen.has(notificationId ?? ''))
      const wanted = services.hasMailServer && account ? own.filter(isWanted) : []
      await remove(
        tx,
        own.filter((item) => !wanted.includes(item)),
      )
      if (account && person) {
        await keepLate(tx, clock, { userId, person, reminders: own.flatMap(({ reminder }) => reminder ?? []) })
        await queue(tx, services, { ...account, userId, person, wanted })
      }
    }
    return userIds.length === batchSize
  })
}

interface Account {
  email: string
  lang: Locale
}

async function queue(
  tx: Transaction,
  { clock }: Services,
  { userId, email, lang, person, wanted }: Account & { userId: string; person: Notified; wanted: QueuedNotification[] },
): Promise<void> {
  const now = clock.now()
  const quiet = quietUntil(person.preferences, person.timeZone, now)
  const { send, putOff } = planEmails(wanted, { now, isQuiet: quiet !== null })
  if (quiet) await keepUntil(tx, putOff, quiet)
  for (const waiting of send) {
    const freeAt =
      (await countInWindow(tx, now, `notification-emails:hour:${userId}`, limits.hour)) ??
      (await countInWindow(tx, now, `notification-emails:day:${userId}`, limits.day))
    if (freeAt) {
      await keepUntil(tx, waiting, freeAt)
    } else {
      await queueEmail(tx, clock, { kind: 'notification', userId, email, lang, notice: noticeOf(waiting) })
      await remove(tx, waiting)
    }
  }
}

/**
 * Users with something that is due, whom no other server has taken. Anyone with a switch for e-mails has preferences.
 */
async function takeUsers(tx: Transaction, now: Date): Promise<string[]> {
  const due = tx
    .select({ userId: notificationEmails.userId })
    .from(notificationEmails)
    .where(lte(notificationEmails.dueAt, now))
  const taken = await tx
    .select({ userId: notificationPreferences.userId })
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.userId, due))
    .limit(batchSize)
    .for('no key update', { skipLocked: true })
  return userIdsOf(taken)
}

/** Addresses that were verified, of accounts that are neither locked nor about to be deleted. */
async function readAccounts(tx: Transaction, userIds: string[]): Promise<Map<string, Account>> {
  const found = await tx
    .select({ id: users.id, email: users.email, lang: users.lang })
    .from(users)
    .where(and(inArray(users.id, userIds), isNotNull(users.provenAt), isNull(users.lockedAt), isNull(users.erasesAt)))
  return new Map(found.flatMap(({ id, email, lang }) => (email === null ? [] : [[id, { email, lang }]])))
}

const idOf = ({ id }: { id: string }) => id

async function remove(tx: Transaction, waiting: readonly QueuedNotification[]): Promise<void> {
  if (waiting.length === 0) return
  await tx.delete(notificationEmails).where(inArray(notificationEmails.id, waiting.map(idOf)))
}

async function keepUntil(tx: Transaction, waiting: readonly QueuedNotification[], until: Date): Promise<void> {
  if (waiting.length === 0) return
  await tx
    .update(notificationEmails)
    .set({ together: true, dueAt: until })
    .where(inArray(notificationEmails.id, waiting.map(idOf)))
}
