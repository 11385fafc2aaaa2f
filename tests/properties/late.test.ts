import { appRouter, DomainError, reconcile, requestContext } from '@questboard/api'
import { ledger } from '@questboard/db/schema'
import { TRPCError } from '@trpc/server'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../support/day-ms.ts'
import { grant } from '../support/grant.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * Random weeks of timely and late completions in any order, reopening, missed days, absences and holidays. A simple
 * model of the days predicts each response, the payments and charges of every period, and the streaks.
 */
const sequences = Number(process.env.LATE_SEQUENCES ?? 40)
const seed = Number(process.env.SEED ?? 20_260_310)
const minutesAllowed = 2 + sequences / 20

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The last one has a schedule for every day, which is the same as a daily task without one. */
const types = ['daily', 'weekly', 'daily', 'daily'] as const
const scheduled = 3
const gold = 10

/** Days are counted from the epoch: day 4 was a Monday. */
const startOf = (place: number, day: number) => (types[place] === 'weekly' ? day - ((day + 3) % 7) : day)
const lengthOf = (place: number) => (types[place] === 'weekly' ? 7 : 1)
const textOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

type Op = { kind: 'complete' | 'reopen' | 'late' | 'holiday'; task: number; hoursAgo: number }

interface Week {
  rich: boolean
  /** For each day: whether the player is active, and the operations. */
  days: { comes: boolean; ops: Op[] }[]
}

const op: fc.Arbitrary<Op> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('complete' as const) },
    { weight: 2, arbitrary: fc.constant('reopen' as const) },
    { weight: 8, arbitrary: fc.constant('late' as const) },
    { weight: 1, arbitrary: fc.constant('holiday' as const) },
  ),
  task: fc.integer({ min: 0, max: types.length - 1 }),
  hoursAgo: fc.integer({ min: 0, max: 71 }),
})

const week: fc.Arbitrary<Week> = fc.record({
  rich: fc.boolean(),
  days: fc.array(
    fc.record({ comes: fc.integer({ min: 0, max: 4 }).map((one) => one > 0), ops: fc.array(op, { maxLength: 6 }) }),
    { minLength: 10, maxLength: 18 },
  ),
})

/** A player's history by days. */
class Model {
  readonly made: number
  readonly done = types.map(() => new Set<number>())
  readonly holidays: { from: number; to: number }[] = []
  /** The charged periods. */
  readonly charged = types.map(() => new Set<number>())
  settled: number

  constructor(now: number) {
    this.made = now
    this.settled = this.dayOf(now)
  }

  dayOf = (at: number) => Math.floor(at / dayMs)

  onHoliday = (at: number) => this.holidays.some(({ from, to }) => from <= at && at < to)

  /** Every settlement by a visit ends an absence; of several days the last one is charged. */
  settle(now: number): void {
    const today = this.dayOf(now)
    for (const place of types.keys()) {
      const running = startOf(place, today)
      const last = startOf(place, this.settled)
      if (running === last || this.onHoliday(running * dayMs)) continue
      const ended = running - lengthOf(place)
      if (ended === last && this.done[place]?.has(ended)) continue
      if (this.dayOf(this.made) < ended) this.charged[place]?.add(ended)
    }
    this.settled = today
  }

  expected(place: number, at: number): string {
    const moment = Math.max(at, this.made)
    if (this.done[place]?.has(startOf(place, this.dayOf(moment)))) return 'taskAlreadyCompleted'
    return this.onHoliday(moment) ? 'holidayModeEnabledError' : 'done'
  }

  complete(place: number, at: number): void {
    this.done[place]?.add(startOf(place, this.dayOf(Math.max(at, this.made))))
  }

  streak(place: number, now: number): number {
    const running = startOf(place, this.dayOf(now))
    let streak = 0
    for (let period = startOf(place, this.dayOf(this.made)); period <= running; period += lengthOf(place)) {
      if (this.done[place]?.has(period)) streak += 1
      else if (period < running && !this.onHoliday((period + lengthOf(place)) * dayMs)) streak = 0
    }
    return streak
  }
}

const callerOf = (person: Person) =>
  appRouter.createCaller(
    requestContext(server.services, {
      token: person.token,
      timeZoneName: 'UTC',
      timeZoneOffset: undefined,
      acceptLanguage: 'en',
      address: '127.0.0.1',
      requestId: 'one',
      agent: '',
    }),
  )

