import { appRouter, DomainError, reconcile, requestContext, sweepDays } from '@questboard/api'
import { addDays, type GivenSchedule } from '@questboard/api/schedules'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger, sessions, tasks } from '@questboard/db/schema'
import { TRPCError } from '@trpc/server'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '../support/grant.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * Random lives with twelve schedules, in zones all over the world: early, timely and late completions, reopening,
 * snoozing, skipping, holidays, absences, travel, changed schedules and a changed start of the day. Each occurrence is
 * paid at most once, and charged only if it was missed. The same lives, swept every night in another database, end the
 * same. LIVES=40 DAYS=730 plays two years in every zone.
 */
const lives = Number(process.env.LIVES ?? 6)
const length = Number(process.env.DAYS ?? 60)
const seed = Number(process.env.SEED ?? 20_260_318)
const minutesAllowed = 2 + (lives * length) / 600

/** All offsets with 30 and 45 minutes, both hemispheres, summer time by half an hour, and a zone that skipped a day. */
const zones = [
  ...['Europe/Sofia', 'Australia/Lord_Howe', 'Pacific/Chatham', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'],
  ...['UTC', 'Europe/London', 'Europe/Dublin', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'America/Sao_Paulo'],
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage'],
  ...[
    'Pacific/Honolulu',
    'Pacific/Marquesas',
    'Pacific/Niue',
    'America/Santiago',
    'America/Asuncion',
    'America/Havana',
  ],
  ...['Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Jerusalem', 'Asia/Tehran', 'Asia/Dubai', 'Asia/Kabul'],
  ...['Asia/Karachi', 'Asia/Kolkata', 'Asia/Yangon', 'Asia/Tokyo', 'Australia/Eucla', 'Australia/Adelaide'],
  ...['Australia/Darwin', 'Pacific/Auckland', 'Pacific/Norfolk', 'Pacific/Kiritimati'],
]

const on = (...days: ('mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su')[]) =>
  days.map((day) => ({ day, nthOfPeriod: null }))

const schedules: { type: 'daily' | 'weekly'; schedule: GivenSchedule | null }[] = [
  { type: 'daily', schedule: null },
  { type: 'weekly', schedule: null },
  { type: 'daily', schedule: { frequency: 'daily', interval: 2 } },
  { type: 'weekly', schedule: { frequency: 'weekly', byDay: on('mo') } },
  { type: 'weekly', schedule: { frequency: 'weekly', byDay: on('mo', 'th') } },
  { type: 'weekly', schedule: { frequency: 'weekly', interval: 2 } },
  { type: 'daily', schedule: { frequency: 'weekly', byDay: on('mo', 'tu', 'we', 'th', 'fr') } },
  { type: 'weekly', schedule: { frequency: 'monthly', byMonthDay: [31] } },
  { type: 'weekly', schedule: { frequency: 'monthly', byMonthDay: [-1] } },
  { type: 'weekly', schedule: { frequency: 'monthly', byDay: [{ day: 'tu', nthOfPeriod: 2 }] } },
  { type: 'weekly', schedule: { frequency: 'yearly', start: '2024-02-29' } },
  { type: 'weekly', schedule: { frequency: 'daily', interval: 3, after: 'completion' } },
]

type Act = {
  kind: 'complete' | 'reopen' | 'snooze' | 'skip' | 'undoSkip' | 'late' | 'change' | 'holiday' | 'travel' | 'dayStart'
  pick: number
  amount: number
}

/** A day of a life: null if the player stays away. */
type Day = { hour: number; acts: Act[] } | null

const weights: Record<Act['kind'], number> = {
  complete: 30,
  reopen: 6,
  snooze: 5,
  skip: 4,
  undoSkip: 3,
  late: 6,
  change: 1,
  holiday: 1,
  travel: 1,
  dayStart: 1,
}
const act: fc.Arbitrary<Act> = fc.oneof(
  ...Object.entries(weights).map(([kind, weight]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind as Act['kind']), pick: fc.nat(999), amount: fc.nat(999) }),
  })),
)
const present = fc.record({ hour: fc.integer({ min: 0, max: 23 }), acts: fc.array(act, { maxLength: 5 }) })
/** Absences of some days, and now and then of weeks. */
const stretch: fc.Arbitrary<Day[]> = fc.oneof(
  { weight: 6, arbitrary: fc.array(present, { minLength: 1, maxLength: 9 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map((days) => Array<Day>(days).fill(null)) },
  { weight: 1, arbitrary: fc.integer({ min: 4, max: 40 }).map((days) => Array<Day>(days).fill(null)) },
)
const life = fc.array(stretch, { minLength: length, maxLength: length }).map((days) => days.flat().slice(0, length))

const servers: TestServer[] = []
beforeAll(async () => {
  servers.push(await startTestServer(), await startTestServer())
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

type Row = typeof tasks.$inferSelect

/** The ended occurrences that a task counts as completed. */
const endedOf = ({ doneOn, endedPeriods }: Row) => [
  ...(doneOn ?? []),
  ...(endedPeriods ?? []).flatMap(({ late, period }) => (late ? [period] : [])),
]

/** An occurrence. A week without a schedule begins on a day that can be an occurrence of a schedule, too. */
const nameOf = ({ id, type, schedule }: Task, slot: string | null): string =>
  type === 'weekly' && schedule === null ? `${id}:week:${slot}` : `${id}:${slot}`

/** One player with twelve tasks, and what is known about each occurrence. */
class Player {
  zone: string
  tasks: Task[] = []
  private today = ''
  /** The occurrences that are paid, with the day on which they were. */
  private readonly paid = new Map<string, string>()
  /** The occurrence of each due day that was seen. */
  private readonly occurrences = new Map<string, string>()

  private readonly server: TestServer
  private readonly person: Person
  private readonly roams: boolean

  constructor(server: TestServer, person: Person, place: number) {
    this.server = server
    this.person = person
    this.roams = place % 2 === 1
    this.zone = zones[(place * 7) % zones.length] as string
  }

  private get api() {
    return appRouter.createCaller(
      requestContext(this.server.services, {
        token: this.person.token,
        timeZoneName: this.zone,
        timeZoneOffset: undefined,
        acceptLanguage: 'en',
        address: '127.0.0.1',
        requestId: 'one',
        agent: '',
      }),
    )
  }

  async begin(): Promise<void> {
    const { queries } = this.server.database
    // Absences are longer than a session.
    await queries
      .update(sessions)
      .set({ expiresAt: new Date('2999-01-01') })
      .where(eq(sessions.userId, this.person.id))
    await grant(this.server, this.person, { gold: 100_000 })
    await this.api.profile.read({})
    for (const { type, schedule } of schedules) await this.api.tasks.create({ title: type, gold: 10, type, schedule })
  }

  async live(acts: readonly Act[]): Promise<void> {
    await this.read()
    for (const action of acts) {
      await this.act(action)
      await this.read()
    }
  }

  private async read(): Promise<void> {
    const { lastDayStart } = await this.api.profile.read({})
    expect(lastDayStart >= this.today, `${lastDayStart} after ${this.today} in ${this.zone}`).toBe(true)
    this.today = lastDayStart
    this.tasks = await this.api.tasks.list({})
    for (const task of this.tasks) {
      const { id, slot, dueOn } = task
      if (slot === null) continue
      for (const day of [slot, dueOn]) this.occurrences.set(`${id}:${day}`, nameOf(task, slot))
    }
  }

  private async act({ kind, pick, amount }: Act): Promise<void> {
    const task = this.tasks[pick % this.tasks.length] as Task
    const { id, slot, type } = task
    const api = this.api
    const acts: Record<Act['kind'], () => Promise<unknown>> = {
      complete: async () => {
        const before = await this.row(id)
        const done = await succeeds(api.tasks.complete(slot === null ? { id } : { id, occurrence: slot }))
        if (done) this.pay(nameOf(task, slot), before)
      },
      late: async () => {
        if (!this.roams) return
        const before = await this.row(id)
        const at = new Date(this.server.clock.now().getTime() - (amount % 72) * 3_600_000).toISOString()
        if (!(await succeeds(api.tasks.complete({ id, at })))) return
        const after = await this.row(id)
        const [ended] = endedOf(after).filter((one) => !endedOf(before).includes(one))
        this.pay(nameOf(task, ended ?? slot), ended ? null : before)
      },
      reopen: async () => {
        if (await succeeds(api.tasks.reopen({ id }))) this.paid.delete(nameOf(task, slot))
      },
      snooze: () => {
        const until = amount % 4 === 0 ? null : addDays(task.dueOn ?? this.today, (amount % 9) - 2)
        return succeeds(api.tasks.snooze({ id, until }))
      },
      skip: () => succeeds(api.tasks.skip({ id })),
      undoSkip: () => succeeds(api.tasks.takeBackSkip({ id })),
      change: async () => {
        const others = schedules.filter((schedule) => schedule.type === type)
        await succeeds(api.tasks.patch({ id, schedule: others[amount % others.length]?.schedule ?? null }))
        // The new schedule can have another occurrence on a coming day. An absent player does not see it.
        const coming = `${id}:${this.today}`
        for (const key of this.occurrences.keys()) {
          if (key.startsWith(id) && key > coming) this.occurrences.delete(key)
        }
      },
      holiday: () => api.days.setHolidayMode({ holidayMode: amount % 3 === 0 }),
      travel: async () => {
        if (this.roams) this.zone = zones[amount % zones.length] as string
      },
      dayStart: async () => {
        const dayStartsAt = (['00:00', '02:30', '03:00', '06:00'] as const)[amount % 4]
        if (this.roams) await api.profile.update({ dayStartsAt })
      },
    }
    await acts[kind]()
  }

  private async row(id: string): Promise<Row> {
    const [row] = await this.server.database.queries.select().from(tasks).where(eq(tasks.id, id))
    return row as Row
  }

  /** @param running the task before the payment, if it pays its running day or week */
  private pay(occurrence: string, running: Row | null): void {
    // What was done ahead by another schedule counts for the current day or week, and is not paid again. It may have
    // had another name, such as the day of a yearly task.
    if (running?.paidGold === 10) return
    expect(this.paid.has(occurrence), `${occurrence} is paid twice`).toBe(false)
    this.paid.set(occurrence, this.today)
  }

  /** Each payment belongs to an occurrence, and no occurrence that was completed in time cost anything. */
  async assertPaidOnce(): Promise<void> {
    const rows = await this.rows()
    for (const { id } of this.tasks) {
      const rowsOfTask = rows.filter(({ currency, reference }) => currency === 'gold' && reference.startsWith(id))
      const sum = (...reasons: string[]) =>
        rowsOfTask.filter(({ reason }) => reasons.includes(reason)).reduce((total, { amount }) => total + amount, 0)
      const paid = [...this.paid].filter(([key]) => key.startsWith(id))
      const returned = sum('taskCompleted', 'taskReopened', 'penaltyReturned') - 10 * paid.length
      const isPossible = returned >= 0 && returned <= -sum('taskMissed') && returned % 5 === 0
      const movements = rowsOfTask.map(({ reason, amount, reference }) => `${reason} ${amount} ${reference.slice(37)}`)
      expect(isPossible, `${id} returned ${returned}: ${paid.join(' ')}; ${movements.join(', ')}`).toBe(true)
      for (const { reason, reference } of rowsOfTask) {
        if (reason !== 'taskMissed') continue
        const due = reference.slice(-10)
        const paidOn = this.paid.get(this.occurrences.get(`${id}:${due}`) ?? '')
        expect(paidOn === undefined || paidOn > due, `${reference} was paid on ${paidOn}`).toBe(true)
      }
    }
  }

  /** The history names each occurrence once, and those that were paid as done. */
  async assertHistory(): Promise<void> {
    for (const { id } of this.tasks) {
      const { occurrences } = await this.api.history.ofTask({ id, page: 1, limit: 100 })
      // A week begins on a day that can have been an occurrence by itself, while the task had a schedule.
      const slots = occurrences.map(({ slot, dueOn }) => `${slot} to ${dueOn}`)
      expect(new Set(slots).size, `${id}: ${slots}`).toBe(slots.length)
      const done = occurrences.filter(({ outcome }) => outcome === 'done' || outcome === 'late')
      // 400 days are stored.
      const oldest = occurrences.at(-1)?.slot ?? addDays(this.today, -400)
      const paid = [...this.paid.keys()].flatMap((key) => (key.startsWith(id) ? key.slice(-10) : []))
      expect(done.map(({ slot }) => slot).sort(), `history of ${id}`).toEqual(
        paid.filter((slot) => slot >= oldest).sort(),
      )
    }
  }

  private rows() {
    const { queries } = this.server.database
    return queries.select().from(ledger).where(eq(ledger.ownerId, this.person.id)).orderBy(asc(ledger.id))
  }

  /** What is the same however the days were settled. */
  async summary() {
    const sums = new Map<string, number>()
    for (const { currency, reason, amount } of await this.rows()) {
      const name = `${reason} ${currency}`
      sums.set(name, (sums.get(name) ?? 0) + amount)
    }
    const shown = this.tasks.map(({ id, createdAt, updatedAt, rank, ...task }) => task)
    return { tasks: shown, sums: Object.fromEntries([...sums].sort()) }
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof DomainError) return false
    throw error
  }
}

const begin = Date.parse('2026-03-18T00:00:00Z')

/** Plays all lives on a server, hour by hour, and sweeps it every hour or never. */
async function play(server: TestServer, scripts: Day[][], isSwept: boolean): Promise<Player[]> {
  server.clock.set(new Date(begin))
  const players: Player[] = []
  for (const place of scripts.keys()) {
    const person = await server.person()
    players.push(new Player(server, person, place))
  }
  await Promise.all(players.map((player) => player.begin()))
  for (let hours = 24; hours < length * 24; hours += 1) {
    server.clock.set(new Date(begin + hours * 3_600_000))
    if (isSwept) await sweepDays(server.services)
    const acting = players.flatMap((player, place) => {
      const day = scripts[place]?.[Math.floor(hours / 24)]
      return day && day.hour === hours % 24 ? [player.live(day.acts)] : []
    })
    await Promise.all(acting)
  }
  await Promise.all(players.map((player) => player.live([])))
  expect(await reconcile(server.services)).toEqual([])
  return players
}

test(
  `${lives} lives of ${length} days: each occurrence is paid or charged once, whenever the days are settled`,
  async () => {
    const scripts = fc.sample(life, { seed, numRuns: lives })
    const [visited, swept] = await Promise.all(servers.map((server, place) => play(server, scripts, place === 1)))
    for (const player of [...(visited ?? []), ...(swept ?? [])]) {
      await player.assertPaidOnce()
      await player.assertHistory()
    }
    for (const [place, player] of (visited ?? []).entries()) {
      // A night before a journey west is settled by the sweep only, and of an absence the sweep charges the first day,
      // not the last. So lives with journeys and late completions differ.
      if (place % 2 === 0) expect(await swept?.[place]?.summary(), `life ${place}`).toEqual(await player.summary())
    }
  },
  minutesAllowed * 60_000,
)
