import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@questboard/db'
import { allEqual, and, eq, gte, isNotNull, isNull } from '@questboard/db/drizzle'
import { accessTokens, oauthClients, oauthCodes, oauthGrants, users } from '@questboard/db/schema'
import type { Scope } from '../kernel/areas.ts'
import type { Services } from '../kernel/context.ts'
import { shortestScopes } from '../kernel/scopes.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { accessSeconds, repeatSeconds } from './limits.ts'
import { endGrant } from './revoke.ts'

/** What an app exchanges for tokens: a code that was just used, or the refresh token of a grant. */
export type Exchanged = { userId: string } & (
  | { codeHash: string; scopes: string[] }
  | { grantId: string; refreshHash: string }
)

interface NewTokens {
  accessToken: string
  refreshToken: string
  family: string
  /** The scopes of the access token. An app may ask for fewer than it was allowed. */
  scopes: string[]
}

type App = { id: string; name: string }

/**
 * Saves the tokens of an app, in place of those it had. The account is locked: a call that revokes access meanwhile
 * ends these tokens, or comes first.
 * @returns the scopes of the access token; undefined if the access was revoked, or the refresh token was used before.
 * That ends the grant, unless it is the same request again
 */
export function saveTokens(
  services: Services,
  app: App,
  from: Exchanged,
  tokens: NewTokens,
): Promise<string[] | undefined> {
  const { clock, database } = services
  const now = clock.now()
  return database.transaction(async (tx) => {
    const { userId } = from
    if (!(await lockOpenAccount(tx, userId))) return undefined
    const grantId = 'codeHash' in from ? await beginGrant(tx, now, { app, code: from, tokens }) : from.grantId
    if (grantId === undefined) return undefined
    if ('refreshHash' in from && !(await rotate(tx, now, from, tokens))) {
      const repeated = await findRepeated(tx, now, { id: grantId, userId }, tokens)
      if (!repeated) await endGrant(tx, { id: grantId, userId })
      return repeated
    }
    await tx.delete(accessTokens).where(allEqual(accessTokens, { grantId, userId }))
    const scopes = shortestScopes(tokens.scopes as Scope[])
    await tx.insert(accessTokens).values({
      id: randomUUIDv7(),
      userId,
      grantId,
      name: app.name,
      createdAt: now,
      lastUsedAt: null,
      scopes,
      tokenHash: hashOf(tokens.accessToken),
      expiresAt: new Date(now.getTime() + accessSeconds * 1000),
    })
    await tx.update(oauthClients).set({ lastUsedAt: now }).where(eq(oauthClients.id, app.id))
    return scopes
  })
}

async function lockOpenAccount(tx: Transaction, userId: string): Promise<boolean> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.lockedAt), isNull(users.erasesAt), isNotNull(users.email)))
    .for('no key update')
  return account !== undefined
}

/** What a grant begins with: the code that an app exchanges for tokens. */
interface BegunGrant {
  app: App
  code: Extract<Exchanged, { codeHash: string }>
  tokens: NewTokens
}

/** The grant of a code, in place of an earlier one of the same app. Undefined if the code was revoked meanwhile. */
async function beginGrant(tx: Transaction, now: Date, { app, code, tokens }: BegunGrant): Promise<string | undefined> {
  const { codeHash, userId, scopes } = code
  const id = randomUUIDv7()
  const isCode = allEqual(oauthCodes, { codeHash, userId })
  const [unusedCode] = await tx
    .select({ grantId: oauthCodes.grantId })
    .from(oauthCodes)
    .where(and(isCode, isNull(oauthCodes.grantId)))
    .for('update')
  if (!unusedCode) return undefined
  const [earlier] = await tx
    .select({ id: oauthGrants.id, userId: oauthGrants.userId })
    .from(oauthGrants)
    .where(allEqual(oauthGrants, { userId, clientId: app.id }))
  if (earlier) await endGrant(tx, earlier)
  await tx.insert(oauthGrants).values({
    id,
    userId,
    clientId: app.id,
    scopes,
    createdAt: now,
    refreshedAt: now,
    familyHash: hashOf(tokens.family),
    refreshHash: hashOf(tokens.refreshToken),
  })
  await tx.update(oauthCodes).set({ grantId: id }).where(isCode)
  return id
}

/** Replaces the refresh token, if it is still the latest. */
async function rotate(
  tx: Transaction,
  now: Date,
  { userId, grantId, refreshHash }: Extract<Exchanged, { grantId: string }>,
  { refreshToken }: NewTokens,
): Promise<boolean> {
  const rotated = await tx
    .update(oauthGrants)
    .set({ refreshHash: hashOf(refreshToken), refreshedAt: now })
    .where(allEqual(oauthGrants, { id: grantId, userId, refreshHash }))
    .returning({ id: oauthGrants.id })
  return rotated.length > 0
}

/**
 * Whether these tokens were given a moment ago for the same refresh token, and none was used: the answer may have been
 * lost.
 * @returns the scopes of the access token
 */
export async function findRepeated(
  queries: Queries,
  now: Date,
  { id, userId }: { id: string; userId: string },
  { accessToken, refreshToken }: Pick<NewTokens, 'accessToken' | 'refreshToken'>,
): Promise<string[] | undefined> {
  const [unusedToken] = await queries
    .select({ scopes: accessTokens.scopes })
    .from(oauthGrants)
    .innerJoin(accessTokens, allEqual(accessTokens, { grantId: oauthGrants.id, userId: oauthGrants.userId }))
    .where(
      and(
        allEqual(oauthGrants, { id, userId, refreshHash: hashOf(refreshToken) }),
        gte(oauthGrants.refreshedAt, new Date(now.getTime() - repeatSeconds * 1000)),
        eq(accessTokens.tokenHash, hashOf(accessToken)),
        isNull(accessTokens.lastUsedAt),
      ),
    )
  return unusedToken?.scopes
}
