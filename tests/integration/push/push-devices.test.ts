import { webhookSettings } from '@questboard/api'
import type { Session } from '@questboard/api/auth/schema'
import { pushDevices } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../../packages/api/src/auth/sessions.ts'
import type { PushDevice, PushState, TestResult } from '../../../packages/api/src/push/schema.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { neverResponds, type PushService, pushService, subscription, withStatus } from '../../support/push-service.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

const resolve = webhookSettings(true).resolve
const outside = { webhooks: { ...webhookSettings(true), timeout: 500 } }

let server: TestServer
let second: TestServer
let service: PushService
let closeAll: () => Promise<void>
beforeAll(async () => {
  const opened = await twoServers({ outside })
  ;({ first: server, second } = opened)
  closeAll = opened.close
  service = await pushService()
})
afterAll(async () => {
  await closeAll()
  await service.close()
})
beforeEach(() => {
  service.received.length = 0
  service.answers.length = 0
})

const register = (who: Pick<Person, 'send'>, browser: object, name = 'Phone') =>
  who.send<PushDevice>('POST /user/push/devices', { ...browser, name })

const state = (who: Pick<Person, 'send'>) => expectOk(who.send<PushState>('GET /user/push'))

const names = async (who: Pick<Person, 'send'>) => (await state(who)).devices.map(({ name }) => name)

const testOf = (who: Pick<Person, 'send'>, { id }: { id: string }) =>
  who.send<TestResult>(`POST /user/push/devices/${id}/test`)

/** The same user in another browser. */
async function signInElsewhere(who: Person): Promise<Person> {
  const token = await openSession(server.database.queries, server.clock, who.id)
  return { ...who, token, send: sendTo(server.url, token) }
}

test('a device registers, is tested and removed; the push is encrypted and signed', async () => {
  const person = await server.person()
  expect(await state(person)).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), devices: [] })
  const browser = service.browser()
  const device = await expectOk(register(person, browser))
  expect(device).toMatchObject({ name: 'Phone', lastSuccessAt: null, current: true })
  expect((await state(await signInElsewhere(person))).devices).toMatchObject([{ id: device.id, current: false }])

  expect(await expectOk(testOf(person, device))).toEqual({ sent: true, fault: null })
  const [push] = service.of(browser)
  expect(push?.payload).toMatchObject({ title: 'Questboard', tag: 'test', url: '/settings/notifications' })
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '60' })
  const { publicKey, devices } = await state(onServer(second, person))
  expect([push?.signer, push?.claims.aud]).toEqual([publicKey, service.url])
  expect(push?.claims.sub).toMatch(/^mailto:/)
  expect(devices).toMatchObject([{ lastSuccessAt: server.clock.now().toISOString() }])
  expect(service.faults).toEqual([])

  expect(await errorCodeOf(testOf(await server.person(), device))).toBe('deviceNotFound')
  expect(await errorCodeOf((await server.person()).send(`DELETE /user/push/devices/${device.id}`))).toBe(
    'deviceNotFound',
  )
  await expectOk(person.send(`DELETE /user/push/devices/${device.id}`))
  expect(await errorCodeOf(person.send(`DELETE /user/push/devices/${device.id}`))).toBe('deviceNotFound')
})

test('an eleventh device takes the place of the one that was unused for longest', async () => {
  const person = await server.person()
  const devices = []
  for (let place = 0; place < 10; place += 1) {
    server.clock.advance({ minutes: 1 })
    devices.push(await expectOk(register(person, service.browser(), `Device ${place}`)))
  }
  server.clock.advance({ minutes: 1 })
  await expectOk(testOf(person, devices[0] as PushDevice))
  await expectOk(register(person, service.browser(), 'Device 10'))
  expect(await names(person)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => `Device ${place}`))
  await Promise.all(
    Array.from({ length: 12 }, (_, place) => expectOk(register(person, service.browser(), `At once ${place}`))),
  )
  expect(await names(person)).toHaveLength(10)
})

test('an endpoint moves to another account with its keys only', async () => {
  const [person, otherPerson] = [await server.person(), await server.person()]
  const browser = service.browser()
  const device = await expectOk(register(person, browser))
  expect(await expectOk(register(person, browser, 'Renamed'))).toMatchObject({ id: device.id, name: 'Renamed' })
  expect(await errorCodeOf(register(otherPerson, { ...browser, keys: subscription().keys }))).toBe('idAlreadyUsed')
  expect(await names(person)).toEqual(['Renamed'])
  await expectOk(register(otherPerson, browser, 'Moved'))
  expect([await names(person), await names(otherPerson)]).toEqual([[], ['Moved']])
})

