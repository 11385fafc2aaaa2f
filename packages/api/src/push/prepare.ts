import { allEqual, and, asc, eq, gt, inArray, isNull, sql } from '@questboard/db/drizzle'
import { notifications, pushDevices, pushMessages, sessions, users } from '@questboard/db/schema'
import type { TimeZone } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { unseenOf } from '../notifications/count-unseen.ts'
import { type PushType, pushKinds } from '../notifications/push-kinds.ts'
import { readPreferences } from '../preferences/read.ts'
import { quietUntil } from '../preferences/rules.ts'
import type { ClaimedPush } from './claim.ts'
import { compose } from './compose.ts'
import { isSessionOfDevice } from './read-devices.ts'
import { readRequestedAt } from './requested-at.ts'

/**
 * The payload of a claimed push, in the person's language and with what is still unseen. It is dropped when nothing is,
 * or when the device's session has ended. In quiet hours it is put off to their end, where it becomes one with all
 * others.
 *
 * Rules: Push; Notification preferences.
 */
export async function prepare(services: Services, message: ClaimedPush): Promise<string | 'dropped' | 'putOff'> {
  const { database, clock } = services
  const { queries } = database
  const now = clock.now()
  const [owner] = await queries
    .select({ lang: users.lang, timeZone: users.timeZone })
    .from(pushDevices)
    .innerJoin(users, and(eq(users.id, pushDevices.userId), isNull(users.lockedAt), isNull(users.erasesAt)))
    .innerJoin(sessions, and(isSessionOfDevice, gt(sessions.expiresAt, now)))
    .where(allEqual(pushDevices, { id: message.deviceId, userId: message.userId }))
  if (!owner) return 'dropped'
  const preferences = await readPreferences(queries, message.userId)
  const type = message.type as Exclude<PushType, 'test'>
  const quiet = type === 'reminder' ? null : quietUntil(preferences, owner.timeZone as TimeZone, now)
  if (quiet && isOfItsHour(type)) return 'dropped'
  if (quiet) {
    await keepForMorning(services, message, quiet)
    return 'putOff'
  }
  const unseen = await findUnseen(services, message)
  if (unseen.length === 0 && !message.reminder && !message.digest) return 'dropped'
  const badge = await countRows(queries, notifications, unseenOf(message.userId, clock))
  const [first, second] = unseen
  const requestedAt = first && !second ? await readRequestedAt(queries, first) : null
  return compose({
    lang: owner.lang,
    type,
    tag: message.tag,
    notifications: unseen,
    reminder: message.reminder,
    digest: message.digest,
    hidden: preferences.hideContents || message.bare,
    badge: badge,
    requestedAt,
  })
}

/** A nudge or a digest that is retried until quiet hours has missed its purpose. */
const isOfItsHour = (type: PushType): boolean => type === 'nudge' || type === 'digest'

const findUnseen = ({ database, clock }: Services, { userId, notificationIds }: ClaimedPush) =>
  database.queries
    .select({
      id: notifications.id,
      type: notifications.type,
      groupId: notifications.groupId,
      source: notifications.source,
      data: notifications.data,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(and(unseenOf(userId, clock), inArray(notifications.id, notificationIds)))
    .orderBy(asc(notifications.createdAt), asc(notifications.sequence))

/** Pushes that wait for the end of quiet hours get the same kind, so that they become one push. */
async function keepForMorning({ database }: Services, message: ClaimedPush, until: Date): Promise<void> {
  await database.queries
    .update(pushMessages)
    .set({
      type: 'quiet',
      groupId: null,
      tag: `quiet.${message.id}`,
      attempts: 0,
      nextAttemptAt: until,
      expiresAt: new Date(until.getTime() + pushKinds.quiet.ttl * 1000),
    })
    .where(
      and(
        allEqual(pushMessages, { id: message.id, userId: message.userId }),
        sql`${pushMessages.attempts} = ${message.attempts}`,
      ),
    )
}
