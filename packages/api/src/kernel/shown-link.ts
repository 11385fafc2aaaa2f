import { createHmac } from 'node:crypto'
import type { Queries } from '@questboard/db'
import type { Clock } from './clock.ts'
import { serverSecret } from './server-secret.ts'

/**
 * The token of an invitation link that leaders can see. It is derived each time, so the database contains no token in
 * plain text.
 * @param nonce a random value of the invitation; a new one gives a new link
 */
export async function tokenOfNonce(on: Queries, clock: Clock, nonce: string): Promise<string> {
  const secret = await serverSecret(on, clock, 'invitation-links')
  return createHmac('sha256', secret).update(nonce).digest('base64url')
}
