import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ani: Person
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true })
  ani = await server.person()
})
afterAll(() => server.close())

const shown = ({ headers }: { headers: Headers }) => [headers.get('ratelimit'), headers.get('ratelimit-policy')]

const untilTheMinuteEnds = 60

test('a signed-in call shows what remains for the account', async () => {
  server.clock.advance({ minutes: 1 })
  const policy = '"user";q=600;w=60'
  expect(shown(await ani.send('GET /tags'))).toEqual([`"user";r=599;t=${untilTheMinuteEnds}`, policy])
  // An error counts, too.
  expect(shown(await ani.send('POST /user/tasks', {}))).toEqual(['"user";r=598;t=60', policy])
  server.clock.advance({ seconds: 45 })
  expect(shown(await ani.send('GET /tags'))).toEqual(['"user";r=597;t=15', policy])
  const stream = await fetch(`${server.url}/api/user/notifications/stream`, {
    headers: { authorization: `Bearer ${ani.token}` },
  })
  expect(shown(stream)).toEqual(['"user";r=596;t=15', policy])
  await stream.body?.cancel()
})

test('an open call, and one with an unknown token, show what remains for the network address', async () => {
  server.clock.advance({ minutes: 1 })
  const policy = '"address";q=1200;w=60'
  expect(shown(await server.send('GET /gems-plans'))).toEqual(['"address";r=1199;t=15', policy])
  const unknown = await server.send('GET /tags', undefined, { authorization: 'Bearer unknown' })
  expect(shown(unknown)).toEqual(['"address";r=1198;t=15', policy])
})

test('a refused call shows the limit that is used up, and retry-after agrees', async () => {
  server.clock.advance({ minutes: 1 })
  for (let call = 0; call < 600; call += 50) {
    await Promise.all(Array.from({ length: 50 }, () => ani.send('GET /tags')))
  }
  const refused = await ani.send('GET /tags')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
  expect(shown(refused)).toEqual(['"user";r=0;t=15', '"user";q=600;w=60'])
})

test('a limit of the call itself is shown when it is used up', async () => {
  server.clock.advance({ minutes: 1 })
  const guess = () => server.send('POST /auth/login', { email: 'boris@example.org', password: 'a guess' })
  for (let attempt = 0; attempt < 10; attempt++) await guess()
  const refused = await guess()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300'])
  expect(shown(refused)).toEqual([
    '"address";r=1189;t=15, "sign-in";r=0;t=300',
    '"address";q=1200;w=60, "sign-in";q=10;w=300',
  ])
})

test('what is not counted shows nothing', async () => {
  expect(shown(await server.send('GET /no/such/path' as 'GET /x'))).toEqual([null, null])
  const unlimited = await startTestServer()
  expect(shown(await unlimited.send('GET /gems-plans'))).toEqual([null, null])
  await unlimited.close()
})
