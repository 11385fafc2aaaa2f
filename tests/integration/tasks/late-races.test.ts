import { reconcile, sweepDays } from '@questboard/api'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { sendTo } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers({ sharesClock: true }))
})
afterAll(() => close())

/** The same user on either server. */
const sendOn = (server: TestServer, { token }: Person) => sendTo(server.url, token, { timezone: 'UTC' })

interface Player {
  person: Person
  ids: string[]
}

async function newPlayers(count: number): Promise<Player[]> {
  server.clock.set('2026-03-10T10:00:00Z')
  return Promise.all(
    Array.from({ length: count }, async () => {
      const person = await server.person({ headers: { timezone: 'UTC' } })
      await grant(server, person, { gold: 100 })
      const ids: string[] = []
      for (const title of ['Walk', 'Run']) {
        ids.push((await person.send<{ id: string }>('POST /user/tasks', { title, gold: 10, type: 'daily' })).result.id)
      }
      return { person, ids }
    }),
  )
}

/** Gold movements by reason. */
async function movedOf({ person }: Player): Promise<Record<string, number>> {
  const rows = await server.database.queries.select().from(ledger).where(eq(ledger.ownerId, person.id))
  const moved: Record<string, number> = {}
  for (const { currency, reason, amount } of rows) {
    if (currency === 'gold') moved[reason] = (moved[reason] ?? 0) + amount
  }
  return moved
}

test('the same late completion on two servers pays once', async () => {
  const players = await newPlayers(6)
  server.clock.set('2026-03-11T10:00:00Z')
  await sweepDays(server.services)
  server.clock.set('2026-03-12T10:00:00Z')
  await Promise.all(players.map(({ person }) => person.send('GET /users/profile')))
  const at = '2026-03-11T20:00:00Z'
  const replies = await Promise.all(
    players.flatMap(({ person, ids }) =>
      ids.flatMap((id) =>
        [server, second, server, second].map((on) => sendOn(on, person)(`POST /user/tasks/${id}/complete`, { at })),
      ),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(12)
  expect(replies.filter(({ error }) => error?.message === 'taskAlreadyCompleted')).toHaveLength(36)
  for (const player of players) {
    const { taskCompleted, taskMissed, penaltyReturned } = await movedOf(player)
    expect({ taskCompleted, taskMissed, penaltyReturned }).toEqual({
      taskCompleted: 20,
      taskMissed: -10,
      penaltyReturned: 10,
    })
  }
  expect(await reconcile(server.services)).toEqual([])
})

test('a late completion races the settlement of its day', async () => {
  const players = await newPlayers(8)
  for (const day of ['11', '12']) {
    server.clock.set(`2026-03-${day}T23:59:00Z`)
    await Promise.all(players.map(({ person }) => person.send('GET /users/profile')))
  }
  // The 12th is over and not settled yet; all calls settle it in parallel.
  server.clock.set('2026-03-13T00:00:30Z')
  const at = '2026-03-12T23:58:00Z'
  const sweeps = [server, second].map(({ services }) => sweepDays(services))
  const replies = await Promise.all(
    players.flatMap(({ person, ids }) =>
      ids.flatMap((id) => [server, second].map((on) => sendOn(on, person)(`POST /user/tasks/${id}/complete`, { at }))),
    ),
  )
  await Promise.all(sweeps)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(16)
  for (const player of players) {
    const { taskCompleted, taskMissed, penaltyReturned } = await movedOf(player)
    // The penalty of the 11th stays, the one of the 12th is returned.
    expect({ taskCompleted, left: (taskMissed ?? 0) + (penaltyReturned ?? 0) }).toEqual({
      taskCompleted: 20,
      left: -10,
    })
    const { result } = await player.person.send<Task[]>('GET /user/tasks')
    expect(result.map(({ streak, completed }) => [streak, completed])).toEqual([
      [1, false],
      [1, false],
    ])
  }
  expect(await reconcile(server.services)).toEqual([])
})
