import { randomUUID } from 'node:crypto'
import { sweepIdempotencyKeys } from '@questboard/api'
import type { Entry } from '@questboard/api/ledger/schema'
import { idempotencyKeys, ledger, users } from '@questboard/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { audit } from '../../support/audit.ts'
import { codeIn } from '../../support/error-code.ts'
import { grant, newPersonWith } from '../../support/grant.ts'
import { goldOf } from '../../support/stats.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** How repeated calls are treated, shown with redeeming, the simplest call that spends. */

interface Redeemed {
  stats: { gold: number }
  reward: { id: string } | null
}

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  const servers = await twoServers()
  server = servers.first
  second = servers.second
  close = servers.close
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await close()
})

/** Moves the clocks of both servers. */
const wait = (by: { hours?: number; days?: number }) => {
  for (const { clock } of [server, second]) clock.advance(by)
}

async function reward(person: Person, about: object = {}): Promise<string> {
  const body = { name: 'Tea', gold: 10, type: 'constant', ...about }
  return (await person.send<{ id: string }>('POST /user/rewards', body)).result.id
}

const redeem = (person: Person, rewardId: string, body?: object, headers?: Record<string, string>) =>
  person.send<Redeemed>(`POST /user/rewards/${rewardId}/redeem`, body, headers)

const redemptionsOf = async (person: Person) =>
  (await person.send<{ entries: Entry[] }>('GET /user/ledger?currency=gold&reason=rewardRedeemed')).result.entries

describe('a repeated call', () => {
  test('returns the first result and is executed once', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const first = await redeem(person, rewardId, { id })
    const again = await redeem(person, rewardId, { id: id.toUpperCase() })
    expect([again.status, again.result]).toEqual([200, first.result])
    expect(await goldOf(person)).toBe(90)
    expect(await redemptionsOf(person)).toMatchObject([{ reference: id, amount: -10 }])
    const { result } = await person.send<{ redemptions: { id: string }[] }>('GET /user/rewards/redemptions')
    expect(result.redemptions).toMatchObject([{ id }])
  })

  test('without a key is executed twice', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const rewardId = await reward(person)
    await redeem(person, rewardId)
    await redeem(person, rewardId)
    expect(await goldOf(person)).toBe(80)
    const [firstRedemption, secondRedemption] = await redemptionsOf(person)
    expect(firstRedemption?.reference).toMatch(/^[0-9a-f-]{36}$/)
    expect(firstRedemption?.reference).not.toBe(secondRedemption?.reference)
  })

  test('returns the same after the reward is used up, after midnight, and after the gold is spent', async () => {
    const person = await newPersonWith(server, { gold: 10 })
    const [id, rewardId] = [randomUUID(), await reward(person, { type: 'once' })]
    const first = await redeem(person, rewardId, { id })
    expect(first.result).toMatchObject({ stats: { gold: 0 }, reward: null })
    wait({ hours: 23 })
    expect((await redeem(person, rewardId, { id })).result).toEqual(first.result)
  })

  test('is answered in the language of the first call', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const first = await redeem(person, rewardId, { id }, { 'accept-language': 'en' })
    const again = await redeem(person, rewardId, { id }, { 'accept-language': 'bg', timezone: 'Pacific/Auckland' })
    expect(again.result).toEqual(first.result)
  })

  test('racing on two servers is executed once: the others get the same result or requestInProgress', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const callers = Array.from({ length: 12 }, (_, place) => (place % 2 ? onServer(second, person) : person))
    const replies = await Promise.all(callers.map((caller) => redeem(caller, rewardId, { id })))
    const done = replies.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    for (const { result } of done) expect(result).toEqual(done[0]?.result)
    for (const reply of replies) expect(['ok', 'requestInProgress']).toContain(codeIn(reply))
    expect(await goldOf(person)).toBe(90)
    expect(await redemptionsOf(person)).toHaveLength(1)
  })

  test('returns requestInProgress while the first one runs, and holds no connection', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const locked = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const holding = server.database.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, person.id)).for('update')
      locked.resolve()
      await free.promise
    })
    await locked.promise
    const first = redeem(person, rewardId, { id })
    await vi.waitFor(async () => {
      const running = sql`select from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and granted and datname = current_database()`
      expect(await server.database.rows(server.database.queries, running)).toHaveLength(1)
    }, 10_000)
    // One connection each would leave none of the ten for others.
    const others = await Promise.all(
      Array.from({ length: 20 }, () => redeem(onServer(second, person), rewardId, { id })),
    )
    for (const { error, headers } of others) {
      expect(error).toEqual({ message: 'requestInProgress', type: 'Conflict', status: 409 })
      expect(headers.get('retry-after')).toBe('1')
    }
    free.resolve()
    await holding
    expect((await first).status).toBe(200)
    expect((await redeem(person, rewardId, { id })).result).toEqual((await first).result)
    expect(await goldOf(person)).toBe(90)
  }, 30_000)
})

