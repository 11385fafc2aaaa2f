import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '@questboard/db'
import type { Clock } from './clock.ts'
import { serverSecret } from './server-secret.ts'

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/**
 * The token of a link that stops the digests of a user, without signing in. It can do nothing else, so it is signed instead
 * of stored, and does not expire: people stop e-mails that are months old.
 */
export async function unsubscribeToken(on: Queries, clock: Clock, userId: string): Promise<string> {
  return `${userId}.${(await signatureOf(on, clock, userId)).toString('base64url')}`
}

/** The user of a token; undefined for another text. */
export async function userOfUnsubscribeToken(on: Queries, clock: Clock, token: string): Promise<string | undefined> {
  const [, userId, signature] = form.exec(token) ?? []
  if (!userId || !signature) return undefined
  const given = Buffer.from(signature, 'base64url')
  return timingSafeEqual(given, await signatureOf(on, clock, userId)) ? userId : undefined
}

async function signatureOf(on: Queries, clock: Clock, userId: string): Promise<Buffer> {
  const secret = await serverSecret(on, clock, 'unsubscribing')
  return createHmac('sha256', secret).update(userId).digest()
}
