import { appRouter, DomainError, requestContext, type Services } from '@questboard/api'
import { ledger, sessions, users } from '@questboard/db/schema'
import { TRPCError } from '@trpc/server'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '../support/grant.ts'
import { type Act, type Actor, act, isTimeTravel } from '../support/random-actions.ts'
import { type Person, startTestServer, type TestServer, testClock } from '../support/test-server.ts'

/**
 * Random sequences of all player actions, over random time zones and days, alone and in parallel. After each one the
 * ledger must match every balance, nothing may be negative, and no period of a task may have paid twice.
 * SEQUENCES=10000 runs more, which takes some minutes.
 */
const sequences = Number(process.env.SEQUENCES ?? 2_000)
const seed = Number(process.env.SEED ?? 20_260_310)
const players = 40
const minutesAllowed = 1 + sequences / 1_500

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Caller = ReturnType<typeof appRouter.createCaller>

interface Player extends Actor {
  person: Person
  services: Services
}

async function newPlayer(number: number): Promise<Player> {
  const person = await server.person()
  await grant(server, person, { gold: (number % 4) * 150, gems: number % 3 === 0 ? 200 : 0 })
  // Scripts skip long times without a request; expired sessions are tested elsewhere.
  const never = new Date('2999-01-01')
  await server.database.queries.update(sessions).set({ expiresAt: never }).where(eq(sessions.userId, person.id))
  const clock = testClock()
  const log = { info: () => {}, error: (details: object) => faults.push(details) }
  const services = { ...server.services, clock, log, random: (below: number) => Math.floor(Math.random() * below) }
  const items = { tasks: [], rewards: [], missions: [] }
  return { person, services, clock, zone: 'UTC', today: undefined, items, worth: new Map() }
}

const faults: object[] = []

const callerOf = ({ person, services, zone }: Player): Caller =>
  appRouter.createCaller(
    requestContext(services, {
      token: person.token,
      timeZoneName: zone,
      timeZoneOffset: undefined,
      acceptLanguage: 'en',
      address: '127.0.0.1',
      requestId: 'one',
      agent: '',
    }),
  )

/** One action. A refusal by the rules is fine; any other error fails. */
async function attempt(player: Player, action: Act): Promise<void> {
  try {
    await act(player, callerOf(player), action)
  } catch (error) {
    if (!(error instanceof TRPCError && error.cause instanceof DomainError)) throw error
  }
}

async function assertSound(player: Player): Promise<void> {
  const { queries } = server.database
  const [rows, [user]] = await Promise.all([
    queries.select().from(ledger).where(eq(ledger.ownerId, player.person.id)).orderBy(asc(ledger.id)),
    queries.select().from(users).where(eq(users.id, player.person.id)),
  ])
  const running = { gold: 0, gems: 0, exp: 0, ruby: 0 }
  const net = new Map<string, number>()
  for (const { currency, amount, balance, reason, reference } of rows) {
    running[currency] += amount
    if (running[currency] !== balance || balance < 0) throw new Error(`row ${reference} tells ${balance}`)
    if (currency === 'gold' && (reason === 'taskCompleted' || reason === 'taskReopened')) {
      const task = reference.split(':')[0] ?? ''
      net.set(task, (net.get(task) ?? 0) + amount)
    }
  }
  expect(user).toMatchObject({ gold: running.gold, gems: running.gems, exp: running.exp })
  for (const [task, paid] of net) {
    const worth = [...(player.worth.get(task)?.values() ?? [])].reduce((sum, price) => sum + price, 0)
    if (paid > worth) throw new Error(`the task ${task} paid ${paid}, but was worth ${worth}`)
  }
}

const zone = fc.constantFrom('UTC', 'Europe/Sofia', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/New_York')
const number = fc.nat(1_000)
type Stay = Exclude<Act, { kind: 'travel' }>
const ones = (...kinds: Stay['kind'][]): fc.Arbitrary<Act> =>
  fc.record({ kind: fc.constantFrom(...kinds), pick: number, amount: number })
const travel: fc.Arbitrary<Act> = fc.record({
  kind: fc.constant('travel' as const),
  zone,
  hours: fc.constantFrom(0, 1, 9, 24, 75, 200),
})
const anAct = fc.oneof(
  { weight: 8, arbitrary: ones('complete') },
  { weight: 4, arbitrary: ones('reopen', 'addTask', 'reward', 'redeem') },
  { weight: 2, arbitrary: ones('reprice', 'archive', 'copy', 'mission', 'missionTask', 'completeMission') },
  { weight: 1, arbitrary: ones('remove', 'buyAvatar', 'buyBoard', 'board', 'card', 'holiday', 'result', 'undo') },
  { weight: 3, arbitrary: travel },
)

test(
  `${sequences} random sequences keep balances and ledger consistent and pay nothing twice`,
  async () => {
    const everybody = await Promise.all(Array.from({ length: players }, (_, count) => newPlayer(count)))
    const scripts = fc.sample(fc.array(anAct, { minLength: 1, maxLength: 9 }), { seed, numRuns: sequences })
    // A separate player per queue: within it scripts run one after the other, every third one with parallel actions.
    const workers = everybody.map(async (player, worker) => {
      for (const [place, script] of workerOf(scripts, worker)) {
        player.items = await callerOf(player).dashboard.read({})
        const travels = script.filter(isTimeTravel)
        const others = script.filter((action) => !isTimeTravel(action))
        if (place % 3 === 0) {
          for (const travel of travels) await attempt(player, travel)
          await Promise.all(others.map((action) => attempt(player, action)))
        } else {
          for (const action of script) await attempt(player, action)
        }
        try {
          if (place % 5 === 0) await assertSound(player)
        } catch (error) {
          throw new Error(`seed ${seed}, script ${place}: ${JSON.stringify(script)}`, { cause: error })
        }
      }
      await assertSound(player)
    })
    await Promise.all(workers)
    expect(faults).toEqual([])
  },
  minutesAllowed * 60_000,
)

function* workerOf<Script>(scripts: Script[], worker: number): Generator<[number, Script]> {
  for (let place = worker; place < scripts.length; place += players) yield [place, scripts[place] as Script]
}