describe('the same key', () => {
  test('returns idAlreadyUsed for another body, path, call or create', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    await redeem(person, rewardId, { id })
    const replies = [
      await redeem(person, await reward(person), { id }),
      await person.send('POST /user/rewards', { id, name: 'Tea', gold: 10, type: 'constant' }),
    ]
    for (const { error } of replies) {
      expect(error).toEqual({ message: 'idAlreadyUsed', type: 'Conflict', status: 409 })
    }
    expect(await goldOf(person)).toBe(90)
  })

  test('returns idAlreadyUsed if it is the id of something the caller created', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const id = randomUUID()
    await person.send('POST /user/rewards', { id, name: 'Tea', gold: 10, type: 'constant' })
    expect(codeIn(await redeem(person, id, { id }))).toBe('idAlreadyUsed')
    expect(await goldOf(person)).toBe(100)
  })

  test('ignores unknown fields', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const first = await redeem(person, rewardId, { id, note: 'one' })
    expect((await redeem(person, rewardId, { id, note: 'two' })).result).toEqual(first.result)
  })

  test('of another user is independent', async () => {
    const [firstPerson, secondPerson] = [
      await newPersonWith(server, { gold: 100 }),
      await newPersonWith(server, { gold: 100 }),
    ]
    const id = randomUUID()
    expect((await redeem(firstPerson, await reward(firstPerson), { id })).status).toBe(200)
    expect((await redeem(secondPerson, await reward(secondPerson), { id })).status).toBe(200)
    expect([await goldOf(firstPerson), await goldOf(secondPerson)]).toEqual([90, 90])
    const item = await secondPerson.send('POST /user/rewards', { id: randomUUID(), name: 'Tea', gold: 1, type: 'once' })
    expect(item.status).toBe(200)
  })

  test('returns idAlreadyUsed after 24 hours, before and after the result is swept', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const first = await redeem(person, rewardId, { id })
    wait({ hours: 23 })
    await sweepIdempotencyKeys(server.services)
    expect((await redeem(person, rewardId, { id })).result).toEqual(first.result)
    wait({ hours: 1 })
    expect(codeIn(await redeem(person, rewardId, { id }))).toBe('idAlreadyUsed')
    await sweepIdempotencyKeys(server.services)
    const rows = await server.database.queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, id))
    expect(rows).toMatchObject([{ userId: person.id, response: null }])
    wait({ days: 20 })
    await sweepIdempotencyKeys(server.services)
    expect(codeIn(await redeem(person, rewardId, { id }))).toBe('idAlreadyUsed')
    expect(await goldOf(person)).toBe(90)
  })

  test("stays used when the result exceeds the account's limit, and the call is executed once", async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const row = { userId: person.id, contentHash: '', createdAt: server.clock.now() }
    await server.database.queries
      .insert(idempotencyKeys)
      .values({ ...row, key: randomUUID(), response: 'x'.repeat(16 * 1024 * 1024) })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    expect((await redeem(person, rewardId, { id })).result.stats.gold).toBe(90)
    expect(codeIn(await redeem(person, rewardId, { id }))).toBe('idAlreadyUsed')
    expect(await goldOf(person)).toBe(90)
    wait({ hours: 24 })
    await sweepIdempotencyKeys(server.services)
    const next = randomUUID()
    const first = await redeem(person, rewardId, { id: next })
    expect((await redeem(person, rewardId, { id: next })).result).toEqual(first.result)
  })

  test('is free after a refusal, for this call and for others', async () => {
    const person = await newPersonWith(server, { gold: 5 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    expect(codeIn(await redeem(person, rewardId, { id }))).toBe('notEnoughGoldToRedeemReward')
    expect(codeIn(await redeem(person, randomUUID(), { id }))).toBe('rewardNotFound')
    await grant(server, person, { gold: 5 })
    expect((await redeem(person, rewardId, { id })).result.stats.gold).toBe(0)
  })

  test('is free after its request was interrupted', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const { queries } = server.database
    await queries.execute(`create function fail() returns trigger as $$ begin raise 'cut off'; end $$ language plpgsql`)
    await queries.execute('create trigger fail before insert on idempotency_keys for each row execute function fail()')
    const cut = await redeem(person, rewardId, { id })
    await queries.execute('drop function fail() cascade')
    expect(cut.status).toBe(500)
    expect(await goldOf(person)).toBe(100)
    expect((await redeem(person, rewardId, { id })).result.stats.gold).toBe(90)
  })
})

