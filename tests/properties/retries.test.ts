import { ledger } from '@questboard/db/schema'
import { isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../support/audit.ts'
import { grant } from '../support/grant.ts'
import { grantRubies } from '../support/grant-rubies.ts'
import { newGroup } from '../support/group.ts'
import { expectOk } from '../support/rest.ts'
import type { Call, Person, TestServer } from '../support/test-server.ts'
import { onServer, twoServers } from '../support/two-servers.ts'

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  const servers = await twoServers()
  server = servers.first
  second = servers.second
  close = servers.close
})
afterAll(() => close())

/** A call by one of two users with one of few keys, sent several times in parallel. */
const step = fc.record({ who: fc.nat(1), what: fc.nat(5), key: fc.nat(7), times: fc.integer({ min: 1, max: 3 }) })

test('after repeated and racing calls the ledger matches, and each key moves balances once', async () => {
  const { id: groupId, creator, members } = await newGroup(server)
  const member = members[0] as (typeof members)[number]
  const people = [creator, member]
  for (const person of people) await grant(server, person, { gold: 400, gems: 400 })
  for (const person of people) await grantRubies(server, groupId, person, 100)
  const createItem = async (by: Person, call: Call, body: object) =>
    (await expectOk(by.send<{ id: string }>(call, body))).id
  const ownRewards = await Promise.all(
    people.map((person) => createItem(person, 'POST /user/rewards', { name: 'Tea', gold: 7, type: 'constant' })),
  )
  const ofGroup = await createItem(creator, `POST /groups/${groupId}/rewards`, {
    name: 'Film',
    ruby: 5,
    type: 'constant',
    assignedUsers: [member.id],
  })
  const avatars = await expectOk(creator.send<{ id: string }[]>('GET /avatars?owned=false'))
  const calls = (who: number): [Call, object][] => [
    [`POST /user/rewards/${ownRewards[who]}/redeem`, {}],
    [`POST /avatars/${avatars[0]?.id}/buy`, { currency: 'gold' }],
    [`POST /avatars/${avatars[1]?.id}/buy`, { currency: 'gems' }],
    [`PATCH /groups/${groupId}/members/${people[1 - who]?.memberId}/send-gems`, { gems: 3 }],
    [`POST /groups/${groupId}/rewards/${ofGroup}/redeem`, {}],
    ['POST /user/rewards', { name: 'Cake', gold: 1, type: 'once' }],
  ]
  const answers = new Map<string, Set<string>>()

  async function send(who: number, what: number, key: number, place: number): Promise<void> {
    const person = people[who] as Person
    const [call, body] = calls(who)[what] as [Call, object]
    const name = `00000000-0000-4000-8000-00000000000${key}`
    const caller = place % 2 ? onServer(second, person) : person
    const reply = await caller.send<object>(call, body, { 'idempotency-key': name })
    expect(reply.status).toBeLessThan(500)
    if (reply.status !== 200) return
    const of = answers.get(`${who} ${name}`) ?? new Set()
    answers.set(`${who} ${name}`, of.add(JSON.stringify(reply.result)))
  }

  const sequences = fc.sample(fc.array(step, { minLength: 10, maxLength: 10 }), { numRuns: 8, seed: 20260310 })
  await Promise.all(
    sequences.map(async (sequence, first) => {
      for (const { who, what, key, times } of sequence) {
        await Promise.all(Array.from({ length: times }, (_, place) => send(who, what, key, first + place)))
      }
    }),
  )

  expect(answers.size).toBeGreaterThan(6)
  for (const [key, different] of answers) expect([key, different.size]).toEqual([key, 1])
  expect(await audit(server.database)).toEqual([])
  const rows = await server.database.queries.select().from(ledger).where(isNotNull(ledger.callId))
  const taken = rows.filter(({ amount }) => amount < 0).map(({ ownerId, callId }) => `${ownerId} ${callId}`)
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.length).toBeGreaterThan(4)
}, 60_000)
