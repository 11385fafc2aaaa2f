import type { Queries } from '@questboard/db'
import { allEqual, and, eq, gt, isNotNull, isNull, or, type SQL } from '@questboard/db/drizzle'
import { accessTokens, users } from '@questboard/db/schema'
import { accountColumns } from '../kernel/account-columns.ts'
import type { Scope } from '../kernel/areas.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Account, Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isUseToRecord } from '../kernel/last-use.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { isTokenBy, tokenStatement } from '../kernel/secrets/owned-token.ts'
import { isWellFormed, ownerOfAccessToken } from './secret.ts'

const columns = { owner: accessTokens.userId, hash: accessTokens.tokenHash }

const findToken = tokenStatement(columns, (queries, isToken) =>
  queries
    .select({
      id: accessTokens.userId,
      scopes: accessTokens.scopes,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      ...accountColumns,
    })
    .from(accessTokens)
    // Accounts due for deletion have no access, even if a token was created meanwhile. Managed members have no tokens.
    .innerJoin(users, and(eq(users.id, accessTokens.userId), isNull(users.erasesAt), isNotNull(users.email)))
    .where(isToken),
)

/**
 * The account and the scopes of an API token.
 * @throws DomainError authenticationFailed: unknown or revoked, expiredToken
 */
export async function readAccessToken(queries: Queries, clock: Clock, token: string): Promise<Account> {
  if (!isWellFormed(token)) throw new DomainError('authenticationFailed')
  const tokenHash = hashOf(token)
  const [row] = await findToken(queries, { owner: ownerOfAccessToken(token), hash: tokenHash })
  if (!row) throw new DomainError('authenticationFailed')
  const { expiresAt, lastUsedAt, lockedAt, scopes, ...account } = row
  const now = clock.now()
  if (expiresAt && expiresAt <= now) throw new DomainError('expiredToken')
  if (isUseToRecord(lastUsedAt, now)) {
    await queries.update(accessTokens).set({ lastUsedAt: now }).where(isOwnToken(row.id, tokenHash))
  }
  return { ...account, tokenHash, scopes: scopes as Scope[], locked: lockedAt !== null }
}

/** A condition for the row of a token. */
export const isToken = (token: string): SQL =>
  isTokenBy(columns, isWellFormed(token) ? ownerOfAccessToken(token) : undefined, token)

const isOwnToken = (userId: string, tokenHash: string) => allEqual(accessTokens, { userId, tokenHash })

/** Whether a token that was valid is still valid. */
export async function isTokenValid(
  { database, clock }: Services,
  { id: userId, tokenHash }: Pick<Account, 'id' | 'tokenHash'>,
  queries = database.queries,
): Promise<boolean> {
  const unexpired = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, clock.now()))
  const found = await queries
    .select({ userId: accessTokens.userId })
    .from(accessTokens)
    .innerJoin(
      users,
      and(eq(users.id, accessTokens.userId), isNull(users.lockedAt), isNull(users.erasesAt), isNotNull(users.email)),
    )
    .where(and(isOwnToken(userId, tokenHash), unexpired))
  return found.length > 0
}
