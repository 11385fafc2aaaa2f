import { appRouter, DomainError, reconcile, requestContext } from '@questboard/api'
import { TRPCError } from '@trpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOfDay } from '../../packages/api/src/kernel/clock.ts'
import { dayMs } from '../support/day-ms.ts'
import { grant } from '../support/grant.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * Two players live the same random days. One has planned days off, or reports a day of illness later; the other
 * switches the holiday on and off on these days. In the end both have the same tasks, missions and gold.
 */
const histories = Number(process.env.SICK_HISTORIES ?? 25)
const seed = Number(process.env.SEED ?? 20_260_310)

const zones = [
  ...['Pacific/Kiritimati', 'Pacific/Apia', 'Pacific/Chatham', 'Pacific/Auckland', 'Pacific/Norfolk', 'Asia/Magadan'],
  ...['Australia/Lord_Howe', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Eucla'],
  ...['Asia/Tokyo', 'Asia/Shanghai', 'Asia/Bangkok', 'Asia/Yangon', 'Asia/Dhaka', 'Asia/Kathmandu', 'Asia/Kolkata'],
  ...['Asia/Karachi', 'Asia/Kabul', 'Asia/Dubai', 'Asia/Tehran', 'Europe/Moscow', 'Europe/Sofia', 'Europe/Berlin'],
  ...['Europe/London', 'Africa/Cairo', 'Africa/Lagos', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'America/Noronha'],
  ...['America/Sao_Paulo', 'America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Chicago'],
  ...['America/Denver', 'America/Los_Angeles', 'Pacific/Marquesas', 'Pacific/Pago_Pago'],
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Both kinds of clock change are near it. */
const firstDay = '2026-03-20'
const dayAfter = (days: number) => new Date(Date.parse(firstDay) + days * dayMs).toISOString().slice(0, 10)

const rule = { byDay: null, byMonthDay: null, until: null, time: null, after: 'schedule' as const, start: firstDay }
const twiceAWeek = [{ day: 'mo' as const }, { day: 'th' as const }]

const kinds = [
  { type: 'daily' as const, schedule: null },
  { type: 'weekly' as const, schedule: null },
  { type: 'daily' as const, schedule: { ...rule, frequency: 'daily' as const, interval: 2 } },
  { type: 'weekly' as const, schedule: { ...rule, frequency: 'weekly' as const, interval: 1, byDay: twiceAWeek } },
]

/** Each day has a caller of its own: the first call settles the day. */
const callerOf = ({ token }: Person, zone: string) =>
  appRouter.createCaller(
    requestContext(server.services, {
      token,
      timeZoneName: zone,
      timeZoneOffset: undefined,
      acceptLanguage: 'en',
      address: '127.0.0.1',
      requestId: 'one',
      agent: '',
    }),
  )

type Caller = ReturnType<typeof callerOf>

interface Player {
  person: Person
  tasks: string[]
}

async function newPlayer(zone: string): Promise<Player> {
  const person = await server.person({ headers: { timezone: zone } })
  await grant(server, person, { gold: 1000 })
  const caller = callerOf(person, zone)
  const tasks: string[] = []
  for (const kind of kinds) tasks.push((await caller.tasks.create({ title: 'Walk', gold: 9, ...kind })).id)
  for (const length of [4, 7, 11]) {
    await caller.missions.create({ name: `Trip ${length}`, from: firstDay, to: dayAfter(length) })
  }
  return { person, tasks }
}

async function stateOf({ person, tasks: ids }: Player, zone: string) {
  const caller = callerOf(person, zone)
  const [tasks, missions, profile] = [
    await caller.tasks.list({}),
    await caller.missions.list({}),
    await caller.profile.read({}),
  ]
  const shown = new Map(tasks.map((task) => [task.id, task]))
  return {
    gold: profile.stats.gold,
    holidayMode: profile.holidayMode,
    tasks: ids.map((id) => {
      const task = shown.get(id)
      return [task?.type, task?.streak, task?.completed, task?.dueOn, task?.late, task?.overdue]
    }),
    missions: missions.map(({ name, status, to }) => [name, status, to]),
  }
}

/** A day: whether the players come, and which tasks they complete. */
type Day = { comes: boolean; tasks: number[] }

const dayOf = (comes: fc.Arbitrary<boolean>) =>
  fc.record({ comes, tasks: fc.subarray([...kinds.keys()], { minLength: 0 }) })

async function tryToComplete(caller: Caller, id: string): Promise<string> {
  try {
    await caller.tasks.complete({ id })
    return 'ok'
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof DomainError) return error.cause.code
    throw error
  }
}

/** Both complete the same, and get the same answers. */
async function act(callers: Caller[], players: Player[], { tasks }: Day): Promise<void> {
  for (const place of tasks) {
    const [first, second] = await Promise.all(
      players.map((player, index) => tryToComplete(callers[index] as Caller, player.tasks[place] as string)),
    )
    expect(first).toBe(second)
  }
}

/** The moment on a day at which the players come: the start of the day, as a holiday begins with it. */
const begin = (zone: string, day: number) => server.clock.set(startOfDay(dayAfter(day), zone, 0))

const planned = fc.record({
  days: fc.array(dayOf(fc.integer({ min: 0, max: 3 }).map((number) => number > 0)), { minLength: 16, maxLength: 16 }),
  from: fc.integer({ min: 1, max: 7 }),
  length: fc.integer({ min: 1, max: 6 }),
})

test.each(zones)('in %s planned days off equal the switch on these days', (zone) =>
  fc.assert(
    fc.asyncProperty(planned, async ({ days, from, length }) => {
      begin(zone, 0)
      const players = [await newPlayer(zone), await newPlayer(zone)] as const
      await callerOf(players[0].person, zone).daysOff.add({
        kind: 'planned',
        from: dayAfter(from),
        to: dayAfter(from + length - 1),
      })
      for (const [day, plan] of days.entries()) {
        const switches = day === from ? true : day === from + length ? false : undefined
        if (!plan.comes && switches === undefined) continue
        begin(zone, day)
        const callers = players.map(({ person }) => callerOf(person, zone))
        for (const caller of callers) await caller.profile.read({})
        if (switches !== undefined) await callers[1]?.days.setHolidayMode({ holidayMode: switches })
        server.clock.advance({ minutes: 1 })
        await act(callers, [...players], plan)
        expect(await stateOf(players[0], zone)).toEqual(await stateOf(players[1], zone))
      }
    }),
    { numRuns: 1, seed: seed + zones.indexOf(zone) },
  ),
)

const ill = fc.record({
  days: fc.array(dayOf(fc.constant(true)), { minLength: 30, maxLength: 30 }),
  day: fc.integer({ min: 1, max: 24 }),
  reportedAfter: fc.integer({ min: 1, max: 3 }),
})

test(
  'after a day of illness all is as with a holiday on it',
  () =>
    fc.assert(
      fc.asyncProperty(ill, async ({ days, day: sick, reportedAfter }) => {
        const zone = 'Europe/Sofia'
        begin(zone, 0)
        const players = [await newPlayer(zone), await newPlayer(zone)] as const
        for (const [day, plan] of days.entries()) {
          begin(zone, day)
          const callers = players.map(({ person }) => callerOf(person, zone))
          for (const caller of callers) await caller.profile.read({})
          if (day === sick) await callers[1]?.days.setHolidayMode({ holidayMode: true })
          if (day === sick + 1) await callers[1]?.days.setHolidayMode({ holidayMode: false })
          if (day === sick + reportedAfter) {
            const on = dayAfter(sick)
            await callers[0]?.daysOff.add({ kind: 'sick', from: on, to: on })
          }
          server.clock.advance({ minutes: 1 })
          if (day !== sick) await act(callers, [...players], plan)
          if (day < sick || day >= sick + reportedAfter) {
            expect([day, await stateOf(players[0], zone)]).toEqual([day, await stateOf(players[1], zone)])
          }
        }
        expect(await reconcile(server.services)).toEqual([])
      }),
      { numRuns: histories, seed },
    ),
  300_000,
)
