import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@questboard/db'
import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { audit } from '../support/audit.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { sendTo } from '../support/rest.ts'
import { beginToBuy, gemsOf, hundred } from '../support/shop.ts'
import { deliver, startStripe, webhookSecret } from '../support/stripe.ts'
import { goodPassword, type Person } from '../support/test-server.ts'
import { endAll, startServer } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'questboard-payments-'))
let database: TestDatabase | undefined

afterEach(async () => {
  await endAll()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a server that is killed between credit and response has credited once', async () => {
  database = await testDatabase()
  const stripe = await startStripe()
  const line = await openLine(database.url)
  const environment = {
    DATA_DIR: folder,
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_BASE_URL: stripe.url,
  }
  const first = startServer({ ...environment, DATABASE_URL: line.url })
  const firstUrl = await first.ready
  const person = await register(firstUrl)
  const id = await beginToBuy(person, hundred.id)
  const paid = stripe.pay(id)

  line.cutAfterCommitOf('gemsBought')
  const unanswered = deliver(firstUrl, stripe.event('checkout.session.completed', paid)).then(
    (answer) => answer.status,
    () => 'cut off',
  )
  const watch = await openPostgres({ url: database.url, poolSize: 1 })
  const committed = async () => {
    const [row] = await watch.queries.select({ gems: users.gems }).from(users).where(eq(users.id, person.id))
    return row?.gems
  }
  await expect.poll(committed, { timeout: 10_000 }).toBe(150)
  first.signal('SIGKILL')
  await first.ended
  expect(await unanswered).toBe('cut off')

  const secondUrl = await startServer({ ...environment, DATABASE_URL: database.url }).ready
  for (let again = 0; again < 3; again++) {
    expect((await deliver(secondUrl, stripe.event('checkout.session.completed', paid))).status).toBe(200)
  }
  expect(await gemsOf({ ...person, send: sendTo(secondUrl, person.token) })).toBe(150)
  expect(await audit(watch)).toEqual([])
  await watch.close()
  line.close()
  await stripe.close()
}, 120_000)

async function register(url: string): Promise<Person> {
  const about = { name: 'Ani', email: 'ani@example.org', password: goodPassword }
  const body = { ...about, passwordConfirmation: goodPassword, birthDate: '1990-03-05' }
  const { result } = await sendTo(url)<{ token: string; user: { id: string } }>('POST /auth/register', body)
  return { ...about, id: result.user.id, token: result.token, send: sendTo(url, result.token) }
}

/** A proxy to the database that drops the database's responses from a given commit on. */
async function openLine(to: string) {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let mark: string | undefined
  const listener = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname)
    let marked = false
    let dead = false
    client.on('data', (sent) => {
      marked ||= mark !== undefined && sent.includes(mark)
      dead ||= marked && /\bcommit\b/i.test(sent.toString('latin1'))
      onward.write(sent)
    })
    onward.on('data', (chunk) => dead || client.write(chunk))
    client.on('end', () => onward.end())
    onward.on('end', () => client.end())
    for (const side of [client, onward]) sockets.add(side.on('error', () => {}))
  })
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return {
    url: Object.assign(new URL(to), { port: String(address.port) }).href,
    cutAfterCommitOf: (text: string) => {
      mark = text
    },
    close() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
