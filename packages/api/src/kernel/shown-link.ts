import { createHmac } from 'node:crypto'
import type { Queries } from '@questboard/db'
import type { Clock } from './clock.ts'
import { serverSecret } from './server-secret.ts'

/**
 * The token of a link that leaders are shown. It is derived each time, so that the database holds no token in plain text.
 * @param nonce a random value of the invitation: another one makes another link
 */
export async function tokenOfNonce(on: Queries, clock: Clock, nonce: string): Promise<string> {
  const secret = await serverSecret(on, clock, 'invitation-links')
  return createHmac('sha256', secret).update(nonce).digest('base64url')
}
