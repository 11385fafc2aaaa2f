import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queueNotifications, sendEmails } from '@questboard/api'
import { type Database, openPostgres } from '@questboard/db'
import { emailOutbox, notificationPreferences, users } from '@questboard/db/schema'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { endAll, type Started, startServer } from '../../start/processes.ts'
import { testDatabase } from '../../support/database.ts'
import { type MailServer, mailServer, oddServer } from '../../support/mail-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { type Person, startTestServerOn } from '../../support/test-server.ts'

/** Servers as processes, with the system clock and running workers. */

let mail: MailServer
let folder: string
beforeAll(async () => {
  mail = await mailServer()
  folder = await mkdtemp(join(tmpdir(), 'questboard-'))
})
afterAll(async () => {
  await mail.close()
  await rm(folder, { recursive: true, force: true })
})

let url: string
let drop: () => Promise<void>
beforeEach(async () => {
  const database = await testDatabase()
  url = database.url
  drop = database.drop
})
afterEach(async () => {
  await endAll()
  await drop()
})

const start = (smtp: string, about: Record<string, string> = {}): Started =>
  startServer({ DATABASE_URL: url, DATA_DIR: folder, SMTP_URL: smtp, ...about })

const register = (address: string, email: string) =>
  expectOk(sendTo(address)('POST /auth/register', registrationOf(email)))

