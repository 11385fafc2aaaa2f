import type { Services } from '../kernel/context.ts'
import type { Urgency } from '../notifications/push-kinds.ts'
import { post } from '../outbound/post.ts'
import type { PushFault } from './schema.ts'
import type { VapidKeys } from './vapid.ts'

/** Where a push goes. */
export interface Target {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** JSON. */
  payload: string
  urgency: Urgency
  /** How long the push service keeps it, in seconds. */
  ttl: number
  /** Replaces what waits there with the same topic: at most 32 characters of base64url. */
  topic: string | undefined
}

/** A push on its way: with the keys of the server that sign it. */
interface Delivery {
  keys: VapidKeys
  target: Target
  push: Push
}

/** Whether the push service accepted a push; if not, why. */
export type PushOutcome = { sent: true } | { sent: false; fault: PushFault; retryAfter: string | undefined }

/**
 * Encrypts a push (RFC 8291), signs it (RFC 8292) and sends it to its push service (RFC 8030) once.
 * @throws the reason of `signal`
 */
export async function deliver(
  { outside }: Services,
  { keys, target, push }: Delivery,
  signal: AbortSignal,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = target
  const { payload, urgency, ttl, topic } = push
  // Loaded with the first push: many servers never send one.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: keys,
    TTL: ttl,
    urgency,
    contentEncoding: 'aes128gcm',
    ...(topic !== undefined && { topic }),
  })
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const response = await post({ url: endpoint, headers: sent, body }, outside.webhooks, signal)
  if (response.status === null) return { sent: false, fault: response.fault, retryAfter: undefined }
  if (response.status >= 200 && response.status < 300) return { sent: true }
  return { sent: false, fault: faultOf(response.status), retryAfter: response.retryAfter }
}

function faultOf(status: number): PushFault {
  if (status === 404 || status === 410) return 'gone'
  if (status === 413) return 'tooLarge'
  return status === 429 ? 'tooMany' : 'status'
}