async function answerOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof DomainError) return error.cause.code
    throw error
  }
}

async function play({ rich, days }: Week): Promise<void> {
  server.clock.set('2026-03-10T08:00:00Z')
  const person = await server.person({ headers: { timezone: 'UTC' } })
  if (rich) await grant(server, person, { gold: 10_000 })
  const ids: string[] = []
  for (const [place, type] of types.entries()) {
    const schedule = place === scheduled ? { frequency: 'daily' as const } : null
    ids.push((await callerOf(person).tasks.create({ title: 'Walk', gold, type, schedule })).id)
  }
  const now = () => server.clock.now().getTime()
  const model = new Model(now())
  for (const { comes, ops } of days) {
    server.clock.set(new Date((model.dayOf(now()) + 1) * dayMs + 8 * 3_600_000))
    if (!comes) continue
    model.settle(now())
    const caller = callerOf(person)
    await caller.profile.read({})
    for (const one of ops) {
      server.clock.advance({ minutes: 90 })
      const { task, kind } = one
      const id = ids[task] as string
      const at = kind === 'late' ? now() - one.hoursAgo * 3_600_000 : now()
      if (kind === 'holiday') {
        const running = model.holidays.find(({ to }) => to === Number.POSITIVE_INFINITY)
        await caller.days.setHolidayMode({ holidayMode: !running })
        if (running) running.to = now()
        else model.holidays.push({ from: now(), to: Number.POSITIVE_INFINITY })
      } else if (kind === 'reopen') {
        const wanted = model.done[task]?.has(startOf(task, model.dayOf(now()))) ? 'done' : 'taskNotCompleted'
        expect(await answerOf(caller.tasks.reopen({ id }))).toBe(wanted)
        model.done[task]?.delete(startOf(task, model.dayOf(now())))
      } else {
        const wanted = model.expected(task, at)
        const sent = kind === 'late' ? { id, at: new Date(at).toISOString() } : { id }
        expect([textOf(model.dayOf(at)), await answerOf(caller.tasks.complete(sent))]).toEqual([
          textOf(model.dayOf(at)),
          wanted,
        ])
        if (wanted === 'done') model.complete(task, at)
      }
      const tasks = await caller.tasks.list({})
      expect(tasks.map(({ streak }) => streak)).toEqual(types.map((_, place) => model.streak(place, now())))
      expect(tasks.map(({ completed }) => completed)).toEqual(
        types.map((_, place) => model.done[place]?.has(startOf(place, model.dayOf(now())))),
      )
    }
  }
  await assertPaid(person, ids, model, rich)
}

/** Each due period is paid once or charged once, and the charge of a late completion is returned. */
async function assertPaid(person: Person, ids: string[], model: Model, rich: boolean): Promise<void> {
  const rows = await server.database.queries.select().from(ledger).where(eq(ledger.ownerId, person.id))
  const goldOf = (reason: string, reference: string) =>
    rows
      .filter((row) => row.currency === 'gold' && row.reason === reason && row.reference.startsWith(reference))
      .reduce((sum, { amount }) => sum + amount, 0)
  for (const [place, id] of ids.entries()) {
    const periods = new Set([...(model.done[place] ?? []), ...(model.charged[place] ?? [])])
    for (const period of periods) {
      const reference = `${id}:${types[place]}:${textOf(period)}`
      const [charged, returned] = [0 - goldOf('taskMissed', reference), goldOf('penaltyReturned', reference)]
      if (model.done[place]?.has(period)) expect(returned).toBe(charged)
      else expect(returned).toBe(0)
      if (rich) expect(charged).toBe(model.charged[place]?.has(period) ? gold / 2 : 0)
    }
    const paid = goldOf('taskCompleted', id) + goldOf('taskReopened', id)
    if (rich) expect(paid).toBe(gold * (model.done[place]?.size ?? 0))
    else expect(paid).toBeGreaterThanOrEqual(gold * (model.done[place]?.size ?? 0))
  }
  expect(await reconcile(server.services)).toEqual([])
}

test(
  'each period is paid or charged once, and streaks match the completed days',
  () => fc.assert(fc.asyncProperty(week, play), { numRuns: sequences, seed }),
  minutesAllowed * 60_000,
)
