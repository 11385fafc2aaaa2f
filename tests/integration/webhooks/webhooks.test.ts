import { createHmac, timingSafeEqual } from 'node:crypto'
import { openWebhooks, sendDeliveries, webhookSettings } from '@questboard/api'
import type { Deliveries, WebhookSecret } from '@questboard/api/webhooks/schema'
import { webhookDeliveries, webhooks } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { webhookBody } from '../../../packages/api/src/notifications/schema.ts'
import { sweepDeliveries } from '../../../packages/api/src/webhooks/deliveries/sweep.ts'
import type { Delivery, NewWebhook, Webhook } from '../../../packages/api/src/webhooks/schema.ts'
import { digestOf } from '../../support/digest.ts'
import { giveTask, type InGroup, newGroup } from '../../support/group.ts'
import { type Call, expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { approve, complete, familyIn, make, type Swap, swapsOf } from '../../support/turns.ts'
import {
  hangsUp,
  neverResponds,
  type Received,
  type Receiver,
  switchesProtocols,
  webhookReceiver,
  withStatus,
} from '../../support/webhook-receiver.ts'

const patience = 300

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ outside: { webhooks: { ...webhookSettings(true), timeout: patience } } })
})
afterAll(() => server.close())

let receiver: Receiver
beforeEach(async () => {
  receiver = await webhookReceiver()
  return () => receiver.close()
})

const everything = ['newTaskAssigned', 'taskApprove', 'sendGems']

const register = (by: Person, { place = '/user/webhooks', url = receiver.url, events = everything } = {}) =>
  expectOk(by.send<NewWebhook>(`POST ${place}` as Call, { url, events }))

/** Sends a notification to a player. */
const notifyUser = (person: Person, gems = 1, senderId?: string) =>
  createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [person.id], { type: 'sendGems', data: { gems }, ...(senderId && { senderId }) }),
  )

const logOf = async (by: Person, { id, groupId }: Pick<Webhook, 'id' | 'groupId'>) => {
  const place = groupId === null ? '/user/webhooks' : `/groups/${groupId}/webhooks`
  return expectOk(by.send<Deliveries>(`GET ${place}/${id}/deliveries` as Call))
}

const stateOf = async (by: Person, { id }: Pick<Webhook, 'id'>) =>
  expectOk(by.send<Webhook>(`GET /user/webhooks/${id}`))

/** Verifies as Standard Webhooks specifies, without our own code. */
function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const wanted = createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((part) => {
    const [version, signature = ''] = part.split(',')
    const received = Buffer.from(signature, 'base64')
    return version === 'v1' && received.length === wanted.length && timingSafeEqual(received, wanted)
  })
}

