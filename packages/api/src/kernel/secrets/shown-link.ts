import { createHmac } from 'node:crypto'
import type { Queries } from '@questboard/db'
import type { Clock } from '../clock.ts'
import { hashOf } from './hash.ts'
import { newOwnedToken } from './owned-token.ts'
import { serverSecret } from './server-secret.ts'

/**
 * The token of an invitation link that leaders can see. It is derived each time, so the database contains no token in
 * plain text.
 * @param nonce a random value of the invitation; a new one gives a new link
 * @param tokenHash that of an earlier link, which is then returned even if it was made before links named their group
 */
export async function tokenOfNonce(
  queries: Queries,
  clock: Clock,
  { groupId, nonce, tokenHash }: { groupId: string; nonce: string; tokenHash?: string },
): Promise<string> {
  const secret = await serverSecret(queries, clock, 'invitation-links')
  const derived = createHmac('sha256', secret).update(nonce).digest('base64url')
  return hashOf(derived) === tokenHash ? derived : newOwnedToken(groupId, derived)
}