describe('the Idempotency-Key header', () => {
  test.each([
    ['bare', (id: string) => id],
    ['quoted', (id: string) => `"${id}"`],
    ['in capitals', (id: string) => `"${id.toUpperCase()}"`],
  ])('%s works like the key in the body', async (_form, written) => {
    const person = await newPersonWith(server, { gold: 100 })
    const [id, rewardId] = [randomUUID(), await reward(person)]
    const first = await redeem(person, rewardId, undefined, { 'idempotency-key': written(id) })
    expect((await redeem(person, rewardId, undefined, { 'idempotency-key': id })).result).toEqual(first.result)
    expect((await redeem(person, rewardId, { id })).result).toEqual(first.result)
    expect((await redeem(person, rewardId, { id }, { 'idempotency-key': written(id) })).result).toEqual(first.result)
    expect(await redemptionsOf(person)).toMatchObject([{ reference: id }])
  })

  test.each(['', 'mine', '"', '"0"'])('%j is invalidData on a call that takes a key', async (key) => {
    const person = await newPersonWith(server, { gold: 100 })
    const { error } = await redeem(person, await reward(person), undefined, { 'idempotency-key': key })
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'Idempotency-Key' }] })
    expect(await goldOf(person)).toBe(100)
  })

  test('returns invalidData if it differs from the body', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const reply = await redeem(person, await reward(person), { id: randomUUID() }, { 'idempotency-key': randomUUID() })
    expect(codeIn(reply)).toBe('invalidData')
    expect(await goldOf(person)).toBe(100)
  })

  test('is ignored by calls without a key, even if it is invalid', async () => {
    const person = await newPersonWith(server, { gold: 100 })
    const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 1, type: 'daily' })
    for (const key of ['mine', randomUUID()]) {
      const reply = await person.send(`POST /user/tasks/${result.id}/complete`, {}, { 'idempotency-key': key })
      expect(reply.status).toBe(200)
      await person.send(`POST /user/tasks/${result.id}/reopen`)
    }
    expect((await person.send('GET /user/rewards', undefined, { 'idempotency-key': 'mine' })).status).toBe(200)
  })

  test('is checked after the token', async () => {
    const reply = await server.send(`POST /user/rewards/${randomUUID()}/redeem`, {}, { 'idempotency-key': 'mine' })
    expect(codeIn(reply)).toBe('authenticationFailed')
  })
})

test('returns invalidData for an id that is not a UUID', async () => {
  const person = await newPersonWith(server, { gold: 100 })
  const { error } = await redeem(person, await reward(person), { id: 'mine' })
  expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'id' }] })
})

test('the embedded engine executes a repeated call once, in sequence and in parallel', async () => {
  const embedded = await startTestServer({ engine: 'embedded' })
  const person = await newPersonWith(embedded, { gold: 100 })
  const [id, rewardId] = [randomUUID(), await reward(person)]
  const replies = await Promise.all(Array.from({ length: 5 }, () => redeem(person, rewardId, { id })))
  for (const { status, result } of replies) expect([status, result]).toEqual([200, replies[0]?.result])
  expect((await redeem(person, rewardId, { id })).result).toEqual(replies[0]?.result)
  const rows = await embedded.database.queries
    .select()
    .from(ledger)
    .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'rewardRedeemed')))
  expect(rows).toMatchObject([{ callId: id }])
  embedded.clock.advance({ hours: 24 })
  await sweepIdempotencyKeys(embedded.services)
  expect(codeIn(await redeem(person, rewardId, { id }))).toBe('idAlreadyUsed')
  await embedded.close()
}, 60_000)
