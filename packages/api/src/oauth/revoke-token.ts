import { allEqual, and, isNotNull } from '@questboard/db/drizzle'
import { accessTokens, oauthGrants } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { isToken } from '../tokens/read-token.ts'
import { oauthLimits } from './limits.ts'
import { type OAuthResponse, oauthError } from './register-client.ts'
import { endGrant } from './revoke.ts'
import { familyOf, isFamily } from './secrets.ts'

/**
 * Revokes a token of an app (RFC 7009), and with it everything that the app was allowed. An unknown token is not an
 * error. API tokens that their user created are not touched.
 * @throws DomainError tooManyRequests
 */
export async function revokeOAuthToken(
  services: Services,
  { address, parameters }: { address: string; parameters: URLSearchParams },
): Promise<OAuthResponse> {
  await countAttempt(services, `oauth:token:${address}`, oauthLimits.tokens)
  const token = parameters.get('token')
  if (!token) return oauthError(400, 'invalid_request', 'token: required')
  const grant = await findGrant(services, token)
  const clientId = parameters.get('client_id')
  if (grant && clientId !== null && clientId.toLowerCase() !== grant.clientId) {
    return oauthError(400, 'invalid_client', 'the token is of another app')
  }
  if (grant) await services.database.transaction((tx) => endGrant(tx, grant))
  return { status: 200, body: {} }
}

async function findGrant({ database: { queries } }: Services, token: string) {
  const shown = { id: oauthGrants.id, userId: oauthGrants.userId, clientId: oauthGrants.clientId }
  const family = familyOf(token)
  const [found] =
    family === undefined
      ? await queries
          .select(shown)
          .from(accessTokens)
          .innerJoin(oauthGrants, allEqual(accessTokens, { grantId: oauthGrants.id, userId: oauthGrants.userId }))
          .where(and(isToken(token), isNotNull(accessTokens.grantId)))
      : await queries.select(shown).from(oauthGrants).where(isFamily(family))
  return found
}
