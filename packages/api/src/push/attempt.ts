import { allEqual } from '@questboard/db/drizzle'
import { pushDevices, pushMessages } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { type PushType, pushKinds } from '../notifications/push-kinds.ts'
import type { ClaimedPush } from './claim.ts'
import { deliver, type PushOutcome } from './deliver.ts'
import { prepare } from './prepare.ts'
import { pauseOf, topicOf, waitAfter } from './rules.ts'
import { vapidKeys } from './vapid.ts'

/**
 * Sends a claimed push once and records the outcome. After a crash in between it is sent again with the same tag, so
 * the device shows it once.
 * @param signal aborts the attempt, which is then due again at once
 */
export async function attempt(services: Services, message: ClaimedPush, signal: AbortSignal): Promise<void> {
  const prepared = await prepare(services, message)
  if (prepared === 'dropped') return drop(services, message)
  if (prepared === 'putOff') return
  const kind = pushKinds[message.type as PushType]
  const secondsLeft = Math.ceil((message.expiresAt.getTime() - services.clock.now().getTime()) / 1000)
  const push = { payload: prepared, urgency: kind.urgency, ttl: Math.max(secondsLeft, 1), topic: topicOf(message.tag) }
  try {
    const keys = await vapidKeys(services)
    await settle(services, message, await deliver(services, { keys, target: message, push }, signal))
  } catch (error) {
    if (!signal.aborted) throw error
    await saveAttempt(services, message, { nextAttemptAt: services.clock.now() })
  }
}

/** Matches a push only while this claim is the latest. */
const asClaimed = ({ id, userId, attempts }: ClaimedPush) => allEqual(pushMessages, { id, userId, attempts })

async function drop({ database }: Services, message: ClaimedPush): Promise<void> {
  await database.queries.delete(pushMessages).where(asClaimed(message))
}

async function saveAttempt(
  { database }: Services,
  message: ClaimedPush,
  what: Partial<typeof pushMessages.$inferInsert>,
): Promise<void> {
  await database.queries.update(pushMessages).set(what).where(asClaimed(message))
}

async function settle(services: Services, message: ClaimedPush, outcome: PushOutcome): Promise<void> {
  const { clock, database, log, random } = services
  const now = clock.now()
  const ofDevice = allEqual(pushDevices, { id: message.deviceId, userId: message.userId })
  if (outcome.sent) {
    await database.transaction(async (tx) => {
      await tx.update(pushMessages).set({ nextAttemptAt: null, sentAt: now }).where(asClaimed(message))
      await tx.update(pushDevices).set({ lastSuccessAt: now, notBefore: null }).where(ofDevice)
    })
    return
  }
  const { fault, retryAfter } = outcome
  if (fault === 'gone') {
    await database.queries.delete(pushDevices).where(ofDevice)
    return
  }
  const pause = pauseOf(retryAfter, now)
  if (fault === 'tooMany' && pause !== undefined) {
    await database.queries
      .update(pushDevices)
      .set({ notBefore: new Date(now.getTime() + pause) })
      .where(ofDevice)
  }
  const { attempts, bare } = message
  const wait = waitAfter({ attempts, fault, bare, pause }, random)
  const next = wait === undefined ? undefined : new Date(now.getTime() + wait)
  if (next && next < message.expiresAt) {
    await saveAttempt(services, message, { nextAttemptAt: next, bare: bare || fault === 'tooLarge' })
    return
  }
  log.info({ pushId: message.id, type: message.type, attempts, fault }, 'a push was given up')
  await drop(services, message)
}
