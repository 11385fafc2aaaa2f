import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  accountQueues,
  type Clock,
  type ExternalServices,
  openEvents,
  openOwnChanges,
  type PasswordCost,
  type Random,
  recommendedCost,
  type Services,
  type SignUp,
  webhookSettings,
} from '@questboard/api'
import { type Database, migrate, newDatabaseFile, openEmbedded, openPostgres } from '@questboard/db'
import { emailOutbox, users } from '@questboard/db/schema'
import { buildApp } from '@questboard/server'
import { eq } from 'drizzle-orm'
import { openSession } from '../../packages/api/src/auth/sessions.ts'
import { checkResponses } from './contract-check.ts'
import { testDatabase } from './database.ts'
import { goodPassword, registrationOf } from './registration.ts'
import { type Send, sendTo } from './rest.ts'

export { goodPassword } from './registration.ts'
export type { Call } from './rest.ts'

interface TimeSpan {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

/** A clock that tests set. It does not run. */
export interface TestClock extends Clock {
  set(at: string | Date): void
  advance(by: TimeSpan): void
  /** The time in some days, hours and so on, or earlier with negative numbers. */
  fromNow(by: TimeSpan): Date
  /** The date in some days, in UTC. */
  day(fromNow: number): string
}

export function testClock(at = '2026-03-10T10:00:00Z'): TestClock {
  let now = new Date(at)
  const fromNow = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: TimeSpan) =>
    new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
  return {
    now: () => now,
    set: (to) => {
      now = new Date(to)
    },
    advance: (by) => {
      now = fromNow(by)
    },
    fromNow,
    day: (days) => fromNow({ days }).toISOString().slice(0, 10),
  }
}

/** A registered user of this server with a REST client. */
export interface Person {
  id: string
  name: string
  email: string
  password: string
  token: string
  send: Send
}

export interface TestServer {
  /** `http://127.0.0.1:PORT` of this server. */
  url: string
  database: Database
  clock: TestClock
  /** The next random draws of the board, then 0. */
  draws: number[]
  /** The services of the server. */
  services: Services
  /** Calls without a token. */
  send: Send
  person(about?: { name?: string; headers?: Record<string, string> }): Promise<Person>
  close(): Promise<void>
}

const pinKey = async () => 'the key of the PINs of all servers'

/** Hashes in a fraction of a millisecond. Most tests sign up players and test something else. */
const cheapest: PasswordCost = { memory: 8, passes: 1 }

type Engine = Database['engine']

/** A new empty database on the given engine. */
async function newDatabase(engine: Engine): Promise<{ database: Database; drop(): Promise<void> }> {
  if (engine === 'postgres') {
    const { url, drop } = await testDatabase()
    return { database: await openPostgres({ url }), drop }
  }
  const folder = await mkdtemp(join(tmpdir(), 'questboard-'))
  const database = await openEmbedded({ folder, newDatabase: await newDatabaseFile() })
  await migrate(database)
  return { database, drop: () => rm(folder, { recursive: true }) }
}

/** What a test server may have. `startTestServerOn` has the defaults. */
export interface TestServerOptions {
  clock?: TestClock
  rateLimits?: boolean | undefined
  passwordSignIn?: boolean | undefined
  signUp?: SignUp | undefined
  setUpPage?: boolean | undefined
  dataFolder?: string | undefined
  refusesOverload?: boolean | undefined
  cheapPasswords?: boolean | undefined
  outside?: Partial<ExternalServices> | undefined
  metrics?: { host: string; port: number } | undefined
  groupLimits?: { created: number; members: number } | undefined
  erasureDays?: number | undefined
  corsOrigins?: readonly string[] | undefined
}

/** A server with its own database and clock: tests share nothing. */
export async function startTestServer({
  engine = 'postgres',
  ...options
}: TestServerOptions & { engine?: Engine } = {}): Promise<TestServer> {
  const { database, drop } = await newDatabase(engine)
  const server = await startTestServerOn(database, options)
  const close = async () => {
    await server.close()
    await drop()
  }
  return { ...server, close }
}

