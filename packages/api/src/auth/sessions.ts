import { loader, type Queries, statement } from '@questboard/db'
import { sessions, users } from '@questboard/db/schema'
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Clock } from '../kernel/clock.ts'
import type { Account, Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { publish } from '../kernel/events.ts'
import { hashOf } from '../kernel/hash.ts'
import { isToBeNoted } from '../kernel/last-use.ts'

/**
 * Sessions by Lucia, wrapped: nothing else knows of it. It makes the tokens and slides their expiry;
 * the adapter keeps only a hash of a token, and lets Lucia see the application's clock.
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

/** Lucia compares with the machine's time: what it is shown is shifted by what the application's clock differs. */
const shiftOf = (clock: Clock): number => Date.now() - clock.now().getTime()
const shifted = (at: Date, by: number): Date => new Date(at.getTime() + by)

/** What Lucia would say, by the application's clock alone: two looks at two clocks would differ by a moment. */
const endOfLife = (clock: Clock): Date => new Date(clock.now().getTime() + lifetime.milliseconds())

const findSessions = statement<{ tokenHashes: string[] }>()((queries, given) =>
  queries
    .select({
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      lang: users.lang,
      timeZone: users.timeZone,
      lastDayStart: users.lastDayStart,
      lastSeenDay: users.lastSeenDay,
      lockedAt: users.lockedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    // Who waits for deletion is signed out, whatever slips in at that moment.
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.erasesAt)))
    // Selected, or the statement would be planned anew for each list.
    .where(sql`${sessions.tokenHash} = any((select ${given('tokenHashes')}::text[])::text[])`),
)

const findSession = loader(
  (on, asked: readonly { tokenHash: string }[]) =>
    findSessions(on, { tokenHashes: asked.map(({ tokenHash }) => tokenHash) }),
  ({ tokenHash }) => tokenHash,
)

function adapterOn(on: Queries, clock: Clock, agent: string): Adapter {
  return {
    async getSessionAndUser(token) {
      const row = await findSession(on, { tokenHash: hashOf(token) })
      if (!row) return [null, null]
      // A session that ran out is told apart from one that was ended, so its row stays until it is swept.
      if (row.expiresAt <= clock.now()) throw new DomainError('expiredToken')
      const { userId, expiresAt, lockedAt, ...attributes } = row
      return [
        { id: token, userId, expiresAt: shifted(expiresAt, shiftOf(clock)), attributes: {} },
        { id: userId, attributes: { ...attributes, locked: lockedAt !== null } },
      ]
    },
    async getUserSessions(userId) {
      const rows = await on.select().from(sessions).where(eq(sessions.userId, userId))
      return rows.map(
        (row): DatabaseSession => ({ id: row.tokenHash, userId, expiresAt: row.expiresAt, attributes: {} }),
      )
    },
    async setSession({ id, userId }) {
      await on.insert(sessions).values({
        tokenHash: hashOf(id),
        userId,
        agent,
        expiresAt: endOfLife(clock),
        createdAt: clock.now(),
        lastSeenAt: clock.now(),
      })
    },
    async updateSessionExpiration(token) {
      await on
        .update(sessions)
        .set({ expiresAt: endOfLife(clock) })
        .where(eq(sessions.tokenHash, hashOf(token)))
    },
    async deleteSession(token) {
      await on.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
    },
    async deleteUserSessions(userId) {
      await on.delete(sessions).where(eq(sessions.userId, userId))
    },
    async deleteExpiredSessions() {
      await on.delete(sessions).where(lte(sessions.expiresAt, clock.now()))
    },
  }
}

const luciaOn = (on: Queries, clock: Clock, agent = '') =>
  new Lucia(adapterOn(on, clock, agent), {
    sessionExpiresIn: lifetime,
    getUserAttributes: (attributes: AccountAttributes) => attributes,
  })

/**
 * The account that a token signs in; its expiry slides.
 * @throws DomainError authenticationFailed (no token, or one that is unknown), expiredToken (one that ran out)
 */
export async function readSession(on: Queries, clock: Clock, token: string | undefined): Promise<Account> {
  if (!token) throw new DomainError('authenticationFailed')
  const { user } = await luciaOn(on, clock).validateSession(token)
  if (!user) throw new DomainError('authenticationFailed')
  if (isToBeNoted(user.lastSeenAt, clock.now())) {
    await on.update(sessions).set({ lastSeenAt: clock.now() }).where(eq(sessions.tokenHash, user.tokenHash))
  }
  return user
}

/**
 * Signs a user in. The token is told once and never kept.
 * @param agent what the browser or program calls itself, by which the user knows the session again
 */
export async function openSession(on: Queries, clock: Clock, userId: string, agent = ''): Promise<string> {
  const { id } = await luciaOn(on, clock, agent).createSession(userId, {})
  return id
}

/** Whether a session that let somebody in still would; unlike a request, asking does not prolong it. */
export async function sessionHolds(
  { database, clock }: Services,
  tokenHash: string,
  on = database.queries,
): Promise<boolean> {
  const found = await on
    .select({ userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.lockedAt), isNull(users.erasesAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, clock.now())))
  return found.length > 0
}

/**
 * Signs a user out everywhere; with `except`, everywhere but in that session (the hash of its token). Streams that are
 * open by those sessions end.
 */
export async function endSessions(on: Queries, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await on
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)))
  await publish(on, { kind: 'session', users: [userId] })
}

/** Ends one session, and the streams that are open by it. */
export async function endSession(on: Queries, userId: string, tokenHash: string): Promise<void> {
  await on.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
  await publish(on, { kind: 'session', users: [userId] })
}

/** How long a session that ran out is still told apart from one that never was. */
const rememberedDays = 90

/** Forgets sessions that ran out long ago. */
export async function sweepSessions({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - rememberedDays * 86_400_000)
  await database.queries.delete(sessions).where(lte(sessions.expiresAt, before))
}
