import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '../bench/contenders.ts'
import { outcomes, sendOrder, tellOf } from '../bench/open-load.ts'
import { register } from '../bench/people.ts'
import { endAll, startServer } from '../start/processes.ts'
import { testDatabase } from '../support/database.ts'
import { goodPassword, newWorld, type Person, type World } from '../support/world.ts'

let world: World
let person: Person

beforeAll(async () => {
  world = await newWorld({ refusesOverload: true })
  person = await world.person()
})

afterAll(async () => {
  await endAll()
  await world.close()
})

/** Holds what every completing and buying of a player needs, as a slow neighbour would, until it is told to let go. */
async function holdPlayer(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const holding = world.database.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${person.id} for update`)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  return async () => {
    letGo.resolve()
    await holding
  }
}

const unavailable = { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 503 }

test('what cannot be done in time is refused at once, by the contract, and what was let in is done', async () => {
  const letGo = await holdPlayer()
  const rename = (name: string) => person.send('PUT /users/profile', { name, lang: 'en' })
  const slow = Array.from({ length: 40 }, (_, nth) => rename(`Ani ${nth}`))
  // They have begun: nine keep a connection, the others wait for one, some together.
  await expect.poll(() => world.database.load()?.waiting).toBeGreaterThan(5)
  const crowd = await Promise.all(
    Array.from({ length: 60 }, () => fetch(`${world.url}/api/user/tasks`, { headers: bearer(person) })),
  )
  for (const answer of crowd) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await answer.json()).toEqual({ error: unavailable })
  }
  const ofWindow = await fetch(`${world.url}/trpc/tasks.list?input=%7B%7D`, { headers: bearer(person) })
  expect(ofWindow.status).toBe(503)
  expect(await ofWindow.json()).toMatchObject({ error: { data: { code: 'SERVICE_UNAVAILABLE', error: unavailable } } })
  expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
  await letGo()
  expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await person.send('GET /user/tasks')).status).toBe(200)
})

test('a crowd of sign-ins leaves room for everybody else', async () => {
  const signIns = Array.from({ length: 100 }, () =>
    world.send('POST /auth/login', { email: person.email, password: goodPassword }),
  )
  expect((await person.send('GET /dashboard')).status).toBe(200)
  const statuses = (await Promise.all(signIns)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(200)
})

test('four times of what it can do is answered or refused, and nobody is left over', async () => {
  const { url: database, drop } = await testDatabase()
  const server = startServer({ DATABASE_URL: database })
  const url = await server.ready
  const { token } = await register(url, 1)
  const requests = [httpRequest('GET /api/dashboard', token), httpRequest('GET /api/user/tasks', token)]
  const measured = await sendOrder({ url, requests, phases: [{ rate: 0, seconds: 1 }], connections: 16 })
  const { rate } = tellOf(measured, 'answered', 0, 1000)
  const sent = await sendOrder({ url, requests, phases: [{ rate: rate * 4, seconds: 3 }] })
  const [answered, refused, other] = outcomes.map((outcome) => tellOf(sent, outcome, 0, 3000))
  expect(other?.rate).toBe(0)
  // How soon, `npm run bench:overload` tells: here the machine is others', too.
  expect(answered?.rate).toBeGreaterThan(0)
  expect(refused?.rate).toBeGreaterThan(0)
  expect((await fetch(`${url}/api/user/tasks`, { headers: bearer({ token }) })).status).toBe(200)
  server.signal('SIGTERM')
  expect((await server.ended).status).toBe(0)
  await drop()
}, 120_000)

const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` })
