import { randomUUIDv7 } from 'node:crypto'
import {
  releaseStale,
  sendEmails,
  sweepDays,
  sweepDeliveries,
  sweepLinks,
  sweepRateLimits,
  sweepSessions,
  sweepTokens,
} from '@questboard/api'
import { generations, ledger, rateLimits, sessions, users } from '@questboard/db/schema'
import { buildApp } from '@questboard/server'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailServer, mailServer } from '../../support/mail-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk } from '../../support/rest.ts'
import type { TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

/**
 * Background jobs of two servers in parallel, each with its own connections. Races of payments, webhooks, erasure,
 * reconciliation and request limits are tested with those domains.
 */

let mail: MailServer
let servers: Awaited<ReturnType<typeof twoServers>>
beforeEach(async () => {
  mail = await mailServer()
  servers = await twoServers({
    sharesClock: true,
    outside: { mail: { url: mail.url, from: 'Questboard <q@example.org>', timeout: 5_000 } },
  })
})
afterEach(async () => {
  await servers.close()
  await mail.close()
})

/** Each server twice, in parallel. */
const race = <Result>(job: (services: TestServer['services']) => Promise<Result>): Promise<Result[]> =>
  Promise.all([servers.first, servers.second, servers.first, servers.second].map(({ services }) => job(services)))

test('a day is settled once by several servers, even with more players than one batch holds', async () => {
  const { first: server } = servers
  const { queries } = server.database
  const person = await server.person()
  await expectOk(person.send('POST /user/tasks', { title: 'Sweep', gold: 20, type: 'daily' }))
  await queries.update(users).set({ gold: 100 })
  const others = 600
  await queries.execute(sql`
    insert into users (id, email, name, lang, last_day_start, last_seen_day, next_rollover_at, gold, board_id, created_at)
    select gen_random_uuid(), 'other-' || n || '@example.org', 'Other', 'en', last_day_start, last_seen_day,
      next_rollover_at, gold, board_id, created_at
    from users, generate_series(1, ${others}) n`)
  await queries.execute(sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, created_at)
    select gen_random_uuid(), users.id, title, notes, tasks.gold, type, tags, require_result, repeating_since,
      tasks.created_at
    from tasks, users where users.id <> user_id`)
  servers.first.clock.advance({ days: 2 })
  const rounds = await race(sweepDays)
  expect(rounds.reduce((sum, { settled }) => sum + settled, 0)).toBe(others + 1)
  expect(rounds.every(({ failed }) => failed === 0)).toBe(true)
  expect(rounds.filter(({ settled }) => settled > 0).length).toBeGreaterThan(1)
  const charged = await queries.select().from(ledger).where(eq(ledger.currency, 'gold'))
  expect(new Set(charged.map(({ ownerId }) => ownerId)).size).toBe(others + 1)
  expect(charged.map(({ amount, balance }) => [amount, balance])).toEqual(charged.map(() => [-10, 90]))
  expect(charged.length).toBe(others + 1)
})

test('an e-mail is sent once', async () => {
  const emails = Array.from({ length: 30 }, newAddress)
  await Promise.all(emails.map((email) => expectOk(servers.first.send('POST /auth/register', registrationOf(email)))))
  while ((await race(sendEmails)).some((more) => more)) expect(mail.arrived.length).toBeLessThanOrEqual(emails.length)
  expect(mail.arrived.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
})

test('gems that are held too long are released once', async () => {
  const { first: server } = servers
  const { queries } = server.database
  const person = await server.person()
  await queries.update(users).set({ gems: 50, gemsHeld: 50 }).where(eq(users.id, person.id))
  const at = server.clock.now()
  const held = Array.from({ length: 8 }, () => ({ id: randomUUIDv7(), userId: person.id, gems: 5 }))
  await queries
    .insert(generations)
    .values(
      held.map((row) => ({ ...row, kind: 'tasks' as const, status: 'held' as const, holdsUntil: at, createdAt: at })),
    )
  await race(releaseStale)
  const ofPerson = and(eq(users.id, person.id), eq(users.gems, 50))
  expect(await queries.select({ held: users.gemsHeld }).from(users).where(ofPerson)).toEqual([{ held: 10 }])
})

test('expired rows are deleted by all servers without deadlocks', async () => {
  const { first: server } = servers
  const { queries } = server.database
  const person = await server.person()
  const at = server.clock.now()
  const many = Array.from({ length: 1_000 }, (_, place) => place)
  const old = { userId: person.id, expiresAt: at, createdAt: at }
  await queries.insert(sessions).values(many.map((place) => ({ ...old, tokenHash: `old-${place}` })))
  await queries.insert(rateLimits).values(many.map((place) => ({ key: `old-${place}`, count: 1, resetsAt: at })))
  servers.first.clock.advance({ days: 200 })
  for (const sweep of [sweepRateLimits, sweepSessions, sweepTokens, sweepLinks, sweepDeliveries]) await race(sweep)
  expect(await queries.select().from(rateLimits)).toEqual([])
  expect(await queries.select().from(sessions)).toEqual([])
})

test('a server that could not listen to the database at its start tries again', async () => {
  const { database, clock } = servers.first
  const failed = new Set<string>()
  const heard = new Set<string>()
  const listen: typeof database.listen = async (channel, receive, missed) => {
    if (!failed.has(channel)) {
      failed.add(channel)
      throw new Error('no connection is free')
    }
    const stop = await database.listen(channel, receive, missed)
    heard.add(channel)
    return stop
  }
  const about = { clock, webFolder: '', rateLimits: false, jobs: true, logLevel: 'silent' }
  const app = await buildApp({ ...about, database: { ...database, listen } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => heard).toEqual(failed)
  expect(failed.size).toBeGreaterThanOrEqual(3)
  await app.close()
})
