import { type Queries, statement } from '@questboard/db'
import { and, eq, gt, isNotNull, isNull, or, type SQL } from '@questboard/db/drizzle'
import { accessTokens, users } from '@questboard/db/schema'
import type { Scope } from '../kernel/areas.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Account, Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { hashOf } from '../kernel/hash.ts'
import { isUseToRecord } from '../kernel/last-use.ts'
import { isWellFormed, ownerOfAccessToken } from './secret.ts'

const finder = (isNamed: boolean) =>
  statement<{ userId?: string | undefined; tokenHash: string }>()((queries, given) =>
    queries
      .select({
        id: accessTokens.userId,
        scopes: accessTokens.scopes,
        expiresAt: accessTokens.expiresAt,
        lastUsedAt: accessTokens.lastUsedAt,
        lang: users.lang,
        timeZone: users.timeZone,
        dayStartsAt: users.dayStartsAt,
        lastDayStart: users.lastDayStart,
        lastSeenDay: users.lastSeenDay,
        lockedAt: users.lockedAt,
      })
      .from(accessTokens)
      // Accounts due for deletion have no access, even if a token was created meanwhile. Managed members have no tokens.
      .innerJoin(users, and(eq(users.id, accessTokens.userId), isNull(users.erasesAt), isNotNull(users.email)))
      .where(
        and(
          isNamed ? eq(accessTokens.userId, given('userId')) : undefined,
          eq(accessTokens.tokenHash, given('tokenHash')),
        ),
      ),
  )

const findToken = finder(true)

/** Of a token that names no user. */
const findUnnamed = finder(false)

/**
 * The account and the scopes of an API token.
 * @throws DomainError authenticationFailed: unknown or revoked, expiredToken
 */
export async function readAccessToken(on: Queries, clock: Clock, token: string): Promise<Account> {
  if (!isWellFormed(token)) throw new DomainError('authenticationFailed')
  const tokenHash = hashOf(token)
  const userId = ownerOfAccessToken(token)
  const [row] = await (userId === undefined ? findUnnamed : findToken)(on, { userId, tokenHash })
  if (!row) throw new DomainError('authenticationFailed')
  const { expiresAt, lastUsedAt, lockedAt, scopes, ...account } = row
  const now = clock.now()
  if (expiresAt && expiresAt <= now) throw new DomainError('expiredToken')
  if (isUseToRecord(lastUsedAt, now)) {
    await on.update(accessTokens).set({ lastUsedAt: now }).where(isOwnToken(row.id, tokenHash))
  }
  return { ...account, tokenHash, scopes: scopes as Scope[], locked: lockedAt !== null }
}

/** A condition for the row of a token. */
export function isToken(token: string): SQL {
  const userId = isWellFormed(token) ? ownerOfAccessToken(token) : undefined
  return and(
    userId === undefined ? undefined : eq(accessTokens.userId, userId),
    eq(accessTokens.tokenHash, hashOf(token)),
  ) as SQL
}

const isOwnToken = (userId: string, tokenHash: string) =>
  and(eq(accessTokens.userId, userId), eq(accessTokens.tokenHash, tokenHash))

/** Whether a token that was valid is still valid. */
export async function tokenHolds(
  { database, clock }: Services,
  { id: userId, tokenHash }: Pick<Account, 'id' | 'tokenHash'>,
  on = database.queries,
): Promise<boolean> {
  const unexpired = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, clock.now()))
  const found = await on
    .select({ userId: accessTokens.userId })
    .from(accessTokens)
    .innerJoin(
      users,
      and(eq(users.id, accessTokens.userId), isNull(users.lockedAt), isNull(users.erasesAt), isNotNull(users.email)),
    )
    .where(and(isOwnToken(userId, tokenHash), unexpired))
  return found.length > 0
}
