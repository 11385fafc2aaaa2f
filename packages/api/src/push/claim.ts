import { allEqual, and, asc, gte, inArray, isNotNull, isNull, lte, or, sql } from '@questboard/db/drizzle'
import { pushDevices, pushMessages } from '@questboard/db/schema'
import { minuteMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { ClaimLimits } from '../outbound/dispatcher.ts'
import { noneOf } from '../outbound/none-of.ts'

type MessageRow = typeof pushMessages.$inferSelect

/** A push that this process has claimed for a limited time, with its device. */
export type ClaimedPush = MessageRow & { host: string; endpoint: string; p256dh: string; auth: string }

/** Added to the time-out of a push service, so no other process claims the push meanwhile. */
const leaseMargin = 20_000

/** Pushes to consider for each claim. */
const lookedAt = 100

/** Notifications of one kind that follow within this time replace the earlier ones. */
const windowMs = minuteMs

/** How long to wait for a push of the same kind that is being sent. */
const pauseForOtherMs = 2_000

/** The most notifications that one push names. */
const maxTogether = 100

/** Pushes that become one: the same type and group on the same device. Reminders stay apart. */
const kindOf = ({ id, deviceId, type, groupId }: MessageRow): string =>
  type === 'reminder' ? id : `${deviceId} ${type} ${groupId}`

/**
 * Claims due pushes. Several of one kind for a device become one, which takes the tag of one that was sent within the
 * last minute. The claim is committed before any request, so another server takes over after a crash.
 */
export function claim(services: Services, limits: ClaimLimits): Promise<ClaimedPush[]> {
  const { clock, outside, database } = services
  const now = clock.now()
  const lease = outside.webhooks.timeout + leaseMargin
  return database.transaction(async (tx) => {
    const due = await findDue(tx, now, limits)
    const kinds = Map.groupBy(due, kindOf)
    const related = await findRelated(tx, now, [...new Set(due.map(({ deviceId }) => deviceId))])
    const claimed: ClaimedPush[] = []
    for (const [kind, [first, ...others]] of kinds) {
      if (!first || claimed.length === limits.max) break
      const earlier = first.type === 'reminder' ? [] : (related.get(kind) ?? [])
      const waiting = earlier.find(({ nextAttemptAt }) => nextAttemptAt !== null)?.nextAttemptAt
      if (waiting) {
        const inFlight = waiting.getTime() - now.getTime() <= lease
        await putOff(tx, [first, ...others], inFlight ? new Date(now.getTime() + pauseForOtherMs) : waiting)
        continue
      }
      const sent = earlier.find(({ notificationIds }) => notificationIds.length < maxTogether)
      const together = [...(sent?.notificationIds ?? []), ...[first, ...others].flatMap((push) => push.notificationIds)]
      const taken = {
        notificationIds: [...new Set(together)].slice(-maxTogether),
        tag: sent?.tag ?? first.tag,
        attempts: first.attempts + 1,
        nextAttemptAt: new Date(now.getTime() + lease),
      }
      await tx
        .update(pushMessages)
        .set(taken)
        .where(allEqual(pushMessages, { id: first.id, userId: first.userId }))
      if (others.length > 0) await remove(tx, others)
      claimed.push({ ...first, ...taken })
    }
    return claimed
  })
}

async function findDue(tx: Transaction, now: Date, { max, hosts, users }: ClaimLimits): Promise<ClaimedPush[]> {
  const found = await tx
    .select({
      message: pushMessages,
      device: {
        host: pushDevices.host,
        endpoint: pushDevices.endpoint,
        p256dh: pushDevices.p256dh,
        auth: pushDevices.auth,
      },
    })
    .from(pushMessages)
    .innerJoin(pushDevices, allEqual(pushDevices, { id: pushMessages.deviceId, userId: pushMessages.userId }))
    .where(
      and(
        lte(pushMessages.nextAttemptAt, now),
        gte(pushMessages.expiresAt, now),
        or(isNull(pushDevices.notBefore), lte(pushDevices.notBefore, now)),
        noneOf(pushDevices.host, hosts),
        noneOf(pushMessages.userId, users),
      ),
    )
    .orderBy(asc(pushMessages.nextAttemptAt), asc(pushMessages.id))
    .limit(lookedAt)
    .for('update', { of: pushMessages, skipLocked: true })
  const taken: ClaimedPush[] = []
  for (const { message, device } of found) {
    const joinsTaken = taken.some((other) => kindOf(other) === kindOf(message))
    if (!joinsTaken) {
      if (taken.length >= max || !hosts.has(device.host) || !users.has(message.userId)) continue
      hosts.take(device.host)
      users.take(message.userId)
    }
    taken.push({ ...message, ...device })
  }
  return taken
}

/** What was sent to these devices within the last minute, or is being sent or retried, by kind. */
async function findRelated(tx: Transaction, now: Date, deviceIds: string[]): Promise<Map<string, MessageRow[]>> {
  if (deviceIds.length === 0) return new Map()
  const since = new Date(now.getTime() - windowMs)
  const found = await tx
    .select()
    .from(pushMessages)
    .where(
      and(
        inArray(pushMessages.deviceId, deviceIds),
        or(isNotNull(pushMessages.sentAt), gte(pushMessages.expiresAt, now)),
        sql`(${pushMessages.sentAt} > ${since.toISOString()}::timestamptz or (${pushMessages.attempts} > 0
          and ${pushMessages.nextAttemptAt} > ${now.toISOString()}::timestamptz))`,
      ),
    )
    .orderBy(sql`${pushMessages.sentAt} desc nulls first`)
  return Map.groupBy(found, kindOf)
}

const putOff = (tx: Transaction, messages: readonly MessageRow[], until: Date) =>
  tx
    .update(pushMessages)
    .set({ nextAttemptAt: until })
    .where(inArray(pushMessages.id, idsOf(messages)))

const remove = (tx: Transaction, messages: readonly MessageRow[]) =>
  tx.delete(pushMessages).where(inArray(pushMessages.id, idsOf(messages)))