describe('a webhook', () => {
  test("receives its user's notifications once, signed", async () => {
    const [person, sender] = [await server.person(), await server.person({ name: 'Боян' })]
    const { secret, ...made } = await register(person)
    await notifyUser(person, 3, sender.id)
    await sendDeliveries(server.services)
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(1)
    const [delivery] = receiver.received as [Received]
    expect(isSignedBy(secret, delivery)).toBe(true)
    expect(isSignedBy(secret, { ...delivery, body: delivery.body.replace('3', '4') })).toBe(false)
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
    expect(delivery.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': delivery.event.id,
      'webhook-timestamp': String(server.clock.now().getTime() / 1000),
    })
    expect(webhookBody.parse(delivery.event)).toEqual(delivery.event)
    const { notifications } = await expectOk(person.send<{ notifications: object[] }>('GET /user/notifications'))
    expect(delivery.event).toMatchObject({ type: 'sendGems', groupId: null, recipients: [person.id] })
    expect([delivery.event.data]).toEqual(notifications)
    expect(await logOf(person, made)).toMatchObject({
      totalCount: 1,
      deliveries: [
        { id: delivery.event.id, event: 'sendGems', state: 'delivered', attempts: 1, status: 204, fault: null },
      ],
    })
  })

  test('receives no other events, no events of others, and nothing rolled back', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    await register(person, { events: ['newTaskAssigned'] })
    await register(otherPerson)
    await notifyUser(person)
    await server.database
      .transaction(async (tx) => {
        await notify(tx, server.clock, [otherPerson.id], { type: 'sendGems', data: { gems: 1 } })
        throw new Error('taken back')
      })
      .catch(() => {})
    await sendDeliveries(server.services)
    expect(receiver.received).toEqual([])
  })

  test('shows its secret once, and signs with the previous one for a day after a change', async () => {
    const person = await server.person()
    const { secret, id } = await register(person)
    expect(JSON.stringify(await stateOf(person, { id }))).not.toContain('whsec_')
    expect(JSON.stringify((await person.send('GET /user/webhooks')).result)).not.toContain('whsec_')
    const rotated = await expectOk(person.send<WebhookSecret>(`POST /user/webhooks/${id}/rotate-secret`))
    expect(rotated.previousUntil).toBe(server.clock.fromNow({ days: 1 }).toISOString())
    const signed = async () => {
      await notifyUser(person)
      await sendDeliveries(server.services)
      const last = receiver.received.at(-1) as Received
      return [isSignedBy(secret, last), isSignedBy(rotated.secret, last)]
    }
    expect(await signed()).toEqual([true, true])
    server.clock.advance({ hours: 24, seconds: 1 })
    expect(await signed()).toEqual([false, true])
    await sweepDeliveries(server.services)
    const stored = await server.database.queries.select().from(webhooks).where(eq(webhooks.id, id))
    expect(stored).toMatchObject([{ previousSecret: null }])
  })

  test('of a locked account, or one pending deletion, receives nothing', async () => {
    const [locked, leaving] = [await server.person(), await server.person()]
    await register(locked)
    await register(leaving)
    await notifyUser(locked)
    await server.database.queries.execute(`update users set locked_at = now() where id = '${locked.id}'`)
    await expectOk(leaving.send('POST /users/profile/deletion', { password: leaving.password }))
    await notifyUser(leaving)
    await notifyUser(locked)
    await sendDeliveries(server.services)
    expect(receiver.received).toEqual([])
  })

  test('is limited to ten per user, even in parallel', async () => {
    const person = await server.person()
    for (let count = 0; count < 9; count += 1) await register(person)
    const make = () => person.send('POST /user/webhooks', { url: receiver.url, events: everything })
    const replies = await Promise.all([make(), make(), make()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.error.message).toBe('tooManyItems')
  })

  test.each([
    ['a name', { url: 'example' }],
    ['another protocol', { url: 'ftp://example.org/' }],
    ['a password in it', { url: 'https://ann:secret@example.org/' }],
    ['2 001 characters', { url: `https://example.org/${'x'.repeat(1981)}` }],
    ['no event', { events: [] }],
    ['an event twice', { events: ['sendGems', 'sendGems'] }],
    ['an unknown event', { events: ['everything'] }],
  ])('with %s is refused and nothing is changed', async (_what, about) => {
    const person = await server.person()
    const before = await digestOf(server.database)
    const reply = await person.send('POST /user/webhooks', {
      url: 'https://example.org/',
      events: everything,
      ...about,
    })
    expect(reply).toMatchObject({ status: 400, error: { message: 'invalidData' } })
    expect(reply.error.details?.[0]?.path.split('.')[0]).toBe(Object.keys(about)[0])
    expect(await digestOf(server.database)).toEqual(before)
  })
})