test.each([
  ['a key of another length', { keys: { p256dh: 'BA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh'],
  ['a compressed point', { keys: { p256dh: `Ag${'A'.repeat(85)}`, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh'],
  ['a point off the curve', { keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }, 'keys.p256dh'],
  ['a secret of another length', { keys: { p256dh: subscription().keys.p256dh, auth: 'AAAA' } }, 'keys.auth'],
  ['no web address', { endpoint: 'ftp://example.org/push' }, 'endpoint'],
  ['an address with a password', { endpoint: 'https://a:b@example.org/push' }, 'endpoint'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused', async (_case, wrong, path) => {
  const person = await server.person()
  const { error } = await person.send('POST /user/push/devices', { ...subscription(), name: 'Phone', ...wrong })
  expect(error).toMatchObject({ message: 'invalidData', details: [{ path }] })
})

test('a device cannot be at a private address unless the operator allows it', async () => {
  const guarded = await startTestServer()
  const person = await guarded.person()
  for (const endpoint of [
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
  ]) {
    expect((await register(person, subscription(endpoint))).error?.message).toBe('invalidData')
  }
  const device = await expectOk(register(person, subscription('https://localhost:8443/1')))
  expect(await expectOk(testOf(person, device))).toMatchObject({
    sent: false,
    fault: expect.stringMatching(/privateAddress|unresolved/),
  })
  await guarded.close()
})

test('a test reports what the push service says', async () => {
  const person = await server.person()
  const device = await expectOk(register(person, service.browser()))
  const results = []
  for (const answer of [withStatus(500), withStatus(413), withStatus(429), withStatus(302), neverResponds]) {
    service.answers.push(answer)
    results.push((await expectOk(testOf(person, device))).fault)
  }
  expect(results).toEqual(['status', 'tooLarge', 'tooMany', 'status', 'timeout'])
  expect(await names(person)).toEqual(['Phone'])
  service.answers.push(withStatus(410))
  expect(await expectOk(testOf(person, device))).toEqual({ sent: false, fault: 'gone' })
  expect(await names(person)).toEqual([])
  const away = await expectOk(register(person, subscription()))
  expect(await expectOk(testOf(person, away))).toEqual({ sent: false, fault: 'refused' })
})

describe('a device ends', () => {
  const devicesOf = async ({ id }: Person) =>
    (await server.database.queries.select().from(pushDevices).where(eq(pushDevices.userId, id))).map(({ name }) => name)

  /** A person with a device here, and one in another browser. */
  async function withTwo() {
    const person = await server.person()
    const there = await signInElsewhere(person)
    await expectOk(register(person, service.browser(), 'Here'))
    await expectOk(register(there, service.browser(), 'There'))
    return { person, other: there }
  }

  test('when its session signs out', async () => {
    const { person, other } = await withTwo()
    await expectOk(other.send('POST /auth/logout'))
    expect(await devicesOf(person)).toEqual(['Here'])
  })

  test('when its session is ended from elsewhere', async () => {
    const { person } = await withTwo()
    const sessions = await expectOk(person.send<Session[]>('GET /users/sessions'))
    await expectOk(person.send(`DELETE /users/sessions/${sessions.find(({ current }) => !current)?.id}`))
    expect(await devicesOf(person)).toEqual(['Here'])
  })

  test('with a new password, but not the one of this session', async () => {
    const { person } = await withTwo()
    const body = { oldPassword: goodPassword, password: 'another password', passwordConfirmation: 'another password' }
    await expectOk(person.send('PUT /users/profile/change-password', body))
    expect(await devicesOf(person)).toEqual(['Here'])
  })

  test('when the account is deleted', async () => {
    const { person } = await withTwo()
    await expectOk(person.send('POST /users/profile/deletion', { password: goodPassword }))
    expect(await devicesOf(person)).toEqual([])
  })
})

test('API tokens cannot see or add devices', async () => {
  const person = await server.person()
  const { send } = await newAccessToken(server, person, ['notifications:write', 'profile:write'])
  expect(await errorCodeOf(send('GET /user/push'))).toBe('notAuthorized')
  expect(await errorCodeOf(register({ send }, service.browser()) as never)).toBe('notAuthorized')
})

test('configured keys are used, and two servers make only one pair', async () => {
  const [keysOfFirst, keysOfSecond] = await Promise.all(
    [server, second].map(async (each) => state(onServer(each, await server.person()))),
  )
  expect(keysOfFirst?.publicKey).toBe(keysOfSecond?.publicKey)
  const keys = {
    publicKey: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    privateKey: `${'A'.repeat(42)}E`,
  }
  const configured = await startTestServer({
    outside: { ...outside, push: { keys, subject: 'mailto:ops@example.org' } },
  })
  const person = await configured.person()
  const browser = service.browser()
  expect(await expectOk(testOf(person, await expectOk(register(person, browser))))).toMatchObject({ sent: true })
  expect(service.of(browser)[0]).toMatchObject({ signer: keys.publicKey, claims: { sub: 'mailto:ops@example.org' } })
  await configured.close()
})

test('the resolver is the one of webhooks', () => {
  expect(resolve).toBe(webhookSettings(false).resolve)
})