/** The outbox, read with a separate connection. */
async function looking<Found>(look: (database: Database) => Promise<Found>): Promise<Found> {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

const waiting = () => looking((database) => database.queries.select().from(emailOutbox))

test('an e-mail arrives within a second', async () => {
  const address = await start(mail.url).ready
  const times = []
  for (let message = 0; message < 5; message += 1) {
    const email = newAddress()
    await register(address, email)
    const begun = performance.now()
    await mail.next(email)
    times.push(Math.round(performance.now() - begun))
  }
  console.log(`e-mails arrived after ${times.join(', ')} ms`)
  expect(times.sort((left, right) => left - right)[2]).toBeLessThan(1_000)
  expect((await mail.next(mail.arrived.at(-1)?.to ?? '')).link.url.origin).toBe(address)
})

test('another server sends the e-mail of a server that was killed while sending', async () => {
  const odd = await oddServer()
  const email = newAddress()
  const first = start(odd.url)
  await register(await first.ready, email)
  await odd.connected()
  first.signal('SIGKILL')
  await first.ended
  await odd.close()
  expect(await waiting()).toMatchObject([{ email, attempts: 1, failedAt: null }])

  const second = await startTestServerOn(await openPostgres({ url }), {
    outside: { mail: { url: mail.url, from: 'Questboard <no-reply@example.org>', timeout: 2_000 } },
  })
  second.clock.set(new Date())
  await sendEmails(second.services)
  expect(mail.of(email)).toEqual([])
  second.clock.advance({ minutes: 3 })
  await sendEmails(second.services)
  expect(mail.of(email)).toHaveLength(1)
  expect(await waiting()).toEqual([])
  await second.close()
})

test('a link for a new password is sent before the digests that wait', async () => {
  const server = await startTestServerOn(await openPostgres({ url }), {
    outside: { mail: { url: mail.url, from: 'Questboard <no-reply@example.org>', timeout: 2_000 } },
  })
  const email = newAddress()
  await register(server.url, email)
  await sendEmails(server.services)
  const { queries } = server.database
  const [ani] = await queries.select().from(users)
  const createdAt = server.clock.now()
  const nothing = { titles: [], count: 0 }
  const digest = { due: { titles: ['Walk'], count: 1 }, overdue: nothing, missed: nothing, approvals: 0 }
  await queries.insert(emailOutbox).values(
    Array.from({ length: 30 }, () => ({
      id: randomUUID(),
      kind: 'digest' as const,
      email: newAddress(),
      userId: ani?.id,
      lang: 'en' as const,
      digest,
      createdAt,
      nextAttemptAt: createdAt,
    })),
  )
  server.clock.advance({ seconds: 1 })
  await expectOk(sendTo(server.url)('POST /auth/account-recovery', { email }))
  await sendEmails(server.services)
  expect(mail.of(email).at(-1)?.message.subject).toBe('Reset your Questboard password')
  expect((await waiting()).map(({ kind }) => kind)).toEqual(Array.from({ length: 21 }, () => 'digest'))
  await server.close()
})

test('of e-mails about notifications, an acknowledged one is not sent again, and one that was cut off is sent by another', async () => {
  const server = await startTestServerOn(await openPostgres({ url }), {
    outside: { mail: { url: mail.url, from: 'Questboard <no-reply@example.org>', timeout: 2_000 } },
  })
  server.clock.set(new Date())
  const [ani, boyan] = [await server.person(), await server.person()]
  const { queries } = server.database
  await queries.update(users).set({ provenAt: new Date() })
  const types = { askTaskApprove: { push: true, email: true } }
  await queries.insert(notificationPreferences).values([ani, boyan].map(({ id }) => ({ userId: id, types })))
  const minuteAgo = { now: () => new Date(Date.now() - 60_000) }
  const ask = ({ id }: Person) =>
    createTransactionRunner(server)((tx) =>
      notify(tx, minuteAgo, [id], { type: 'askTaskApprove', data: { task: { title: 'Dishes' } } }),
    )
  const work = async () => {
    while (await queueNotifications(server.services)) {}
    while (await sendEmails(server.services)) {}
  }
  await ask(ani)
  server.clock.set(new Date())
  await work()
  expect(mail.of(ani.email)).toHaveLength(1)

  const odd = await oddServer()
  const serverProcess = start(odd.url)
  await serverProcess.ready
  await ask(boyan)
  await odd.connected()
  serverProcess.signal('SIGKILL')
  await serverProcess.ended
  await odd.close()
  expect(await waiting()).toMatchObject([{ kind: 'notification', attempts: 1 }])
  server.clock.set(new Date())
  await work()
  expect(mail.of(boyan.email)).toEqual([])
  for (const minutes of [3, 60]) {
    server.clock.advance({ minutes })
    await work()
  }
  expect([ani, boyan].map(({ email }) => mail.of(email).length)).toEqual([1, 1])
  expect(mail.of(boyan.email)[0]?.message.subject).toBe('A task is waiting for your approval: “Dishes”')
  expect(await waiting()).toEqual([])
  await server.close()
})

test('a hanging mail server blocks nothing else, and closing does not wait for it', async () => {
  const odd = await oddServer()
  const serverProcess = start(odd.url)
  const address = await serverProcess.ready
  const call = sendTo(address)
  const measured = async () => {
    const times = []
    for (let calls = 0; calls < 300; calls += 1) {
      const begun = performance.now()
      await expectOk(call('GET /config'))
      times.push(performance.now() - begun)
    }
    return (times.sort((left, right) => left - right)[296] ?? 0).toFixed(1)
  }
  await measured()
  const before = await measured()
  for (let message = 0; message < 10; message += 1) await register(address, newAddress())
  await odd.connected()
  const meanwhile = await measured()
  console.log(`99th percentile of an unrelated call: ${before} ms, while the mail server hangs ${meanwhile} ms`)
  expect(Number(meanwhile)).toBeLessThan(5 * Number(before) + 20)
  const begun = performance.now()
  serverProcess.signal('SIGTERM')
  expect((await serverProcess.ended).status).toBe(0)
  expect(performance.now() - begun).toBeLessThan(8_000)
  expect(await waiting()).toHaveLength(10)
  await odd.close()
})

test('an unreachable mail server does not keep the server from starting, and links use the public URL', async () => {
  const serverProcess = start('smtp://127.0.0.1:1')
  const address = await serverProcess.ready
  await register(address, newAddress())
  serverProcess.signal('SIGTERM')
  const { stdout, stderr } = await serverProcess.ended
  expect(stdout + stderr).toContain('SMTP_URL is set and PUBLIC_URL is not')
  expect(await waiting()).toHaveLength(1)
})

test('without a mail server an e-mail is a file in the data folder, and its link is logged', async () => {
  const serverProcess = startServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://quest.example',
    LOG_LEVEL: 'info',
  })
  const address = await serverProcess.ready
  const email = newAddress()
  await register(address, email)
  await expectOk(sendTo(address)('POST /auth/account-recovery', { email }))
  const outbox = join(folder, 'outbox')
  await vi.waitFor(async () => expect(await readdir(outbox)).toHaveLength(2), 10_000)
  serverProcess.signal('SIGTERM')
  const { stdout } = await serverProcess.ended
  const [link] = /https:\/\/quest\.example\/reset-password\?token=[\w-]{75}/.exec(stdout) ?? []
  const text = (await readdir(outbox)).find((name) => name.endsWith('.txt')) ?? ''
  expect(await readFile(join(outbox, text), 'utf8')).toContain(`${link}\n`)
  expect(await waiting()).toEqual([])
})

const median = (values: number[]) => values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/** Alternating, so that other load on the machine affects both alike. */
test.each(['account-recovery', 'resend-activation'] as const)(
  'the response time to %s does not reveal whether the address has an account',
  async (path) => {
    const address = await start(mail.url, { LOG_LEVEL: 'silent' }).ready
    const call = sendTo(address)
    const known = Array.from({ length: 20 }, newAddress)
    for (const email of known) await register(address, email)
    const ask = async (email: string) => {
      const begun = performance.now()
      await expectOk(call(`POST /auth/${path}`, { email }))
      return performance.now() - begun
    }
    for (const email of known) await ask(email)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 10; round += 1) {
      for (const [place, email] of known.entries()) {
        const kinds = (place + round) % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const kind of kinds) times[kind].push(await ask(kind === 'known' ? email : newAddress()))
      }
    }
    const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
    console.log(`${path}: median ${ofKnown.toFixed(2)} ms with an account, ${ofUnknown.toFixed(2)} ms without`)
    expect(Math.abs(ofKnown - ofUnknown)).toBeLessThan(0.2 * Math.max(ofKnown, ofUnknown) + 0.3)
  },
)
