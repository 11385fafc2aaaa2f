import { randomBytes } from 'node:crypto'
import { loader, type Queries, statement } from '@questboard/db'
import { allEqual, and, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from '@questboard/db/drizzle'
import { sessions, users } from '@questboard/db/schema'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { accountColumns } from '../kernel/account-columns.ts'
import { type Clock, dayMs } from '../kernel/clock.ts'
import type { Account, Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events/events.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { isUseToRecord } from '../kernel/last-use.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { isTokenOf, newOwnedToken, ownerOf } from '../kernel/secrets/owned-token.ts'

/**
 * Sessions with Lucia. No other file imports it. Lucia extends the expiry of tokens; the adapter stores only their
 * hashes, and makes Lucia use the application's clock.
 */

type AccountAttributes = Omit<Account, 'id' | 'scopes'> & {
  /** When the session was last used, to the hour. */
  lastSeenAt: Date
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaOn>
    DatabaseUserAttributes: AccountAttributes
  }
}

const lifetime = new TimeSpan(30, 'd')

/** Lucia uses the machine's clock, so its dates are shifted by the difference from the application's. */
const shiftOf = (clock: Clock): number => Date.now() - clock.now().getTime()
const shifted = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds)

/** The expiry that Lucia would compute, from the application's clock alone. Two clocks would differ slightly. */
const endOfLife = (clock: Clock): Date => new Date(clock.now().getTime() + lifetime.milliseconds())

const shown = {
  tokenHash: sessions.tokenHash,
  userId: sessions.userId,
  expiresAt: sessions.expiresAt,
  ...accountColumns,
  lastSeenAt: sessions.lastSeenAt,
}

// An account that waits for deletion is signed out, even if a session was created at the same moment. Managed members
// have no sessions.
const isOfAccount = and(eq(users.id, sessions.userId), isNull(users.erasesAt), isNotNull(users.email))

const findSessions = statement<{ userIds: string[]; tokenHashes: string[] }>()((queries, param) =>
  queries
    .select(shown)
    // Selected, since PostgreSQL would plan the statement again for each list.
    .from(
      sql`unnest((select ${param('userIds')}::uuid[]), (select ${param('tokenHashes')}::text[])) asked (user_id, token_hash)`,
    )
    .innerJoin(sessions, sql`${sessions.userId} = asked.user_id and ${sessions.tokenHash} = asked.token_hash`)
    .innerJoin(users, isOfAccount),
)

type SessionKey = { userId: string; tokenHash: string }

const findSession = loader(
  (queries, keys: readonly SessionKey[]) =>
    findSessions(queries, {
      userIds: userIdsOf(keys),
      tokenHashes: keys.map(({ tokenHash }) => tokenHash),
    }),
  ({ userId, tokenHash }) => userId + tokenHash,
)

/** Finds the sessions of tokens that name no user. */
const findUnnamed = statement<{ tokenHashes: string[] }>()((queries, param) =>
  queries
    .select(shown)
    .from(sessions)
    .innerJoin(users, isOfAccount)
    .where(sql`${sessions.tokenHash} = any((select ${param('tokenHashes')}::text[])::text[])`),
)

const findUnnamedSession = loader(
  (queries, keys: readonly Pick<SessionKey, 'tokenHash'>[]) =>
    findUnnamed(queries, { tokenHashes: keys.map(({ tokenHash }) => tokenHash) }),
  ({ tokenHash }) => tokenHash,
)

const isSession = (token: string): SQL => isTokenOf({ owner: sessions.userId, hash: sessions.tokenHash }, token)

