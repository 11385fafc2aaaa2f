import { sendDeliveries, webhookSettings } from '@questboard/api'
import type { Deliveries } from '@questboard/api/webhooks/schema'
import { webhooks } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import type { Delivery, NewWebhook } from '../../../packages/api/src/webhooks/schema.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { type Receiver, webhookReceiver } from '../../support/webhook-receiver.ts'

/** A server that allows no private addresses, with a DNS that the test controls. */

let server: TestServer
let receiver: Receiver
/** The next DNS answers, one each; then the last one again. */
let answers: string[][]
let lookups: string[]
beforeEach(async () => {
  answers = []
  lookups = []
  receiver = await webhookReceiver()
  const resolve = async (host: string) => {
    lookups.push(host)
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? []
  }
  server = await startTestServer({ outside: { webhooks: { ...webhookSettings(false), timeout: 2_000, resolve } } })
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

const events = ['sendGems']

const port = () => new URL(receiver.url).port

const create = (person: Person, url: string) => person.send<NewWebhook>('POST /user/webhooks', { url, events })

const register = (person: Person, url: string) => expectOk(create(person, url))

/** A webhook from a time when the operator allowed private addresses. */
const moveTo = (id: string, url: string) =>
  server.database.queries
    .update(webhooks)
    .set({ url, host: new URL(url).host })
    .where(eq(webhooks.id, id))

async function send(person: Person, { id }: NewWebhook): Promise<Delivery | undefined> {
  await createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [person.id], { type: 'sendGems', data: { gems: 1 } }),
  )
  await sendDeliveries(server.services)
  return (await expectOk(person.send<Deliveries>(`GET /user/webhooks/${id}/deliveries`))).deliveries[0]
}

const refusedAddress = { state: 'failed', status: null, fault: 'privateAddress', attempts: 1 }

describe('a URL', () => {
  test.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://0/',
    'https://10.0.0.1:8443/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://①②⑦.0.0.1/',
    'https://example.org:25/',
  ])('%s is refused as written', async (url) => {
    const reply = await create(await server.person(), url)
    expect(reply).toMatchObject({ status: 400, error: { message: 'invalidData', details: [{ path: 'url' }] } })
    expect(lookups).toEqual([])
  })

  test('is stored normalised', async () => {
    const webhook = await register(await server.person(), '  https://EXAMPLE.org:443/hook?a=b#part ')
    expect(webhook.url).toBe('https://example.org/hook?a=b')
  })

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'whose name resolves to %s is not called',
    async (address) => {
      const person = await server.person()
      answers = [[address]]
      const webhook = await register(person, `https://example.org:${port()}/`)
      expect(await send(person, webhook)).toMatchObject(refusedAddress)
      expect(lookups).toEqual(['example.org'])
      expect(receiver.connections()).toBe(0)
    },
  )

  test('is not called if any of its addresses is private', async () => {
    const person = await server.person()
    answers = [['127.0.0.1', '93.184.215.14']]
    const webhook = await register(person, `https://example.org:${port()}/`)
    expect(await send(person, webhook)).toMatchObject(refusedAddress)
    expect(receiver.connections()).toBe(0)
  })

  test('is checked at connection time if its name resolves to another address by then', async () => {
    const person = await server.person()
    const webhook = await register(person, `https://example.org:${port()}/`)
    await moveTo(webhook.id, `http://example.org:${port()}/`)
    answers = [['93.184.215.14'], ['127.0.0.1']]
    const { resolve } = server.services.outside.webhooks
    expect(await resolve('example.org', { privateAddresses: false })).toEqual(['93.184.215.14'])
    expect(await send(person, webhook)).toMatchObject(refusedAddress)
    expect(lookups).toEqual(['example.org', 'example.org'])
    expect(receiver.connections()).toBe(0)
  })

  test.each(['http://127.0.0.1', 'http://[::ffff:127.0.0.1]', 'http://2130706433'])(
    '%s is not called, although it is stored',
    async (origin) => {
      const person = await server.person()
      const webhook = await register(person, 'https://example.org/')
      await moveTo(webhook.id, `${origin}:${port()}/`)
      expect(await send(person, webhook)).toMatchObject(refusedAddress)
      expect(receiver.connections()).toBe(0)
    },
  )

  test('that does not resolve is retried', async () => {
    const person = await server.person()
    const webhook = await register(person, 'https://example.org/')
    expect(await send(person, webhook)).toMatchObject({ state: 'waiting', status: null, fault: 'unresolved' })
  })
})
