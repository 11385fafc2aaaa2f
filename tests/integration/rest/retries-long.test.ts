import { randomUUID } from 'node:crypto'
import { releaseStale, sweepIdempotencyKeys } from '@questboard/api'
import type { ProposedRewards } from '@questboard/api/generation/schema'
import { generations, idempotencyKeys, payments } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { codeIn } from '../../support/error-code.ts'
import { newPersonWith } from '../../support/grant.ts'
import { newGroup } from '../../support/group.ts'
import { type OpenAiStandIn, startOpenAi } from '../../support/openai.ts'
import { expectOk } from '../../support/rest.ts'
import { gemsOf, hundred } from '../../support/shop.ts'
import { deliver, type StripeStandIn, startStripe } from '../../support/stripe.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** Repeated calls that use several transactions, a rate limit or a role. */

let server: TestServer
let second: TestServer
let provider: OpenAiStandIn
let stripe: StripeStandIn
let close: () => Promise<void>
beforeAll(async () => {
  provider = await startOpenAi()
  stripe = await startStripe()
  const servers = await twoServers({ outside: { openai: provider.settings(), stripe: stripe.settings } })
  server = servers.first
  second = servers.second
  stripe.clock = server.clock
  close = servers.close
})
afterEach(() => {
  provider.mode = 'happy'
  stripe.mood = 'well'
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await close()
  await provider.close()
  await stripe.close()
})

const topic = { topic: 'music', count: 2 }
const propose = (person: Person, id: string, body: object = topic) =>
  person.send<ProposedRewards>('POST /user/rewards/generate-rewards', { ...body, id })

const keyRow = async (key: string) =>
  (await server.database.queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]

describe('a generation for gems', () => {
  test('returns requestInProgress on every server while the model is called once', async () => {
    const person = await newPersonWith(server, { gems: 50 })
    const id = randomUUID()
    provider.mode = 'hang'
    const requested = provider.nextRequest()
    const first = propose(person, id)
    await requested
    const [again, otherBody, elsewhere] = await Promise.all([
      propose(person, id),
      propose(person, id, { topic: 'books', count: 2 }),
      propose(onServer(second, person), id),
    ])
    expect([again, otherBody, elsewhere].map(codeIn)).toEqual([
      'requestInProgress',
      'idAlreadyUsed',
      'requestInProgress',
    ])
    expect(again.headers.get('retry-after')).toBe('1')
    await provider.answerWaiting()
    expect(codeIn(await first)).toBe('ok')
    expect((await propose(onServer(second, person), id)).result).toEqual((await first).result)
    expect(await gemsOf(person)).toBe(95)
  }, 30_000)

  test('frees its key when the model fails, and releases the gems', async () => {
    const person = await newPersonWith(server, { gems: 50 })
    const id = randomUUID()
    provider.mode = 'garbage'
    expect(codeIn(await propose(person, id))).toBe('cannotGenerateRewards')
    expect(await keyRow(id)).toBeUndefined()
    provider.mode = 'happy'
    expect(codeIn(await propose(person, id, { topic: 'books', count: 1 }))).toBe('ok')
    expect(await gemsOf(person)).toBe(95)
  })

  test('of a server that died frees its key after the time limit, and is paid once', async () => {
    const person = await newPersonWith(server, { gems: 50 })
    const id = randomUUID()
    const until = new Date(server.clock.now().getTime() + 50_000)
    const died = { userId: person.id, createdAt: server.clock.now() }
    const first = await propose(person, randomUUID())
    const known = await server.database.queries
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, person.id))
    await server.database.queries
      .insert(idempotencyKeys)
      .values({ ...died, key: id, contentHash: known[0]?.contentHash ?? '', runningUntil: until })
    expect(codeIn(await propose(person, id))).toBe('requestInProgress')
    for (const { clock } of [server, second]) clock.set(until)
    const replies = await Promise.all([propose(person, id), propose(onServer(second, person), id)])
    expect(replies.map(codeIn)).toContain('ok')
    expect((await propose(person, id)).status).toBe(200)
    expect(first.result.stats.gems).toBe(95)
    expect(await gemsOf(person)).toBe(90)
  }, 30_000)

  test('of a slow server is not paid when another server has finished it', async () => {
    const person = await newPersonWith(server, { gems: 50 })
    const id = randomUUID()
    provider.mode = 'hang'
    const requested = provider.nextRequest()
    const slow = propose(person, id)
    await requested
    const [held] = await server.database.queries.select().from(generations).where(eq(generations.userId, person.id))
    for (const { clock } of [server, second]) clock.set(held?.holdsUntil ?? '')
    provider.mode = 'happy'
    const fast = await propose(onServer(second, person), id)
    expect(codeIn(fast)).toBe('ok')
    await provider.answerWaiting()
    expect((await slow).status).toBe(500)
    await releaseStale(server.services)
    expect((await propose(person, id)).result).toEqual(fast.result)
    expect(await gemsOf(person)).toBe(95)
  })

  test('is returned again after its mission has ended', async () => {
    const person = await newPersonWith(server, { gems: 50 })
    const mission = { name: 'Spring', from: '2026-03-10', to: '2026-12-10', tasks: [] }
    const { id: missionId } = await expectOk(person.send<{ id: string }>('POST /user/missions', mission))
    const send = (id: string) =>
      person.send<object>(`POST /user/missions/${missionId}/tasks/generate-tasks`, { count: 1, id })
    const id = randomUUID()
    const first = await send(id)
    await expectOk(person.send(`DELETE /user/missions/${missionId}`))
    expect((await send(id)).result).toEqual(first.result)
    expect(codeIn(await send(randomUUID()))).toBe('missionNotFound')
  })

  test('of an avatar with a used id is refused before the provider is called', async () => {
    const [firstPerson, secondPerson] = [
      await newPersonWith(server, { gems: 50 }),
      await newPersonWith(server, { gems: 50 }),
    ]
    const id = randomUUID()
    const draw = (person: Person) => person.send('POST /users/profile/generate-avatar', { description: 'a fox', id })
    expect(codeIn(await draw(firstPerson))).toBe('ok')
    const before = provider.requests.length
    expect(codeIn(await draw(secondPerson))).toBe('idAlreadyUsed')
    expect(provider.requests).toHaveLength(before)
  })
})