describe('a delivery', () => {
  test('is retried with growing intervals, with the same id and body, and then given up', async () => {
    const person = await server.person()
    const webhook = await register(person)
    await notifyUser(person)
    const begun = server.clock.now().getTime()
    receiver.answers.push(...Array.from({ length: 8 }, () => withStatus(500, 'out of order')))
    const at: number[] = []
    for (let attempts = 1; attempts <= 8; attempts += 1) {
      await sendDeliveries(server.services)
      expect(receiver.received).toHaveLength(attempts)
      at.push((server.clock.now().getTime() - begun) / 1000)
      const [delivery] = (await logOf(person, webhook)).deliveries
      expect(delivery).toMatchObject({ attempts, status: 500, fault: 'status', answer: 'out of order' })
      if (!delivery?.nextAttemptAt) break
      server.clock.set(new Date(new Date(delivery.nextAttemptAt).getTime() - 1))
      await sendDeliveries(server.services)
      expect(receiver.received).toHaveLength(attempts)
      server.clock.set(delivery.nextAttemptAt)
    }
    const [minute, hour] = [60, 3600]
    const waits = at.slice(1).map((second, place) => Math.round(second - (at[place] ?? 0)))
    expect(waits).toEqual([5, 30, 2 * minute, 10 * minute, hour, 6 * hour, 16 * hour])
    expect(new Set(receiver.received.map(({ event, body }) => `${event.id}${body}`)).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(8)
    expect((await logOf(person, webhook)).deliveries).toMatchObject([{ state: 'failed', nextAttemptAt: null }])
    server.clock.advance({ days: 2 })
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(8)
  })

  test('is delayed by up to a fifth more at random', async () => {
    const person = await server.person()
    const webhook = await register(person)
    receiver.answers.push(withStatus(503))
    await notifyUser(person)
    server.draws.push(1000)
    await sendDeliveries(server.services)
    const [delivery] = (await logOf(person, webhook)).deliveries
    expect(new Date(delivery?.nextAttemptAt ?? 0).getTime() - server.clock.now().getTime()).toBe(6_000)
  })

  test.each([
    ['a lost response', hangsUp, { status: null, fault: 'connection' }],
    ['a timeout', neverResponds, { status: null, fault: 'timeout' }],
    ['another protocol', switchesProtocols, { status: 101, fault: 'status' }],
    ['a redirect', withStatus(302, '', { location: 'http://127.0.0.1:1/' }), { status: 302, fault: 'status' }],
  ] as const)('that ends in %s is retried', async (_what, answer, what) => {
    const person = await server.person()
    const webhook = await register(person)
    await notifyUser(person)
    receiver.answers.push(answer)
    await sendDeliveries(server.services)
    expect((await logOf(person, webhook)).deliveries).toMatchObject([{ state: 'waiting', ...what }])
    expect((await stateOf(person, webhook)).state).toBe('failing')
    server.clock.advance({ seconds: 6 })
    await sendDeliveries(server.services)
    expect((await logOf(person, webhook)).deliveries).toMatchObject([{ state: 'delivered', attempts: 2, status: 204 }])
    expect(receiver.received).toHaveLength(2)
    expect((await stateOf(person, webhook)).state).toBe('on')
  })

  test('to a closed port is recorded as refused', async () => {
    const person = await server.person()
    const webhook = await register(person, { url: 'http://127.0.0.1:1/' })
    await notifyUser(person)
    await sendDeliveries(server.services)
    expect((await logOf(person, webhook)).deliveries).toMatchObject([
      { state: 'waiting', status: null, fault: 'refused' },
    ])
  })

  test('does not follow redirects', async () => {
    const person = await server.person()
    const further = await webhookReceiver()
    await register(person)
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.answers.push(withStatus(status, '', { location: further.url }))
      await notifyUser(person)
    }
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(5)
    expect(further.received).toEqual([])
    await further.close()
  })

  test('stores one line of the response, and reads at most 4 KiB of an endless one', async () => {
    const person = await server.person()
    const webhook = await register(person)
    let written = 0
    const ended = Promise.withResolvers<void>()
    receiver.answers.push((response) => {
      response.on('close', () => ended.resolve())
      response.writeHead(200)
      const go = () => {
        while (!response.destroyed && written < 64 * 1024 * 1024) {
          written += 65_536
          if (!response.write('x\n\u0000\u001b[31m'.repeat(8192))) return response.once('drain', go)
        }
      }
      go()
    })
    await notifyUser(person)
    await sendDeliveries(server.services)
    await ended.promise
    expect(written).toBeLessThan(16 * 1024 * 1024)
    const [delivery] = (await logOf(person, webhook)).deliveries
    expect(delivery).toMatchObject({ state: 'delivered', status: 200 })
    expect(delivery?.answer).toMatch(/^x \[31mx \[31m/)
    expect(delivery?.answer).toHaveLength(200)
  })

  test('to a slow receiver does not delay others', async () => {
    const [slow, quick] = [await server.person(), await server.person()]
    const otherReceiver = await webhookReceiver()
    await register(slow)
    await register(quick, { url: otherReceiver.url })
    receiver.answers.push(...Array.from({ length: 40 }, () => neverResponds))
    for (let count = 0; count < 40; count += 1) await notifyUser(slow)
    await notifyUser(quick)
    const sending = sendDeliveries(server.services)
    await otherReceiver.until(1)
    expect(receiver.received.length).toBeLessThanOrEqual(4)
    await sending
    expect(receiver.received).toHaveLength(40)
    await otherReceiver.close()
  })

  test('to many slow receivers of one user does not delay others', async () => {
    const [slow, quick] = [await server.person(), await server.person()]
    const slowReceivers = await Promise.all(Array.from({ length: 9 }, () => webhookReceiver()))
    for (const { url, answers } of slowReceivers) {
      answers.push(...Array.from({ length: 4 }, () => neverResponds))
      await register(slow, { url })
    }
    await register(quick)
    for (let count = 0; count < 4; count += 1) await notifyUser(slow)
    await notifyUser(quick)
    const sending = sendDeliveries(server.services)
    await receiver.until(1)
    const received = () => slowReceivers.reduce((sum, { received }) => sum + received.length, 0)
    expect(received()).toBeLessThanOrEqual(8)
    await sending
    expect(received()).toBe(36)
    await Promise.all(slowReceivers.map((one) => one.close()))
  })

  test('to slow receivers of four users does not delay others', async () => {
    const slowReceivers = await Promise.all(Array.from({ length: 8 }, () => webhookReceiver()))
    const slow = await Promise.all(Array.from({ length: 4 }, () => server.person()))
    for (const [place, { url, answers }] of slowReceivers.entries()) {
      answers.push(...Array.from({ length: 12 }, () => neverResponds))
      await register(slow[place % slow.length] as Person, { url })
    }
    const quick = await server.person()
    await register(quick)
    for (const person of slow) for (let count = 0; count < 12; count += 1) await notifyUser(person)
    server.clock.advance({ seconds: 1 })
    await notifyUser(quick)
    const dispatcher = openWebhooks(server.services, { signal: server.services.closing })
    while (await dispatcher.round()) {}
    await receiver.until(1)
    expect(slowReceivers.reduce((sum, { received }) => sum + received.length, 0)).toBeLessThanOrEqual(32)
    await dispatcher.idle()
    await server.database.queries.delete(webhookDeliveries)
    await Promise.all(slowReceivers.map((one) => one.close()))
  })

  test('is listed newest first, in pages', async () => {
    const person = await server.person()
    const { id } = await register(person)
    for (let gems = 1; gems <= 3; gems += 1) {
      await notifyUser(person, gems)
      server.clock.advance({ seconds: 1 })
    }
    const page = async (query: string) => {
      const { deliveries, totalCount } = await expectOk(
        person.send<Deliveries>(`GET /user/webhooks/${id}/deliveries?${query}`),
      )
      return [totalCount, ...deliveries.map(({ body }) => JSON.parse(body).data.data.gems)]
    }
    expect(await page('limit=2')).toEqual([3, 3, 2])
    expect(await page('limit=2&page=2')).toEqual([3, 1])
  })

  test('is deleted after 30 days, and when there are a thousand newer ones', async () => {
    const person = await server.person()
    const old = await register(person)
    await notifyUser(person)
    server.clock.advance({ days: 29 })
    await sweepDeliveries(server.services)
    expect((await logOf(person, old)).totalCount).toBe(1)
    server.clock.advance({ days: 1 })
    const busy = await server.person()
    const full = await register(busy)
    await server.database.queries.insert(webhookDeliveries).values(
      Array.from({ length: 1003 }, (_, place) => ({
        id: crypto.randomUUID(),
        webhookId: full.id,
        ownerId: busy.id,
        event: 'sendGems',
        body: String(place),
        people: [],
        nextAttemptAt: server.clock.now(),
        deliveredAt: server.clock.now(),
        createdAt: new Date(server.clock.now().getTime() - 2_000_000 + place * 1000),
      })),
    )
    await sweepDeliveries(server.services)
    expect((await logOf(person, old)).totalCount).toBe(0)
    const { deliveries, totalCount } = await expectOk(
      busy.send<Deliveries>(`GET /user/webhooks/${full.id}/deliveries?page=10&limit=100`),
    )
    expect([totalCount, deliveries.at(-1)?.body]).toEqual([1000, '3'])
  })
})

describe('disabling', () => {
  test('happens at once on status 410, and cancels queued deliveries', async () => {
    const person = await server.person()
    const webhook = await register(person)
    await notifyUser(person)
    receiver.answers.push(withStatus(500))
    await sendDeliveries(server.services)
    await notifyUser(person)
    receiver.answers.push(withStatus(410))
    await sendDeliveries(server.services)
    expect(await stateOf(person, webhook)).toMatchObject({
      state: 'gone',
      disabledAt: server.clock.now().toISOString(),
    })
    expect((await logOf(person, webhook)).deliveries).toMatchObject([
      { state: 'failed', fault: 'gone' },
      { state: 'failed', fault: 'switchedOff' },
    ])
    await notifyUser(person)
    server.clock.advance({ days: 1 })
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(2)
  })

  test('happens after three days of failures; the user can enable it again', async () => {
    const person = await server.person()
    const webhook = await register(person)
    const failAll = async () => {
      await notifyUser(person)
      for (let attempts = 1; attempts <= 8; attempts += 1) {
        receiver.answers.push(withStatus(500))
        await sendDeliveries(server.services)
        server.clock.advance({ hours: 16, minutes: 1 })
      }
    }
    await notifyUser(person)
    receiver.answers.push(withStatus(500))
    await sendDeliveries(server.services)
    receiver.answers.length = 0
    expect((await stateOf(person, webhook)).state).toBe('failing')
    await failAll()
    expect((await stateOf(person, webhook)).state).toBe('failed')
    const put = (enabled: boolean) =>
      expectOk(
        person.send<Webhook>(`PUT /user/webhooks/${webhook.id}`, { url: receiver.url, events: everything, enabled }),
      )
    expect(await put(true)).toMatchObject({ state: 'on', failingSince: null, disabledAt: null })
    receiver.answers.length = 0
    await notifyUser(person)
    await put(false)
    expect((await stateOf(person, webhook)).state).toBe('off')
    const before = receiver.received.length
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(before)
    await put(true)
    await notifyUser(person)
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(before + 1)
  })
})

describe('testing and resending', () => {
  test('a test is sent at once and returns its result, in any state of the webhook', async () => {
    const person = await server.person()
    const webhook = await register(person)
    const tryIt = () => expectOk(person.send<Delivery>(`POST /user/webhooks/${webhook.id}/test`))
    receiver.answers.push(withStatus(200, 'thank you'), withStatus(418, 'no'), withStatus(200))
    expect(await tryIt()).toMatchObject({ event: 'test', state: 'delivered', status: 200, answer: 'thank you' })
    expect(await tryIt()).toMatchObject({ state: 'failed', status: 418, fault: 'status', nextAttemptAt: null })
    expect((await stateOf(person, webhook)).state).toBe('on')
    await expectOk(
      person.send(`PUT /user/webhooks/${webhook.id}`, { url: receiver.url, events: everything, enabled: false }),
    )
    expect(await tryIt()).toMatchObject({ state: 'delivered' })
    expect(isSignedBy(webhook.secret, receiver.received[0] as Received)).toBe(true)
    expect(webhookBody.parse(receiver.received[0]?.event)).toMatchObject({ type: 'test', recipients: [person.id] })
  })

  test('a test that waits for its receiver does not hold up other changes of its user', async () => {
    const patient = await startTestServer({ outside: { webhooks: { ...webhookSettings(true), timeout: 20_000 } } })
    const person = await patient.person()
    const webhook = await expectOk(
      person.send<NewWebhook>('POST /user/webhooks', { url: receiver.url, events: everything }),
    )
    const slow = Promise.withResolvers<void>()
    receiver.answers.push((response) => void slow.promise.then(() => response.end()))
    const tested = expectOk(person.send<Delivery>(`POST /user/webhooks/${webhook.id}/test`))
    await receiver.until(1)
    await expectOk(person.send('POST /user/tasks', { title: 'Tea', gold: 5, type: 'todo' }))
    slow.resolve()
    expect(await tested).toMatchObject({ state: 'delivered' })
    await patient.close()
  })

  test('a delivery is sent again with its id', async () => {
    const person = await server.person()
    const webhook = await register(person)
    await notifyUser(person)
    await sendDeliveries(server.services)
    const again = await expectOk(
      person.send<Delivery>(`POST /user/webhooks/${webhook.id}/deliveries/${receiver.received[0]?.event.id}/resend`),
    )
    expect(again).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body)
    expect((await logOf(person, webhook)).totalCount).toBe(1)
  })

  test('a delivery of a disabled webhook is sent again once', async () => {
    const person = await server.person()
    const webhook = await register(person)
    await notifyUser(person)
    await sendDeliveries(server.services)
    await expectOk(
      person.send(`PUT /user/webhooks/${webhook.id}`, { url: receiver.url, events: everything, enabled: false }),
    )
    receiver.answers.push(withStatus(500))
    const again = await expectOk(
      person.send<Delivery>(`POST /user/webhooks/${webhook.id}/deliveries/${receiver.received[0]?.event.id}/resend`),
    )
    expect(again).toMatchObject({ state: 'failed', fault: 'status', status: 500, attempts: 2, nextAttemptAt: null })
    server.clock.advance({ hours: 12 })
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(2)
  })

  test('is rate limited', async () => {
    const limited = await startTestServer({ rateLimits: true, outside: { webhooks: webhookSettings(true) } })
    const person = await limited.person()
    const webhook = await expectOk(
      person.send<NewWebhook>('POST /user/webhooks', { url: receiver.url, events: everything }),
    )
    const statuses = new Map<number, number>()
    for (let call = 0; call < 62; call += 1) {
      const { status } = await person.send(`POST /user/webhooks/${webhook.id}/test`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 60],
      [429, 2],
    ])
    await limited.close()
  })
})

