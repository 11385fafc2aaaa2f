import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendDeliveries, webhookSettings } from '@questboard/api'
import { openPostgres } from '@questboard/db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import type { NewWebhook } from '../../../packages/api/src/webhooks/schema.ts'
import { endAll, repository, startServer } from '../../start/processes.ts'
import { testDatabase } from '../../support/database.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'
import { neverResponds, type Receiver, webhookReceiver } from '../../support/webhook-receiver.ts'

const outside = { webhooks: webhookSettings(true) }

let receiver: Receiver
beforeEach(async () => {
  receiver = await webhookReceiver()
  return () => receiver.close()
})
afterEach(endAll)

const register = (person: Pick<Person, 'send'>) =>
  expectOk(person.send<NewWebhook>('POST /user/webhooks', { url: receiver.url, events: ['sendGems'] }))

const notifyUser = ({ database, clock }: Pick<TestServer, 'database' | 'clock'>, userId: string) =>
  createTransactionRunner({ database, clock })((tx) =>
    notify(tx, clock, [userId], { type: 'sendGems', data: { gems: 1 } }),
  )

test('of two servers in parallel, one sends each delivery', async () => {
  const { first: server, second, close } = await twoServers({ outside })
  const person = await server.person()
  await register(person)
  for (let count = 0; count < 60; count += 1) await notifyUser(server, person.id)
  await Promise.all([server, second, server, second].map(({ services }) => sendDeliveries(services)))
  const ids = receiver.received.map(({ event }) => event.id)
  expect([ids.length, new Set(ids).size]).toEqual([60, 60])
  await close()
})

test('a delivery of a server that is killed before recording it is sent by another, with the same id', async () => {
  const { url, drop } = await testDatabase()
  const serverProcess = startServer({ DATABASE_URL: url, WEBHOOKS_PRIVATE_ADDRESSES: 'yes' })
  const address = await serverProcess.ready
  const { user, token } = await expectOk(
    sendTo(address)<{ user: { id: string }; token: string }>('POST /auth/register', registrationOf('ani@example.org')),
  )
  await register({ send: sendTo(address, token) })
  const second = await startTestServerOn(await openPostgres({ url }), { outside })
  second.clock.set(new Date())
  receiver.answers.push(neverResponds)
  await notifyUser(second, user.id)
  const begun = performance.now()
  await receiver.until(1)
  console.log(`a delivery came after ${Math.round(performance.now() - begun)} ms`)
  serverProcess.signal('SIGKILL')
  await serverProcess.ended

  second.clock.set(new Date())
  await sendDeliveries(second.services)
  expect(receiver.received).toHaveLength(1)
  second.clock.advance({ seconds: 40 })
  await sendDeliveries(second.services)
  expect(receiver.received).toHaveLength(2)
  expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body)
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
  await second.close()
  await drop()
})

test('the example of the documentation verifies a delivery', async () => {
  const text = await readFile(join(repository, 'docs', 'webhooks.md'), 'utf8')
  const code = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { first: server, close } = await twoServers({ outside })
  server.clock.set(new Date())
  const person = await server.person()
  const { secret } = await register(person)
  await notifyUser(server, person.id)
  await sendDeliveries(server.services)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  expect(isGenuine(secret, headers, body)).toBe(true)
  expect(isGenuine(secret, headers, `${body} `)).toBe(false)
  expect(isGenuine(`whsec_${'A'.repeat(43)}=`, headers, body)).toBe(false)
  expect(isGenuine(secret, { ...headers, 'webhook-timestamp': '1' }, body)).toBe(false)
  await close()
})
