import type {
  AuthorizationCode,
  AuthorizationCodeModel,
  Client,
  RefreshToken,
  RefreshTokenModel,
} from '@node-oauth/oauth2-server'
import { allEqual, and, eq, gt, isNull } from '@questboard/db/drizzle'
import { oauthClients, oauthCodes, oauthGrants } from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { id } from '../kernel/schema.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { serverSecret } from '../kernel/secrets/server-secret.ts'
import { newAccessToken } from '../tokens/secret.ts'
import { accessSeconds } from './limits.ts'
import { grantTypes } from './register-client.ts'
import { endGrant } from './revoke.ts'
import { type Exchanged, findRepeated, saveTokens } from './save-tokens.ts'
import { idleDays, maxDays } from './schema.ts'
import { familyOf, isCode, isFamily, newFamily, newRefreshToken, successorsOf } from './secrets.ts'

/**
 * Expiry is checked here, by the application's clock. The library, which reads the machine's, always finds these valid.
 */
const later = (): Date => new Date(Date.now() + accessSeconds * 1000)

/**
 * What the library needs to answer one token request: where clients, codes and grants are. It checks the request and
 * PKCE, and words the errors.
 * @param named whether the request names the redirect address. OAuth 2.1 no longer asks for it; if it does, it must be
 * the same
 */
export function tokenModel(
  services: Services,
  { named, refuse }: { named: boolean; refuse: () => Error },
): AuthorizationCodeModel & RefreshTokenModel {
  const { database, clock } = services
  const { queries } = database
  let family: string | undefined
  let exchanged: Exchanged | undefined
  let next: ReturnType<typeof successorsOf> | undefined
  return {
    async getClient(clientId) {
      const validId = id.safeParse(clientId)
      if (!validId.success) return undefined
      const [client] = await queries.select().from(oauthClients).where(eq(oauthClients.id, validId.data))
      return client && { id: client.id, name: client.name, redirectUris: client.redirectUris, grants: grantTypes }
    },

    async getAuthorizationCode(authorizationCode) {
      const [code] = await queries.select().from(oauthCodes).where(isCode(authorizationCode))
      if (!code) return undefined
      if (code.usedAt) {
        if (code.grantId)
          await database.transaction((tx) => endGrant(tx, { id: code.grantId ?? '', userId: code.userId }))
        return undefined
      }
      if (code.expiresAt <= clock.now()) return undefined
      return {
        authorizationCode,
        expiresAt: later(),
        scope: code.scopes,
        user: { id: code.userId },
        client: clientOf(code.clientId),
        redirectUri: named ? code.redirectUri : '',
        codeChallenge: code.challenge,
        codeChallengeMethod: 'S256',
      } satisfies AuthorizationCode
    },

    async revokeAuthorizationCode({ authorizationCode, user, scope = [] }) {
      const codeHash = hashOf(authorizationCode)
      const used = await queries
        .update(oauthCodes)
        .set({ usedAt: clock.now() })
        .where(
          and(
            allEqual(oauthCodes, { codeHash, userId: user.id }),
            isNull(oauthCodes.usedAt),
            gt(oauthCodes.expiresAt, clock.now()),
          ),
        )
        .returning({ codeHash: oauthCodes.codeHash })
      exchanged = { codeHash, userId: user.id, scopes: scope }
      return used.length > 0
    },

    async getRefreshToken(refreshToken) {
      const ownFamily = familyOf(refreshToken)
      if (ownFamily === undefined) return undefined
      const [grant] = await queries.select().from(oauthGrants).where(isFamily(ownFamily))
      if (!grant) return undefined
      const { id: grantId, userId, clientId, scopes, refreshedAt, createdAt } = grant
      const refreshHash = hashOf(refreshToken)
      next = successorsOf(await serverSecret(queries, clock, 'apps'), refreshToken, ownFamily)
      if (grant.refreshHash !== refreshHash && !(await findRepeated(queries, clock.now(), grant, next))) {
        await database.transaction((tx) => endGrant(tx, grant))
        return undefined
      }
      const before = (days: number) => clock.now().getTime() - days * dayMs
      if (refreshedAt.getTime() <= before(idleDays) || createdAt.getTime() <= before(maxDays)) return undefined
      family = ownFamily
      exchanged = { grantId, userId, refreshHash }
      return {
        refreshToken,
        scope: scopes,
        client: clientOf(clientId),
        user: { id: userId },
      } satisfies RefreshToken
    },

    // The token changes with the tokens that replace it, in one statement.
    revokeToken: async () => true,

    generateAccessToken: async (_client, user) => next?.accessToken ?? newAccessToken(user.id),
    async generateRefreshToken(_client, user) {
      family ??= newFamily(user.id)
      return next?.refreshToken ?? newRefreshToken(family)
    },

    async saveToken(token, client, user) {
      const { accessToken, refreshToken = '', scope = [] } = token
      if (!exchanged || family === undefined) throw refuse()
      const tokens = { accessToken, refreshToken, family, scopes: scope }
      const saved = await saveTokens(services, { id: client.id, name: client.name }, exchanged, tokens)
      if (!saved) throw refuse()
      return { ...token, scope: saved, client, user }
    },

    // Requests are authenticated elsewhere, and codes are made by `answerRequest`.
    getAccessToken: async () => undefined,
    saveAuthorizationCode: async () => undefined,
  }
}

const clientOf = (clientId: string): Client => ({ id: clientId, grants: grantTypes })
