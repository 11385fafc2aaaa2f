import { randomUUID } from 'node:crypto'
import { accessTokens, memberships, pawns, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../../packages/api/src/auth/sessions.ts'
import { award } from '../../../packages/api/src/board/award.ts'
import { boardOf, firstBoard } from '../../../packages/api/src/board/boards.ts'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { lockPlayer } from '../../../packages/api/src/players/lock-player.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { audit } from '../../support/audit.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grant } from '../../support/grant.ts'
import { newGroup, type TestGroup } from '../../support/group.ts'
import { sendTo } from '../../support/rest.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

/** Players without an account: what the database and the calls of accounts refuse for them. */

let server: TestServer
let group: TestGroup
beforeAll(async () => {
  server = await startTestServer()
  group = await newGroup(server)
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await server.close()
})

async function addPlayer(about: { email: string | null; managed: boolean; passwordHash?: string }): Promise<string> {
  const id = randomUUID()
  await server.database.queries.insert(users).values({
    id,
    name: 'Mira',
    lang: 'en',
    boardId: firstBoard.id,
    createdAt: server.clock.now(),
    lastDayStart: '2026-03-10',
    lastSeenDay: '2026-03-10',
    nextRolloverAt: new Date('2026-03-11T00:00:00Z'),
    ...about,
  })
  await server.database.queries.insert(pawns).values({ userId: id, boardId: firstBoard.id })
  return id
}

/** A managed member of the group. */
async function addManaged(): Promise<{ id: string; memberId: string }> {
  const [id, memberId] = [await addPlayer({ email: null, managed: true }), randomUUID()]
  await server.database.queries
    .insert(memberships)
    .values({ id: memberId, groupId: group.id, userId: id, role: 'member', joinedAt: server.clock.now() })
  return { id, memberId }
}

describe('the database', () => {
  test.each([
    ['an account without an address', { email: null, managed: false }],
    ['a managed member with an address', { email: 'mira@example.org', managed: true }],
    ['a managed member with a password', { email: null, managed: true, passwordHash: 'a hash' }],
  ])('refuses %s', async (_, about) => {
    await expect(addPlayer(about)).rejects.toThrow()
  })
})

describe('a managed member', () => {
  test('is not signed in by a session', async () => {
    const { id } = await addManaged()
    const token = await openSession(server.database.queries, server.clock, id)
    expect(await errorCodeOf(sendTo(server.url, token)('GET /users/profile'))).toBe('authenticationFailed')
  })

  test('is not signed in by an API token', async () => {
    const { id } = await addManaged()
    const person = await server.person()
    const { send } = await newAccessToken(server, person, ['tasks:read'])
    expect(await errorCodeOf(send('GET /user/tasks'))).toBe('ok')
    await server.database.queries.update(accessTokens).set({ userId: id }).where(eq(accessTokens.userId, person.id))
    expect(await errorCodeOf(send('GET /user/tasks'))).toBe('authenticationFailed')
  })

  test('receives no gems of others', async () => {
    const { memberId } = await addManaged()
    const { creator } = group
    await grant(server, creator, { gems: 20 })
    const before = (await creator.send('GET /users/profile')).result
    const sending = creator.send(`PATCH /groups/${group.id}/members/${memberId}/send-gems`, { gems: 5 })
    expect(await errorCodeOf(sending)).toBe('notAuthorized')
    expect((await creator.send('GET /users/profile')).result).toEqual(before)
  })

  test('does not become a leader', async () => {
    const { memberId } = await addManaged()
    const promoting = group.creator.send(`PATCH /groups/${group.id}/members/${memberId}/promote-leader`)
    expect(await errorCodeOf(promoting)).toBe('notAuthorized')
    const [membership] = await server.database.queries.select().from(memberships).where(eq(memberships.id, memberId))
    expect(membership?.role).toBe('member')
  })

  test('gets 20 gold for a special bonus, for which an account gets gems', async () => {
    const [managed, account] = [await addManaged(), await server.person()]
    const steps = boardOf(firstBoard.id).squares.indexOf('specialBonus')
    expect(steps).toBeGreaterThan(0)
    const before = { gold: 0, gems: 50 }
    const land = (userId: string) =>
      createTransactionRunner(server)(async (tx) => {
        const ctx = { services: server.services, language: 'en', today: '2026-03-10' } as const
        return (await award(tx, ctx, await lockPlayer(tx, userId), { entries: [], steps })).stats
      })
    expect(await land(managed.id)).toMatchObject({ gold: 20, gems: 0 })
    const paid = await land(account.id)
    expect(paid.gold).toBe(before.gold)
    expect(paid.gems).toBeGreaterThan(before.gems)
  })

  test('counts the gems of a day, also when they are as many as those of an earlier day', async () => {
    const { id } = await server.person()
    const steps = boardOf(firstBoard.id).squares.indexOf('specialBonus')
    const counted = () =>
      server.database.queries
        .select({ gems: users.squareGems, day: users.squareGemsDay })
        .from(users)
        .where(eq(users.id, id))
    await server.database.queries
      .update(users)
      .set({ squareGems: 3, squareGemsDay: '2026-03-09' })
      .where(eq(users.id, id))
    server.draws.push(2)
    const today = '2026-03-10'
    await createTransactionRunner(server)(async (tx) =>
      award(tx, { services: server.services, language: 'en', today }, await lockPlayer(tx, id), { entries: [], steps }),
    )
    expect(await counted()).toEqual([{ gems: 3, day: today }])
  })

  test('gets no gems beyond those of a day that a parallel request has begun', async () => {
    const { id } = await server.person()
    const steps = boardOf(firstBoard.id).squares.indexOf('specialBonus')
    const tomorrow = '2026-03-11'
    await server.database.queries
      .update(users)
      .set({ lastDayStart: tomorrow, squareGems: 3, squareGemsDay: tomorrow })
      .where(eq(users.id, id))
    const { stats } = await createTransactionRunner(server)(async (tx) => {
      const ctx = { services: server.services, language: 'en', today: '2026-03-10' } as const
      return award(tx, ctx, await lockPlayer(tx, id), { entries: [], steps })
    })
    expect(stats.gems).toBe(50)
  })
})