/** The same on a database that the test has opened. Closing the server closes it. */
export async function startTestServerOn(
  database: Database,
  {
    clock = testClock(),
    rateLimits = false,
    passwordSignIn = true,
    signUp,
    setUpPage = false,
    dataFolder,
    // Tests that race many calls need the result of each one.
    refusesOverload = false,
    cheapPasswords = true,
    outside = {},
    metrics,
    groupLimits = { created: 2, members: 5 },
    erasureDays = 30,
    corsOrigins,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const draws: number[] = []
  const random: Random = (below) => (draws.shift() ?? 0) % below
  // Without background jobs: tests that set the clock decide when days are settled.
  const app = await buildApp({
    database,
    clock,
    random,
    rateLimits,
    passwordSignIn,
    signUp,
    setUpPage,
    dataFolder,
    refusesOverload,
    ...(cheapPasswords && { passwordCost: cheapest }),
    outside,
    metrics,
    groupLimits,
    erasureDays,
    ...(corsOrigins && { corsOrigins }),
    pinKey,
    jobs: false,
    webFolder: '',
    logLevel: 'fatal',
  })
  const faults = checkResponses(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let people = 0
  let lastPerson: Promise<unknown> = Promise.resolve()

  /**
   * With a mail server: activates the account without verifying its address, like an account from before verification.
   */
  async function activate(id: string, email: string): Promise<string> {
    await database.queries.update(users).set({ activatedAt: clock.now() }).where(eq(users.id, id))
    await database.queries.delete(emailOutbox).where(eq(emailOutbox.email, email))
    return openSession(database.queries, clock, id)
  }

  return {
    url,
    database,
    clock,
    draws,
    services: {
      database,
      onReplica: (read) => read(database),
      clock,
      random,
      log: app.log,
      rateLimits,
      passwordSignIn,
      signUp,
      machine: {
        version: '0',
        startedAt: clock.now(),
        setUpPage,
        settings: [],
        backups: undefined,
        freeBytes: async () => null,
      },
      passwordCost: cheapPasswords ? cheapest : recommendedCost,
      metrics: undefined,
      pinKey,
      countRequest: () => {},
      queues: accountQueues(database),
      events: openEvents(database, app.log),
      ownChanges: openOwnChanges(database, app.log),
      hasMailServer: outside.mail !== undefined,
      outboxFolder: undefined,
      publicUrl: () => url,
      closing: new AbortController().signal,
      erasureDays,
      groupLimits,
      contact: undefined,
      supportUrl: undefined,
      feedbackUrl: undefined,
      outside: {
        mail: undefined,
        google: undefined,
        oidc: undefined,
        stripe: undefined,
        openai: undefined,
        webhooks: webhookSettings(false),
        push: { keys: undefined, subject: undefined },
        ...outside,
      },
    },
    send: sendTo(url),
    person(about) {
      // One after the other, because parallel password hashes would be refused.
      const person = lastPerson.then(() => newPerson(about))
      lastPerson = person.catch(() => {})
      return person
    },
    async close() {
      await app.close()
      await database.close()
      if (faults.length > 0) throw new Error(`answers that the document does not describe:\n${faults.join('\n')}`)
    },
  }

  async function newPerson({ name, headers }: Parameters<TestServer['person']>[0] = {}): Promise<Person> {
    people += 1
    const email = `person-${people}@example.org`
    const body = registrationOf(email, { name: name ?? `Person ${people}` })
    const { status, result, error } = await sendTo(url)<{ user: { id: string }; token: string | null }>(
      'POST /auth/register',
      body,
      headers,
    )
    if (status !== 200) throw new Error(`registering failed: ${JSON.stringify(error)}`)
    const { user } = result
    const token = result.token ?? (await activate(user.id, email))
    return { id: user.id, name: body.name, email, password: goodPassword, token, send: sendTo(url, token, headers) }
  }
}
