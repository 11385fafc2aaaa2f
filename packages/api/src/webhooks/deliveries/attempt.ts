import { allEqual, and, isNotNull, isNull, sql } from '@questboard/db/drizzle'
import { webhookDeliveries, webhooks } from '@questboard/db/schema'
import { followForWebhooks } from '../../events/follow-player.ts'
import type { Services } from '../../kernel/context.ts'
import { createTransactionRunner, rows, type Transaction } from '../../kernel/transaction.ts'
import { maySend } from '../../notifications/may-send.ts'
import { type PostOutcome, post } from '../../outbound/post.ts'
import type { DeliveryFault } from '../schema.ts'
import type { DeliveryRow } from './claim.ts'
import { disabledReason, waitAfter } from './rules.ts'
import { signaturesOf } from './sign.ts'

interface Target {
  url: string
  secret: string
  previousSecret: string | null
  maySend: boolean
}

/** What became of an attempt. It is not sent when its webhook may not send. */
type Attempted = PostOutcome | { status: null; fault: DeliveryFault }

/**
 * Sends a claimed delivery once and records the outcome. After a crash in between, it is sent again with the same id.
 * @param signal aborts the attempt, which is then due again at once
 */
export async function attempt(services: Services, delivery: DeliveryRow, signal: AbortSignal): Promise<void> {
  const begun = performance.now()
  const outcome = await send(services, delivery, signal)
  const { result, userOfDisabled } = await settle(services, delivery, outcome)
  // In a transaction of its own: calls that change webhooks lock the person before the webhook, so doing both in
  // `settle` could deadlock. After a crash in between, `sweepEvents` does it.
  if (userOfDisabled) await createTransactionRunner(services)((tx) => followForWebhooks(tx, userOfDisabled))
  services.metrics?.delivery(result, (performance.now() - begun) / 1000)
}

async function send(
  services: Services,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Attempted | 'interrupted'> {
  const { database, clock, outside } = services
  const { id, webhookId, ownerId, body } = delivery
  const now = clock.now()
  const [target] = await rows<Target>(
    database.queries,
    sql`
      select webhook.url, webhook.secret, ${maySend} as "maySend",
        case when webhook.previous_secret_until > ${now.toISOString()}::timestamptz then webhook.previous_secret end
          as "previousSecret"
      from webhooks webhook join users owner on owner.id = webhook.user_id
      where webhook.id = ${webhookId}::uuid and webhook.owner_id = ${ownerId}::uuid`,
  )
  if (!target?.maySend) return { status: null, fault: 'stopped' }
  // The secret is erased when the user's access is revoked. Without it, receivers could not verify the delivery.
  if (target.secret === '') return { status: null, fault: 'switchedOff' }
  const timestamp = Math.floor(now.getTime() / 1000)
  const secrets = [target.secret, ...(target.previousSecret === null ? [] : [target.previousSecret])]
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Questboard',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(secrets, { id, timestamp, body }),
  }
  try {
    return await post({ url: target.url, headers, body }, outside.webhooks, signal)
  } catch (error) {
    if (signal.aborted) return 'interrupted'
    throw error
  }
}

/** Matches a delivery only while this claim is the latest. */
const asClaimed = ({ id, ownerId, attempts }: DeliveryRow) => allEqual(webhookDeliveries, { id, ownerId, attempts })

type OfWebhook = Pick<DeliveryRow, 'webhookId' | 'ownerId'>

const isWebhook = ({ webhookId, ownerId }: OfWebhook) => allEqual(webhooks, { id: webhookId, ownerId })

const isSuccess = ({ status }: Attempted): boolean => status !== null && status >= 200 && status < 300

function faultOf(outcome: Attempted): DeliveryFault {
  if (outcome.status === null) return outcome.fault
  return outcome.status === 410 ? 'gone' : 'status'
}

function settle(
  services: Services,
  delivery: DeliveryRow,
  outcome: Attempted | 'interrupted',
): Promise<{ result: 'delivered' | 'putOff' | 'givenUp'; userOfDisabled?: string | undefined }> {
  const { database, clock } = services
  const now = clock.now()
  return createTransactionRunner({ database, clock })(async (tx) => {
    const saveAttempt = (what: Partial<typeof webhookDeliveries.$inferInsert>) =>
      tx.update(webhookDeliveries).set(what).where(asClaimed(delivery))
    if (outcome === 'interrupted') {
      await saveAttempt({ nextAttemptAt: now })
      return { result: 'putOff' }
    }
    const { status } = outcome
    const response = outcome.status === null ? null : outcome.answer
    if (isSuccess(outcome)) {
      await saveAttempt({ deliveredAt: now, status, response, fault: null })
      await tx
        .update(webhooks)
        .set({ failingSince: null })
        .where(and(isWebhook(delivery), isNotNull(webhooks.failingSince)))
      return { result: 'delivered' }
    }
    const fault = faultOf(outcome)
    // Of a disabled webhook only what its owner sends again is attempted, once.
    const isDisabled = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(isWebhook(delivery), isNotNull(webhooks.disabledAt)))
    const retry = waitAfter({ event: delivery.event, attempts: delivery.attempts, fault }, services.random)
    const wait = isDisabled.length > 0 ? undefined : retry
    await saveAttempt({
      status,
      response,
      fault,
      ...(wait === undefined ? { failedAt: now } : { nextAttemptAt: new Date(now.getTime() + wait) }),
    })
    const userOfDisabled =
      delivery.event !== 'test' && fault !== 'stopped'
        ? await countAgainst(tx, services, delivery, { fault, givenUp: wait === undefined })
        : undefined
    return { result: wait === undefined ? 'givenUp' : 'putOff', userOfDisabled }
  })
}

/**
 * Records that a webhook fails, and disables it when it has failed for too long or responds with 410.
 * @returns whose events a disabled one received, if they were those of a person
 */
async function countAgainst(
  tx: Transaction,
  { clock, log }: Services,
  named: OfWebhook,
  { fault, givenUp }: { fault: DeliveryFault; givenUp: boolean },
): Promise<string | undefined> {
  const now = clock.now()
  const [webhook] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` })
    .where(and(isWebhook(named), isNull(webhooks.disabledAt)))
    .returning({ userId: webhooks.userId, groupId: webhooks.groupId, failingSince: webhooks.failingSince })
  const disabledBy = webhook && givenUp ? disabledReason(fault, webhook.failingSince, now) : undefined
  if (!webhook || !disabledBy) return undefined
  await tx.update(webhooks).set({ disabledAt: now, disabledBy }).where(isWebhook(named))
  await endOutstanding(tx, named, now)
  log.info({ webhook: named.webhookId, disabledBy }, 'a webhook was switched off')
  return webhook.groupId === null ? webhook.userId : undefined
}

/** Cancels the pending deliveries of a disabled webhook. */
export async function endOutstanding(tx: Transaction, { webhookId, ownerId }: OfWebhook, now: Date): Promise<void> {
  const { deliveredAt, failedAt } = webhookDeliveries
  await tx
    .update(webhookDeliveries)
    .set({ failedAt: now, fault: 'switchedOff' })
    .where(and(allEqual(webhookDeliveries, { webhookId, ownerId }), isNull(deliveredAt), isNull(failedAt)))
}