describe('a payment', () => {
  const begin = (person: Person, id: string, quantity = 1) =>
    person.send<string>('POST /create-stripe-session', { planId: hundred.id, quantity, id })

  test('frees its key when the provider fails, and can then be started', async () => {
    const person = await server.person()
    const id = randomUUID()
    stripe.mood = 'failing'
    expect(codeIn(await begin(person, id))).toBe('paymentError')
    expect(await keyRow(id)).toBeUndefined()
    stripe.mood = 'well'
    const first = await begin(person, id, 2)
    expect((await begin(person, id, 2)).result).toBe(first.result)
    const rows = await server.database.queries.select().from(payments).where(eq(payments.userId, person.id))
    expect(rows.filter(({ sessionId }) => sessionId !== null)).toHaveLength(1)
  })

  test('stores the id of its call in the ledger', async () => {
    const person = await server.person()
    const id = randomUUID()
    const session = (await begin(person, id)).result
    await deliver(server.url, stripe.event('checkout.session.completed', stripe.pay(session)))
    const { entries } = await expectOk(
      person.send<{ entries: { reference: string }[] }>('GET /user/ledger?currency=gems&reason=gemsBought'),
    )
    expect(entries).toMatchObject([{ reference: id, amount: 100 }])
  })
})

test('a key of a server that has given up is swept', async () => {
  const person = await server.person()
  const key = randomUUID()
  const about = { userId: person.id, contentHash: '', createdAt: server.clock.now() }
  await server.database.queries.insert(idempotencyKeys).values({ ...about, key, runningUntil: server.clock.now() })
  await sweepIdempotencyKeys(server.services)
  expect(await keyRow(key)).toBeUndefined()
})

describe('in a group', () => {
  test('a repeat is looked up after the role check and before the state', async () => {
    const { id: groupId, creator, leaders, members } = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [leaders[0], members[0]] as const
    if (!leader || !member) throw new Error('nobody came')
    const send = (id: string) =>
      leader.send<object>(`PATCH /groups/${groupId}/members/${member.memberId}/send-gems`, { gems: 30, id })
    const id = randomUUID()
    const first = await send(id)
    expect(codeIn(await send(randomUUID()))).toBe('notEnoughGemsToSend')
    await expectOk(creator.send(`DELETE /groups/${groupId}/members/${member.memberId}`))
    expect((await send(id)).result).toEqual(first.result)
    await expectOk(creator.send(`PATCH /groups/${groupId}/members/${leader.memberId}/lower-member`))
    expect(codeIn(await send(id))).toBe('notLeaderInThisGroup')
    await expectOk(creator.send(`DELETE /groups/${groupId}/members/${leader.memberId}`))
    expect(codeIn(await send(id))).toBe('notPartOfTheGroup')
  })

  test('two senders may use the same key for one receiver, who sees it in the ledger', async () => {
    const { id: groupId, creator, leaders, members } = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [leaders[0], members[0]] as const
    if (!leader || !member) throw new Error('nobody came')
    const id = randomUUID()
    for (const by of [creator, leader]) {
      await expectOk(by.send(`PATCH /groups/${groupId}/members/${member.memberId}/send-gems`, { gems: 5, id }))
    }
    const { entries } = await expectOk(
      member.send<{ entries: object[] }>('GET /user/ledger?currency=gems&reason=gemsReceived'),
    )
    expect(entries).toMatchObject([
      { reference: id, amount: 5 },
      { reference: id, amount: 5 },
    ])
  })

  test('a copy is returned again after the copy and its original are deleted', async () => {
    const { id: groupId, creator, members } = await newGroup(server)
    const task = { title: 'Dishes', ruby: 5, type: 'todo', assignedUsers: [members[0]?.id] }
    const createdTask = await expectOk(creator.send<{ id: string }>(`POST /groups/${groupId}/tasks`, task))
    const id = randomUUID()
    const copy = () => creator.send<object>(`PATCH /groups/${groupId}/tasks/${createdTask.id}/copy`, { id })
    const first = await copy()
    for (const taskId of [id, createdTask.id]) await expectOk(creator.send(`DELETE /groups/${groupId}/tasks/${taskId}`))
    expect((await copy()).result).toEqual(first.result)
    expect(codeIn(await creator.send(`POST /groups/${groupId}/tasks`, { ...task, id }))).toBe('idAlreadyUsed')
  })
})

test('a repeat is returned although the rate limit is reached', async () => {
  const limited = await startTestServer({ rateLimits: true })
  const { id: groupId, creator } = await newGroup(limited, { members: 0 })
  const invite = (id?: string) =>
    creator.send<object>(`POST /groups/${groupId}/invite`, { email: 'guest@example.org', ...(id && { id }) })
  const id = randomUUID()
  const first = await invite(id)
  let refused = 'ok'
  for (let tries = 0; refused === 'ok' && tries < 30; tries++) refused = codeIn(await invite())
  expect(refused).toBe('tooManyRequests')
  expect((await invite(id)).result).toEqual(first.result)
  await limited.close()
}, 30_000)