describe("a group's webhook", () => {
  test('receives an event once, with the user it is about', async () => {
    const group = await newGroup(server, { members: 2 })
    const place = `/groups/${group.id}/webhooks`
    const webhook = await register(group.creator, { place, events: ['newTaskAssigned'] })
    const ownReceiver = await webhookReceiver()
    await register(group.members[0] as InGroup, { url: ownReceiver.url })
    await giveTask(group, group.members)
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(1)
    const { event } = receiver.received[0] as Received
    expect(webhookBody.parse(event)).toEqual(event)
    expect(event).toMatchObject({
      type: 'newTaskAssigned',
      groupId: group.id,
      recipients: group.members.map(({ id }) => id),
      data: { data: { sender: { id: group.creator.id }, group: { name: 'Family' }, task: { title: 'Dishes' } } },
    })
    expect(Object.keys(event.data)).toEqual(['type', 'groupId', 'createdAt', 'data'])
    expect(ownReceiver.received.map(({ event: { recipients } }) => recipients)).toEqual([[group.members[0]?.id]])
    expect((await logOf(group.creator, webhook)).totalCount).toBe(1)
    await ownReceiver.close()
  })

  test('receives who has taken a task first, and each change of a turn, once', async () => {
    const { group, ani, boris, ids, creator } = await familyIn(server)
    const events = ['group.taskClaimed', 'group.turnChanged', 'yourTurn']
    expect((await ani.send('POST /user/webhooks', { url: receiver.url, events })).error.message).toBe('invalidData')
    await register(creator, { place: `/groups/${group.id}/webhooks`, events: events.slice(0, 2) })
    const received = async () => {
      await sendDeliveries(server.services)
      return receiver.received.splice(0).map(({ event }) => {
        expect(webhookBody.parse(event)).toEqual(event)
        expect(event).toMatchObject({ groupId: group.id, recipients: [] })
        const { sender, task, turn } = event.data.data as Record<string, { id: string; title: string }>
        return { type: event.type, by: sender?.id, title: task?.title, turn }
      })
    }
    const first = await expectOk(make(group, { assignment: 'first', assignedUsers: ids, requireApprove: true }))
    await expectOk(complete(group, first, ani))
    await complete(group, first, boris)
    await expectOk(approve(group, first, ani, true))
    const day = first.occurrence?.day
    expect(await received()).toEqual([
      {
        type: 'group.taskClaimed',
        by: ani.id,
        title: 'Dishes',
        turn: { taskId: first.id, day, holder: null, takenBy: ani.id },
      },
    ])
    const task = await expectOk(make(group, { title: 'Laundry', assignment: 'rotation', assignedUsers: ids }))
    const changed = (holder: string | null, by?: string) => ({
      type: 'group.turnChanged',
      by,
      title: 'Laundry',
      turn: { taskId: task.id, day, holder, takenBy: null },
    })
    expect(await received()).toEqual([changed(ani.id)])
    await expectOk(creator.send(`PATCH /groups/${group.id}/tasks/${task.id}/turn`, { userId: boris.id }))
    expect(await received()).toEqual([changed(boris.id, creator.id)])
    const swap = await expectOk(boris.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: ani.id }))
    await expectOk(ani.send(`POST ${swapsOf(group, task)}/${swap.id}`, { accepted: true }))
    expect(await received()).toEqual([changed(ani.id, ani.id)])
    await expectOk(complete(group, task, ani))
    expect(await received()).toEqual([])
    server.clock.advance({ days: 1 })
    await expectOk(creator.send(`GET /groups/${group.id}/tasks`))
    expect(await received()).toMatchObject([{ type: 'group.turnChanged', turn: { taskId: task.id } }])
    for (const { send } of [ani, boris]) {
      await expectOk(send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
      await expectOk(creator.send(`GET /groups/${group.id}/tasks`))
    }
    expect((await received()).at(-1)?.turn).toMatchObject({ holder: null })
  })

  test('for everything receives both events of turns, and no notification', async () => {
    const { group, ani, ids, creator } = await familyIn(server)
    await register(creator, { place: `/groups/${group.id}/webhooks`, events: ['*'] })
    const received = async () => {
      await sendDeliveries(server.services)
      return receiver.received.splice(0).map(({ event }) => event.type)
    }
    const first = await expectOk(make(group, { assignment: 'first', assignedUsers: ids }))
    await expectOk(complete(group, first, ani))
    expect((await received()).sort()).toEqual(['group.pawnMoved', 'group.taskClaimed', 'group.taskCompleted'])
    await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(await received()).toEqual(['group.turnChanged'])
  })

  test('cannot receive events that leaders do not see', async () => {
    const group = await newGroup(server)
    for (const event of ['groupInvitation', 'sendGems']) {
      const body = { url: receiver.url, events: [event] }
      expect((await group.creator.send(`POST /groups/${group.id}/webhooks`, body)).error.message).toBe('invalidData')
    }
  })

  test('stops when its owner loses the role, until another leader saves it', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const [leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    const place = `/groups/${group.id}/webhooks`
    const webhook = await register(leader, { place, events: ['newTaskAssigned'] })
    await giveTask(group, [member])
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${leader.memberId}/lower-member`))
    await giveTask(group, [member])
    await sendDeliveries(server.services)
    expect(receiver.received).toEqual([])
    expect((await leader.send(`GET ${place}` as Call)).error.message).toBe('notLeaderInThisGroup')
    const [shown] = await expectOk(group.creator.send<Webhook[]>(`GET ${place}` as Call))
    expect(shown).toMatchObject({ id: webhook.id, state: 'stopped', owner: { id: leader.id } })
    expect((await logOf(group.creator, webhook)).deliveries).toMatchObject([{ state: 'failed', fault: 'stopped' }])
    await expectOk(
      group.creator.send(`PUT ${place}/${webhook.id}` as Call, {
        url: receiver.url,
        events: ['newTaskAssigned'],
        enabled: true,
      }),
    )
    await giveTask(group, [member])
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(1)
  })

  test('is deleted with the group, and limited to ten', async () => {
    const group = await newGroup(server)
    const place = `/groups/${group.id}/webhooks`
    for (let count = 0; count < 10; count += 1) await register(group.creator, { place, events: ['newTaskAssigned'] })
    const eleventh = { url: receiver.url, events: ['newTaskAssigned'] }
    expect((await group.creator.send(`POST ${place}` as Call, eleventh)).error.message).toBe('tooManyItems')
    await register(group.creator)
    await giveTask(group, group.members)
    await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
    await sendDeliveries(server.services)
    expect(receiver.received).toEqual([])
  })
})
