import { randomUUID } from 'node:crypto'
import { events } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listsOf, replicaOf } from '../support/replica.ts'
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

interface Listed {
  id: string
  tasks?: { id: string }[]
}

const task = (about: object = {}) => ({ title: 'Walk', notes: '', gold: 3, type: 'daily', tags: [], ...about })

/** A call of a random kind about one of the items that exist at this moment. */
async function act(person: Person, what: number, which: number): Promise<void> {
  const list = async (call: Call) => (await person.send<Listed[]>(call)).result
  const one = (all: Listed[]) => all[which % Math.max(1, all.length)]
  const [tasks, missions, rewards, tags] = await Promise.all([
    list('GET /user/tasks'),
    list('GET /user/missions'),
    list('GET /user/rewards'),
    list('GET /tags'),
  ])
  const [mine, mission, reward, tag] = [one(tasks)?.id, one(missions), one(rewards)?.id, tags[7]?.id]
  const part = mission?.tasks?.[0]?.id
  const type = ['todo', 'daily', 'weekly'][which % 3]
  const calls: [Call, object?][] = [
    ['POST /user/tasks', task({ type, tags: tag ? [tag] : [] })],
    ['POST /user/tasks', task({ schedule: { frequency: 'daily', interval: 2 } })],
    [`POST /user/tasks/${mine}/complete`],
    [`POST /user/tasks/${mine}/complete`],
    [`POST /user/tasks/${mine}/reopen`],
    [`PATCH /user/tasks/${mine}`, { title: `Run ${which}` }],
    [`PATCH /user/tasks/${mine}/archive`],
    [`DELETE /user/tasks/${mine}`],
    [`POST /user/tasks/${mine}/copy`, {}],
    [`PATCH /user/tasks/${mine}/move`, { after: null }],
    ['POST /user/missions', { name: 'Trip', from: '2026-03-12', to: '2026-03-14', tasks: [task()] }],
    [`PATCH /user/missions/${mission?.id}/main`],
    [`PATCH /user/missions/${mission?.id}/tasks/${part}/complete`],
    [`POST /user/missions/${mission?.id}/tasks`, task({ tags: tag ? [tag] : [] })],
    [`DELETE /user/missions/${mission?.id}`],
    ['POST /user/rewards', { name: 'Tea', gold: 2, type: 'times', timesToUse: 2 }],
    [`POST /user/rewards/${reward}/redeem`, {}],
    [`DELETE /user/rewards/${reward}`],
    ['POST /tags', { name: `Tag ${which}`, color: 'blue' }],
    [`DELETE /tags/${tag}`],
    ['PUT /users/profile', { name: `Ani ${which}` }],
  ]
  const [call, body] = calls[what % calls.length] as [Call, object?]
  const { status } = await person.send(call, body)
  expect(status).toBeLessThan(500)
}

const acts = fc.array(fc.record({ what: fc.nat(200), which: fc.nat(30) }), { minLength: 1, maxLength: 7 })

test('a client that follows the changes ends with what the lists say, whatever was written meanwhile', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 3 }), fc.nat(5), async (writers, begin) => {
      const person = await server.person()
      const replica = replicaOf(onServer(second, person))
      let writing = true
      const follow = async () => {
        for (let turn = 0; writing; turn++)
          if (turn >= begin) await replica.step()
          else await person.send('GET /tags')
      }
      const follower = follow()
      const write = async (steps: { what: number; which: number }[], place: number) => {
        for (const { what, which } of steps) await act(place % 2 ? onServer(second, person) : person, what, which)
      }
      await Promise.all(writers.map(write))
      server.clock.advance({ days: 1 })
      await Promise.all(writers.map((steps, place) => write(steps.toReversed(), place)))
      writing = false
      await follower
      await replica.catchUp()
      expect(replica.lists()).toEqual(await listsOf(person))
      const written = await server.database.queries.select().from(events).where(eq(events.userId, person.id))
      const sequences = written.map(({ sequence }) => sequence).sort((left, right) => left - right)
      expect(sequences).toEqual(sequences.map((_, place) => (sequences[0] ?? 0) + place))
    }),
    { numRuns: 8 },
  )
})

test('what is written while a client begins to follow is in its first lists or in its changes', async () => {
  for (let round = 0; round < 12; round++) {
    const person = await server.person()
    const replica = replicaOf(person)
    const ids = Array.from({ length: 6 }, () => randomUUID())
    await Promise.all([
      ...ids.map((id, place) => (place % 2 ? person : onServer(second, person)).send('POST /user/tasks', task({ id }))),
      replica.catchUp(),
    ])
    const beside = await Promise.all(ids.map((id) => person.send(`POST /user/tasks/${id}/complete`)))
    expect(beside.map(({ status }) => status)).toEqual(ids.map(() => 200))
    await replica.catchUp()
    expect(replica.lists()).toEqual(await listsOf(person))
  }
})
