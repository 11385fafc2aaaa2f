import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { httpRequest } from '../../bench/contenders.ts'
import { type Sent, sendOrder } from '../../bench/open-load.ts'
import { register } from '../../bench/people.ts'
import { endAll, startServer } from '../../start/processes.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { testDatabase, waitingForLocks } from '../../support/database.ts'
import { sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** One account must not starve the others, with or without rate limits. */

const timesOf = (sent: Sent[]): number[] => sent.flatMap(({ took }) => [...took]).sort((left, right) => left - right)

const median = (times: number[]): number => times[Math.floor(times.length / 2)] ?? Number.NaN

const statusesOf = (sent: Sent[]): Set<number> => new Set(sent.flatMap(({ status }) => [...status]))

describe.each(['postgres', 'embedded'])('on %s', (engine) => {
  afterEach(() => endAll())

  test('100 parallel writes of one account delay no reads of others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'questboard-fairness-'))
    const database = engine === 'postgres' ? await testDatabase() : undefined
    const serverProcess = startServer(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder })
    const url = await serverProcess.ready
    const [greedy, ...others] = await Promise.all([1, 2, 3, 4].map((person) => register(url, person)))
    const writes = ['Ani', 'Eva'].map((name) =>
      httpRequest('PUT /api/users/profile', greedy?.token, { name, lang: 'en' }),
    )
    const reads = others.flatMap(({ token }) =>
      ['GET /api/dashboard', 'GET /api/user/tasks'].map((line) => httpRequest(line, token)),
    )
    // Each read follows the response to the previous one, so a slow machine has no queue of its own making.
    const read = (seconds: number) =>
      sendOrder({ url, requests: reads, connections: 2, phases: [{ rate: 0, seconds }] })
    await read(1)
    const quiet = await read(2)
    const flood = sendOrder({ url, requests: writes, connections: 100, phases: [{ rate: 0, seconds: 4 }] })
    const beside = await read(3)
    expect([...statusesOf(quiet), ...statusesOf(beside)]).toEqual([200, 200])
    // Two to three times as long, and ten times without the queues of accounts. `npm run bench:fairness` has the numbers.
    expect(median(timesOf(beside))).toBeLessThan(4 * median(timesOf(quiet)) + 10)
    expect([...statusesOf(await flood)].filter((status) => status !== 200 && status !== 429)).toEqual([])
    serverProcess.signal('SIGTERM')
    await serverProcess.ended
    await database?.drop()
    await rm(folder, { recursive: true })
  }, 120_000)
})

