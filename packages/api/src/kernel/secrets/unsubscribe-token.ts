import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '@questboard/db'
import type { Clock } from '../clock.ts'
import { notificationTypes } from '../events/notification-types.ts'
import { serverSecret } from './server-secret.ts'

/** What a link stops: a digest, e-mails about one type of notification, or about all of them. */
export type Stopped = 'digest' | 'weekly' | 'notifications' | 'reminder' | (typeof notificationTypes)[number]

const stoppable: readonly string[] = ['digest', 'weekly', 'notifications', 'reminder', ...notificationTypes]

const isStoppable = (kind: string): kind is Stopped => stoppable.includes(kind)

const form = /^([A-Za-z]{1,40})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/**
 * The token of a link that stops e-mails of a kind to a user, without signing in. It can do nothing else, so it is
 * signed instead of stored, and does not expire: people stop e-mails that are months old.
 */
export async function unsubscribeToken(queries: Queries, clock: Clock, userId: string, kind: Stopped): Promise<string> {
  const signed = `${kind}.${userId}`
  return `${signed}.${(await signatureOf(queries, clock, signed)).toString('base64url')}`
}

/** The user of a token, and what it stops; undefined for another text. */
export async function readUnsubscribeToken(
  queries: Queries,
  clock: Clock,
  token: string,
): Promise<{ userId: string; kind: Stopped } | undefined> {
  const [, kind, userId, signature] = form.exec(token) ?? []
  if (!kind || !isStoppable(kind) || !userId || !signature) return undefined
  const sent = Buffer.from(signature, 'base64url')
  const isOurs = timingSafeEqual(sent, await signatureOf(queries, clock, `${kind}.${userId}`))
  return isOurs ? { userId, kind } : undefined
}

async function signatureOf(queries: Queries, clock: Clock, signed: string): Promise<Buffer> {
  const secret = await serverSecret(queries, clock, 'unsubscribing')
  return createHmac('sha256', secret).update(signed).digest()
}