function adapterOn(queries: Queries, clock: Clock, agent: string): Adapter {
  return {
    async getSessionAndUser(token) {
      const [owner, tokenHash] = [ownerOf(token), hashOf(token)]
      const row = await (owner === undefined
        ? findUnnamedSession(queries, { tokenHash })
        : findSession(queries, { userId: owner, tokenHash }))
      if (!row) return [null, null]
      // The row of an expired session stays until it is swept, so that the error differs from that of an ended one.
      if (row.expiresAt <= clock.now()) throw new DomainError('expiredToken')
      const { userId, expiresAt, lockedAt, ...attributes } = row
      return [
        { id: token, userId, expiresAt: shifted(expiresAt, shiftOf(clock)), attributes: {} },
        { id: userId, attributes: { ...attributes, locked: lockedAt !== null } },
      ]
    },
    async getUserSessions(userId) {
      const rows = await queries.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.map(
        (row): DatabaseSession => ({ id: row.tokenHash, userId, expiresAt: row.expiresAt, attributes: {} }),
      )
    },
    async setSession({ id, userId }) {
      await queries.insert(sessions).values({
        tokenHash: hashOf(id),
        userId,
        agent,
        expiresAt: endOfLife(clock),
        createdAt: clock.now(),
        lastSeenAt: clock.now(),
      })
    },
    async updateSessionExpiration(token) {
      await queries
        .update(sessions)
        .set({ expiresAt: endOfLife(clock) })
        .where(isSession(token))
    },
    async deleteSession(token) {
      await queries.delete(sessions).where(isSession(token))
    },
    async deleteUserSessions(userId) {
      await queries.delete(sessions).where(eq(sessions.userId, userId))
    },
    async deleteExpiredSessions() {
      await queries.delete(sessions).where(lte(sessions.expiresAt, clock.now()))
    },
  }
}

const luciaOn = (queries: Queries, clock: Clock, agent = '') =>
  new Lucia(adapterOn(queries, clock, agent), {
    sessionExpiresIn: lifetime,
    getUserAttributes: (attributes: AccountAttributes) => attributes,
  })

/**
 * The account of a session token. It also extends the session.
 * @throws DomainError authenticationFailed (no token, or an unknown one), expiredToken
 */
export async function readSession(queries: Queries, clock: Clock, token: string | undefined): Promise<Account> {
  if (!token) throw new DomainError('authenticationFailed')
  const { user } = await luciaOn(queries, clock).validateSession(token)
  if (!user) throw new DomainError('authenticationFailed')
  if (isUseToRecord(user.lastSeenAt, clock.now())) {
    await queries.update(sessions).set({ lastSeenAt: clock.now() }).where(isOwnSession(user.id, user.tokenHash))
  }
  return user
}

/**
 * Opens a session for a user. The token is returned once and never stored.
 * @param agent the `User-Agent`, so that the user recognises the session
 */
export async function openSession(queries: Queries, clock: Clock, userId: string, agent = ''): Promise<string> {
  const sessionId = newOwnedToken(userId, randomBytes(32).toString('hex'))
  const { id } = await luciaOn(queries, clock, agent).createSession(userId, {}, { sessionId })
  return id
}

/** A condition for a session of a user. */
export const isOwnSession = (userId: string, tokenHash: string): SQL => allEqual(sessions, { userId, tokenHash })

/** Whether a session is still valid. Unlike a request, this does not extend it. */
export async function isSessionValid(
  { database, clock }: Services,
  { id: userId, tokenHash }: Pick<Account, 'id' | 'tokenHash'>,
  queries = database.queries,
): Promise<boolean> {
  const found = await queries
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(
      users,
      and(eq(users.id, sessions.userId), isNull(users.lockedAt), isNull(users.erasesAt), isNotNull(users.email)),
    )
    .where(and(isOwnSession(userId, tokenHash), gt(sessions.expiresAt, clock.now())))
  return found.length > 0
}

/** Ends all sessions of a user with their open streams; with `except`, all but that one (its token hash). */
export async function endSessions(
  queries: Queries,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)))
  await publish(queries, { kind: 'session', users: [userId] })
}

/** Ends one session and its open streams. */
export async function endSession(queries: Queries, userId: string, tokenHash: string): Promise<void> {
  await queries.delete(sessions).where(isOwnSession(userId, tokenHash))
  await publish(queries, { kind: 'session', users: [userId] })
}

/** Days for which an expired session is still recognised. */
const rememberedDays = 90

/** Deletes sessions that expired long ago. */
export async function sweepSessions({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - rememberedDays * dayMs)
  await database.queries.delete(sessions).where(lte(sessions.expiresAt, before))
}