describe('the writes of an account', () => {
  let server: TestServer
  let second: TestServer
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ first: server, second, close } = await twoServers())
  })
  afterAll(() => close())

  /** Runs `work` while the row of a player is locked, as by a slow write. */
  async function whileHeld<T>({ id }: Person, work: () => Promise<T>): Promise<T> {
    return second.database.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${id} for update`)
      return work()
    })
  }

  const rename = ({ send }: Pick<Person, 'send'>) => send('PUT /users/profile', { name: 'Ani', lang: 'en' })

  const many = <T>(length: number, call: () => Promise<T>) => Array.from({ length }, call)

  const used = () => {
    const { open, idle } = server.database.load() ?? { open: 0, idle: 0 }
    return open - idle
  }

  test('wait without a connection, in whatever session, and are all done', async () => {
    const player = await server.person()
    const otherPerson = await server.person()
    const login = await server.send<{ token: string }>('POST /auth/login', {
      email: player.email,
      password: goodPassword,
    })
    const elsewhere = sendTo(server.url, login.result.token)
    const { writes } = await whileHeld(player, async () => {
      const writes = [...many(25, () => rename(player)), ...many(25, () => rename({ send: elsewhere }))]
      await expect.poll(() => waitingForLocks(server.database)).toBe(1)
      // Meanwhile others write and read, and the account's own reads are answered.
      expect((await rename(otherPerson)).status).toBe(200)
      for (const { send } of [otherPerson, player]) expect((await send('GET /dashboard')).status).toBe(200)
      await expect.poll(used).toBe(1)
      expect(server.database.load()?.waiting).toBe(0)
      return { writes }
    })
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('hold one connection of each server', async () => {
    const player = await server.person()
    const { writes } = await whileHeld(player, async () => {
      const writes = [player, onServer(second, player)].flatMap((person) => many(20, () => rename(person)))
      await expect.poll(() => waitingForLocks(server.database)).toBe(2)
      for (const { url } of [server, second]) {
        expect((await sendTo(url, player.token)('GET /dashboard')).status).toBe(200)
      }
      expect(await waitingForLocks(server.database)).toBe(2)
      return { writes }
    })
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('in one batch run one after the other, too', async () => {
    const player = await server.person()
    const names = Array(10).fill('profile.update')
    const body = JSON.stringify({ ...names.map(() => ({ name: 'Ani', lang: 'en' })) })
    const { answer } = await whileHeld(player, async () => {
      const answer = fetch(`${server.url}/trpc/${names}?batch=1`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
      })
      await expect.poll(() => waitingForLocks(server.database)).toBe(1)
      expect((await player.send('GET /dashboard')).status).toBe(200)
      expect(await waitingForLocks(server.database)).toBe(1)
      return { answer }
    })
    expect((await answer).status).toBe(200)
  })

  test('are refused at once when too many wait, and only those', async () => {
    const [player, otherPerson] = [await server.person(), await server.person()]
    const { writes, refused } = await whileHeld(player, async () => {
      const writes = many(230, () => rename(player))
      const refused = await Promise.any(writes)
      expect((await rename(otherPerson)).status).toBe(200)
      return { writes, refused }
    })
    expect(refused).toMatchObject({ status: 429, error: { message: 'tooManyRequests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    // One runs and 200 wait; on a slow machine some time out.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(29)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50)
  })

  test('of a token that fill the queue do not keep its owner from revoking it', async () => {
    const player = await server.person()
    const token = await newAccessToken(server, player, ['profile:write'])
    // From its first use on, the server knows the account of a token.
    expect((await rename(token)).status).toBe(200)
    const { writes, revoked } = await whileHeld(player, async () => {
      const writes = many(230, () => rename(token))
      expect(await Promise.any(writes)).toMatchObject({ status: 429 })
      // In an object, so that nothing waits for it before the row is free.
      return { writes, revoked: player.send(`DELETE /users/tokens/${token.id}`) }
    })
    expect((await revoked).status).toBe(200)
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses).toContain(401)
  })

  test('50 parallel completions of one player all succeed', async () => {
    const player = await server.person()
    const tasks = await Promise.all(
      many(50, () => player.send<{ id: string }>('POST /user/tasks', { title: 'Dust', gold: 1, type: 'todo' })),
    )
    const answers = await Promise.all(
      tasks.map(({ result }) => player.send(`POST /user/tasks/${result.id}/complete`, {})),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('with rate limits', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ rateLimits: true })
  })
  afterAll(() => server.close())

  async function batchOf(calls: number, { token }: Person) {
    const names = Array(calls).fill('tags.list')
    const input = encodeURIComponent(JSON.stringify({ ...names.map(() => ({})) }))
    const response = await fetch(`${server.url}/trpc/${names}?batch=1&input=${input}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const answers = (await response.json()) as { error?: { data: { error: { message: string } } } }[]
    return { response, codes: answers.map(({ error }) => error?.data.error.message) }
  }

  test('each call of a batch counts, and those within the limit are answered', async () => {
    const [player, otherPerson] = [await server.person(), await server.person()]
    for (let batch = 1; batch <= 59; batch++) await batchOf(10, player)
    expect((await batchOf(6, player)).codes).toEqual(Array(6).fill(undefined))
    const { response, codes } = await batchOf(10, player)
    expect(codes.sort()).toEqual([...Array(6).fill('tooManyRequests'), ...Array(4).fill(undefined)])
    expect(response.status).toBe(207)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await batchOf(10, otherPerson)).codes).toEqual(Array(10).fill(undefined))
  })

  test('a limit of one call counts every spelling of its URL', async () => {
    const paths = ['/api/auth/has-account', '/api/auth/h%61s-account', '/%61pi/auth/has-%61ccount']
    const statuses: number[] = []
    for (let nth = 0; nth < 31; nth++) {
      const response = await fetch(`${server.url}${paths[nth % paths.length]}?email=nobody%40example.org`)
      statuses.push(response.status)
    }
    expect(statuses.slice(-2)).toEqual([200, 429])
  })
})
