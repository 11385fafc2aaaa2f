import { sweepDays, sweepDaysOff } from '@questboard/api'
import type { Story } from '@questboard/api/days/schema'
import type { DayOff, DayOffAdded } from '@questboard/api/days-off/schema'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import type { GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { GroupBoard, Member } from '@questboard/api/groups/schema'
import type { Mission } from '@questboard/api/missions/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { daysOff, groups, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { newChild } from '../../support/children.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { giveTask, newGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())
// A Tuesday.
beforeEach(() => server.clock.set('2026-03-10T10:00:00Z'))

const ownPath = '/users/profile/days-off'

const plan = (person: Person, from: string, to: string, more: object = {}) =>
  person.send<DayOffAdded>(`POST ${ownPath}`, { kind: 'planned', from, to, ...more })

const sick = (person: Person, day: string, more: object = {}) =>
  person.send<DayOffAdded>(`POST ${ownPath}`, { kind: 'sick', from: day, to: day, ...more })

const list = (person: Person) => expectOk(person.send<DayOff[]>(`GET ${ownPath}`))

const spansOf = async (person: Person) => (await list(person)).map(({ kind, from, to }) => `${kind} ${from} ${to}`)

type Replies = Promise<{ error: { message: string } }>

const codesOf = (replies: Replies[]) => Promise.all(replies.map(errorCodeOf))

const profile = (person: Person) => expectOk(person.send<Profile>('GET /users/profile'))

const add = async (person: Person, body: object = {}) =>
  (await expectOk(person.send<Task>('POST /user/tasks', { title: 'Run', gold: 10, type: 'daily', ...body }))).id

const complete = (person: Person, id: string, body: object = {}) => person.send(`POST /user/tasks/${id}/complete`, body)

const streakOf = async (person: Person, id: string) =>
  (await expectOk(person.send<Task[]>('GET /user/tasks'))).find((task) => task.id === id)?.streak

function pair(people: Person[]): [Person, Person] {
  const [first, second = first] = people
  if (!first || !second) throw new Error('a group without them')
  return [first, second]
}

/** Days pass until this one, of which the user sees the last one only. */
const go = (day: string, time = '10:00') => server.clock.set(`${day}T${time}:00Z`)

describe('planned days off', () => {
  test('are listed, joined when they touch, and taken back until they begin', async () => {
    const ani = await server.person()
    const { dayOff } = await expectOk(plan(ani, '2026-03-20', '2026-03-22'))
    expect(dayOff).toMatchObject({ kind: 'planned', from: '2026-03-20', to: '2026-03-22' })
    const later = await expectOk(plan(ani, '2026-03-24', '2026-03-25'))
    expect(later.dayOff.id).not.toBe(dayOff.id)
    expect(await spansOf(ani)).toEqual(['planned 2026-03-20 2026-03-22', 'planned 2026-03-24 2026-03-25'])
    // The day between joins both, and the older id stays.
    const joined = await expectOk(plan(ani, '2026-03-23', '2026-03-23'))
    expect(joined.dayOff).toEqual({ id: dayOff.id, kind: 'planned', from: '2026-03-20', to: '2026-03-25' })
    expect(await list(ani)).toEqual([joined.dayOff])
    expect(await errorCodeOf(plan(ani, '2026-03-25', '2026-03-26'))).toBe('daysOffOverlap')

    go('2026-03-20')
    expect(await errorCodeOf(ani.send(`DELETE ${ownPath}/${dayOff.id}`))).toBe('dayOffAlreadyBegun')
    const next = await expectOk(plan(ani, '2026-04-01', '2026-04-01'))
    expect(await errorCodeOf(ani.send(`DELETE ${ownPath}/${next.dayOff.id}`))).toBe('ok')
    expect(await errorCodeOf(ani.send(`DELETE ${ownPath}/${next.dayOff.id}`))).toBe('dayOffNotFound')
    expect(await errorCodeOf((await server.person()).send(`DELETE ${ownPath}/${dayOff.id}`))).toBe('dayOffNotFound')
  })

  test.each([
    ['yesterday', '2026-03-09', '2026-03-12', 'invalidData'],
    ['backwards', '2026-03-12', '2026-03-11', 'invalidData'],
    ['for 60 days', '2026-03-12', '2026-05-10', 'ok'],
    ['for 61 days', '2026-03-12', '2026-05-11', 'invalidData'],
    ['a year ahead', '2027-03-10', '2027-03-10', 'ok'],
    ['a year and a day ahead', '2027-03-11', '2027-03-11', 'invalidData'],
    ['on no day', '2026-02-30', '2026-03-11', 'invalidData'],
  ])('%s', async (_, from, to, code) => {
    expect(await errorCodeOf(plan(await server.person(), from, to))).toBe(code)
  })

  test('are at most ten that are not over', async () => {
    const ani = await server.person()
    const april = (day: number) => `2026-04-${String(day).padStart(2, '0')}`
    for (let day = 1; day < 20; day += 2) await expectOk(plan(ani, april(day), april(day)))
    expect(await errorCodeOf(plan(ani, '2026-05-01', '2026-05-01'))).toBe('tooManyItems')
    // One that joins two others makes one less.
    expect(await errorCodeOf(plan(ani, '2026-04-02', '2026-04-02'))).toBe('ok')
    expect(await errorCodeOf(plan(ani, '2026-05-01', '2026-05-01'))).toBe('ok')
  })

  test('switch the holiday on and off with the day, by a request or by the sweep', async () => {
    for (const settle of ['request', 'sweep'] as const) {
      go('2026-03-10')
      const ani = await server.person()
      const id = await add(ani)
      await expectOk(complete(ani, id))
      await expectOk(ani.send('POST /user/missions', { name: 'Trip', from: '2026-03-10', to: '2026-03-12' }))
      await expectOk(plan(ani, '2026-03-11', '2026-03-13'))
      expect((await profile(ani)).holidayMode).toBe(false)

      go('2026-03-11')
      if (settle === 'sweep') await sweepDays(server.services)
      expect(await profile(ani)).toMatchObject({ holidayMode: true, stats: { gold: 10 } })
      expect(await errorCodeOf(complete(ani, id))).toBe('holidayModeEnabledError')
      const today = await expectOk(plan(ani, '2026-03-20', '2026-03-20'))

      // Its last day and the days after it are settled at once.
      go('2026-03-15')
      if (settle === 'sweep') await sweepDays(server.services)
      expect((await profile(ani)).holidayMode).toBe(false)
      // The 14th was missed.
      expect([await streakOf(ani, id), (await profile(ani)).stats.gold]).toEqual([0, 5])
      const [mission] = await expectOk(ani.send<Mission[]>('GET /user/missions'))
      expect(mission).toMatchObject({ status: 'active', to: '2026-03-15' })
      expect(await spansOf(ani)).toEqual(['planned 2026-03-11 2026-03-13', 'planned 2026-03-20 2026-03-20'])
      expect(today.dayOff.to).toBe('2026-03-20')
    }
    expect(await audit(server.database)).toEqual([])
  })

  test('from today begin at once, and are ended by the switch', async () => {
    const ani = await server.person()
    await expectOk(plan(ani, '2026-03-10', '2026-03-14'))
    expect((await profile(ani)).holidayMode).toBe(true)
    go('2026-03-12')
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect([(await profile(ani)).holidayMode, await spansOf(ani)]).toEqual([false, ['planned 2026-03-10 2026-03-11']])
    go('2026-03-13')
    expect((await profile(ani)).holidayMode).toBe(false)
    // On the same day nothing is left of them.
    await expectOk(plan(ani, '2026-03-13', '2026-03-14'))
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await spansOf(ani)).toEqual(['planned 2026-03-10 2026-03-11'])
  })

  test('the switch has no end, and planned ones that begin meanwhile are part of it', async () => {
    const ani = await server.person()
    await expectOk(plan(ani, '2026-03-12', '2026-03-13'))
    await expectOk(plan(ani, '2026-03-20', '2026-03-21'))
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await errorCodeOf(plan(ani, '2026-05-01', '2026-05-02'))).toBe('daysOffOverlap')
    go('2026-03-15')
    expect((await profile(ani)).holidayMode).toBe(true)
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await spansOf(ani)).toEqual(['switch 2026-03-10 2026-03-14', 'planned 2026-03-20 2026-03-21'])
    // Switched on while planned ones run, they have no end.
    go('2026-03-20')
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    go('2026-03-25')
    expect((await profile(ani)).holidayMode).toBe(true)
    expect((await spansOf(ani)).at(-1)).toBe('switch 2026-03-20 null')
  })

  test('two windows at once: one wins, and nothing overlaps', async () => {
    for (let round = 0; round < 10; round++) {
      const ani = await server.person()
      const aniElsewhere = onServer(servers.second, ani)
      const codes = await codesOf([
        plan(ani, '2026-03-20', '2026-03-22'),
        plan(aniElsewhere, '2026-03-21', '2026-03-24'),
      ])
      expect(codes.toSorted()).toEqual(['daysOffOverlap', 'ok'])
      expect(await list(ani)).toHaveLength(1)
    }
  })

  test('a repeated call answers as the first one', async () => {
    const ani = await server.person()
    const id = crypto.randomUUID()
    const [first, repeated] = [
      await expectOk(plan(ani, '2026-03-20', '2026-03-22', { id })),
      await expectOk(plan(onServer(servers.second, ani), '2026-03-20', '2026-03-22', { id })),
    ]
    expect(first.dayOff.id).toBe(id)
    expect(repeated).toEqual(first)
    expect(await errorCodeOf(plan(ani, '2026-03-20', '2026-03-23', { id }))).toBe('idAlreadyUsed')
  })

  test('pass a turn on from the first day to the last', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ani, boyan] = pair(group.members)
    const task = await giveTask(group, [ani, boyan], { type: 'daily', assignment: 'rotation' })
    const holder = async () => {
      const tasks = await expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks`))
      return tasks.find(({ id }) => id === task.id)?.occurrence?.holder
    }
    await server.database.queries.update(groups).set({ timeZone: 'UTC' }).where(eq(groups.id, group.id))
    expect(await holder()).toBe(ani.id)
    await expectOk(plan(boyan, '2026-03-11', '2026-03-12'))
    go('2026-03-11')
    expect(await holder()).toBe(ani.id)
    go('2026-03-12')
    expect(await holder()).toBe(ani.id)
    // Back, and not behind.
    go('2026-03-13', '00:00')
    expect(await holder()).toBe(boyan.id)
    // Those that begin at once pass on a turn that has begun.
    await expectOk(plan(boyan, '2026-03-13', '2026-03-13'))
    expect(await holder()).toBe(ani.id)
  })

  test('are shown to the group as a break, without a reason', async () => {
    const group = await newGroup(server, { members: 1 })
    const [ani] = pair(group.members)
    const shown = async () => {
      const members = await expectOk(group.creator.send<Member[]>(`GET /groups/${group.id}/members`))
      const board = await expectOk(group.creator.send<GroupBoard>(`GET /groups/${group.id}/board`))
      const isAni = ({ userId }: { userId: string }) => userId === ani.id
      return [members.find(isAni)?.onBreakUntil, board.pawns.find(isAni)?.resting]
    }
    await expectOk(plan(ani, '2026-03-11', '2026-03-14'))
    expect(await shown()).toEqual([null, false])
    go('2026-03-11')
    await sweepDays(server.services)
    expect(await shown()).toEqual(['2026-03-14', true])
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await shown()).toEqual([null, true])
  })
})

describe('a day of illness', () => {
  test('gives back exactly the gold and the streak, with what was done since', async () => {
    const ani = await server.person()
    const [run, read] = [await add(ani), await add(ani, { title: 'Read', gold: 7 })]
    for (const day of ['2026-03-10', '2026-03-11']) {
      go(day)
      await expectOk(complete(ani, run))
      await expectOk(complete(ani, read))
    }
    go('2026-03-12')
    await expectOk(complete(ani, read))
    const { gold: before } = (await profile(ani)).stats
    go('2026-03-13')
    expect((await profile(ani)).stats.gold).toBe(before - 5)
    await expectOk(complete(ani, run))
    const after = (await profile(ani)).stats.gold
    expect(await streakOf(ani, run)).toBe(1)
    const { dayOff, stats } = await expectOk(sick(ani, '2026-03-12'))
    expect([dayOff, stats.gold]).toEqual([
      { id: dayOff.id, kind: 'sick', from: '2026-03-12', to: '2026-03-12' },
      after + 5,
    ])
    expect([await streakOf(ani, run), await streakOf(ani, read)]).toEqual([3, 3])
    const rows = await expectOk(
      ani.send<{ entries: { amount: number; reason: string; item: string }[] }>('GET /user/ledger?currency=gold'),
    )
    expect(rows.entries[0]).toMatchObject({ amount: 5, reason: 'taskMissedReversed', item: 'Run' })
    expect(await errorCodeOf(complete(ani, read, { at: '2026-03-12T12:00:00Z' }))).toBe('taskAlreadyCompleted')
    expect(await errorCodeOf(complete(ani, run, { at: '2026-03-12T12:00:00Z' }))).toBe('holidayModeEnabledError')
    expect(await errorCodeOf(ani.send(`DELETE ${ownPath}/${dayOff.id}`))).toBe('dayOffAlreadyBegun')
    expect(await audit(server.database)).toEqual([])
  })

  test('is one of the last three days, twice in a calendar month, and once each', async () => {
    const ani = await server.person()
    go('2026-03-30')
    await profile(ani)
    expect(await errorCodeOf(sick(ani, '2026-03-30'))).toBe('sickDayNotPossible')
    expect(await errorCodeOf(sick(ani, '2026-03-31'))).toBe('sickDayNotPossible')
    expect(await errorCodeOf(sick(ani, '2026-03-26'))).toBe('sickDayNotPossible')
    expect(await errorCodeOf(ani.send(`POST ${ownPath}`, { kind: 'sick', from: '2026-03-28', to: '2026-03-29' }))).toBe(
      'invalidData',
    )
    expect(await errorCodeOf(sick(ani, '2026-03-27'))).toBe('ok')
    expect(await errorCodeOf(sick(ani, '2026-03-27'))).toBe('sickDayNotPossible')
    expect(await errorCodeOf(sick(ani, '2026-03-29'))).toBe('ok')
    go('2026-04-01')
    // The month is that of the day itself.
    expect(await errorCodeOf(sick(ani, '2026-03-31'))).toBe('sickDayNotPossible')
    go('2026-04-02')
    expect(await errorCodeOf(sick(ani, '2026-04-01'))).toBe('ok')
  })

  test('cannot be before the account existed or inside a holiday', async () => {
    const ani = await server.person()
    expect(await errorCodeOf(sick(ani, '2026-03-09'))).toBe('sickDayNotPossible')
    await expectOk(plan(ani, '2026-03-10', '2026-03-11'))
    go('2026-03-12')
    expect(await errorCodeOf(sick(ani, '2026-03-11'))).toBe('daysOffOverlap')
    go('2026-03-13')
    expect(await errorCodeOf(sick(ani, '2026-03-12'))).toBe('ok')
  })

  test('reported twice at once, returns the penalty once', async () => {
    for (let round = 0; round < 5; round++) {
      go('2026-03-10')
      const ani = await server.person()
      const run = await add(ani)
      await expectOk(complete(ani, run))
      go('2026-03-12')
      const { gold } = (await profile(ani)).stats
      const codes = await codesOf([sick(ani, '2026-03-11'), sick(onServer(servers.second, ani), '2026-03-11')])
      expect(codes.toSorted()).toEqual(['ok', 'sickDayNotPossible'])
      expect([(await profile(ani)).stats.gold, await streakOf(ani, run)]).toEqual([gold + 5, 1])
    }
    expect(await audit(server.database)).toEqual([])
  })

  test('restores weekly tasks, schedules and missions that ended with it', async () => {
    const ani = await server.person()
    const weekly = await add(ani, { title: 'Clean', type: 'weekly' })
    const sundays = await add(ani, {
      title: 'Plants',
      type: 'weekly',
      schedule: { frequency: 'weekly', interval: 1, byDay: [{ day: 'su' }], start: '2026-03-15' },
    })
    await expectOk(complete(ani, weekly))
    go('2026-03-15')
    await expectOk(complete(ani, sundays))
    await expectOk(ani.send('POST /user/missions', { name: 'Trip', from: '2026-03-16', to: '2026-03-22' }))
    go('2026-03-23')
    const { gold } = (await profile(ani)).stats
    expect([await streakOf(ani, weekly), await streakOf(ani, sundays)]).toEqual([0, 0])
    await expectOk(sick(ani, '2026-03-22'))
    expect((await profile(ani)).stats.gold).toBe(gold + 10)
    expect([await streakOf(ani, weekly), await streakOf(ani, sundays)]).toEqual([1, 1])
    const [mission] = await expectOk(ani.send<Mission[]>('GET /user/missions'))
    expect(mission).toMatchObject({ status: 'active', to: '2026-03-23' })
    // Done late, the occurrence counts as done in time.
    await expectOk(complete(ani, sundays))
    expect(await streakOf(ani, sundays)).toBe(2)
    expect(await audit(server.database)).toEqual([])
  })

  test('two in a row give back what both took, in either order', async () => {
    for (const days of [
      ['2026-03-12', '2026-03-13'],
      ['2026-03-13', '2026-03-12'],
    ] as const) {
      go('2026-03-10')
      const ani = await server.person()
      const run = await add(ani)
      await expectOk(complete(ani, run))
      go('2026-03-11')
      await expectOk(complete(ani, run))
      await expectOk(ani.send('POST /user/missions', { name: 'Trip', from: '2026-03-11', to: '2026-03-12' }))
      for (const day of ['2026-03-12', '2026-03-13', '2026-03-14']) {
        go(day)
        await profile(ani)
      }
      expect((await profile(ani)).stats.gold).toBe(10)
      for (const day of days) await expectOk(sick(ani, day))
      expect([(await profile(ani)).stats.gold, await streakOf(ani, run)]).toEqual([20, 2])
      const [mission] = await expectOk(ani.send<Mission[]>('GET /user/missions'))
      expect(mission).toMatchObject({ status: 'active', to: '2026-03-14' })
    }
    expect(await audit(server.database)).toEqual([])
  })

  test('drops the tasks from the daily summary', async () => {
    const ani = await server.person()
    await expectOk(complete(ani, await add(ani)))
    go('2026-03-12')
    expect(await expectOk(ani.send('GET /user/day-story'))).toMatchObject({ missed: [{ title: 'Run', gold: 5 }] })
    await expectOk(sick(ani, '2026-03-11'))
    expect(await expectOk(ani.send('GET /user/day-story'))).not.toMatchObject({ missed: [{ title: 'Run' }] })
  })

  test('restores the streaks of group tasks and turns, and missions of the group', async () => {
    const group = await newGroup(server, { members: 2 })
    await server.database.queries.update(groups).set({ timeZone: 'UTC' }).where(eq(groups.id, group.id))
    const [ani, boyan] = pair(group.members)
    const each = await giveTask(group, [ani], { type: 'daily' })
    const scheduled = await giveTask(group, [ani], {
      type: 'daily',
      schedule: { frequency: 'daily', interval: 1, start: '2026-03-10' },
    })
    const turns = await giveTask(group, [ani, boyan], { type: 'daily', assignment: 'rotation' })
    const mission = await expectOk(
      group.creator.send<{ id: string }>(`POST /groups/${group.id}/missions`, {
        name: 'Trip',
        notes: '',
        from: '2026-03-10',
        to: '2026-03-12',
        assignedUsers: [ani.id],
        tasks: [{ title: 'Pack', ruby: 3, type: 'todo' }],
      }),
    )
    const all = async () => {
      const tasks = await expectOk(ani.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${ani.id}/tasks`))
      return [each, scheduled, turns].map(({ id }) => tasks.find((task) => task.id === id)?.streak)
    }
    const finish = (id: string) =>
      expectOk(ani.send(`PATCH /groups/${group.id}/users/${ani.id}/tasks/${id}/complete`, {}))
    for (const { id } of [each, scheduled, turns]) await finish(id)
    expect(await all()).toEqual([1, 1, 1])
    for (const day of ['2026-03-11', '2026-03-12']) {
      go(day)
      if (day === '2026-03-11') for (const { id } of [each, scheduled]) await finish(id)
      expect(await all()).toEqual([2, 2, 1])
    }
    // The turn of the 12th is Ani's again.
    go('2026-03-13')
    expect(await all()).toEqual([0, 0, 0])
    const status = async () => {
      const missions = await expectOk(ani.send<UserGroupMission[]>(`GET /groups/${group.id}/users/${ani.id}/missions`))
      const ownMission = missions.find(({ id }) => id === mission.id)
      return ownMission && [ownMission.status, ownMission.to]
    }
    expect(await status()).toEqual(['failed', '2026-03-12'])
    for (const { id } of [each, scheduled]) await finish(id)
    await expectOk(sick(ani, '2026-03-12'))
    expect(await all()).toEqual([3, 3, 1])
    expect(await status()).toEqual(['active', '2026-03-13'])
    expect(await audit(server.database)).toEqual([])
  })
})

describe('a sick day, of a turn with a schedule that is still overdue', () => {
  type Turn = Pick<UserGroupTask, 'streak' | 'late'>

  /** Ani and Boyan have done a turn each. Ani has missed that of the 14th, which is overdue. */
  async function overdueTurn() {
    const group = await newGroup(server, { members: 2 })
    await server.database.queries.update(groups).set({ timeZone: 'UTC' }).where(eq(groups.id, group.id))
    const [ani, boyan] = pair(group.members)
    const path = `/groups/${group.id}/tasks` as const
    const { id } = await expectOk(
      group.creator.send<{ id: string }>(`POST ${path}`, {
        title: 'Dishes',
        ruby: 5,
        type: 'daily',
        assignment: 'rotation',
        assignedUsers: [ani.id, boyan.id],
        schedule: { frequency: 'daily', interval: 2, start: '2026-03-10' },
      }),
    )
    const turnOf = async (who: Person): Promise<Turn | undefined> => {
      const tasks = await expectOk(who.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${who.id}/tasks`))
      return tasks.find((task) => task.id === id)
    }
    const finish = (who: Person, at?: string) =>
      expectOk(who.send(`PATCH /groups/${group.id}/users/${who.id}/tasks/${id}/complete`, at ? { at } : {}))
    const give = (to: Person) => expectOk(group.creator.send(`PATCH ${path}/${id}/turn`, { userId: to.id }))
    await finish(ani)
    for (const day of ['2026-03-11', '2026-03-12']) {
      go(day)
      await turnOf(ani)
    }
    await finish(boyan)
    for (const day of ['2026-03-13', '2026-03-14', '2026-03-15']) {
      go(day)
      await turnOf(ani)
    }
    expect(await turnOf(ani)).toMatchObject({ streak: 0, late: true })
    return { ani, boyan, turnOf, finish, give }
  }

  test('gives the streak back, and counts a completion before or after it', async () => {
    const { ani, turnOf, finish } = await overdueTurn()
    await expectOk(sick(ani, '2026-03-14'))
    expect(await turnOf(ani)).toMatchObject({ streak: 1, late: false })
    await finish(ani)
    expect(await turnOf(ani)).toMatchObject({ streak: 2 })
    go('2026-03-10')
    const done = await overdueTurn()
    await done.finish(done.ani)
    await expectOk(sick(done.ani, '2026-03-14'))
    expect(await done.turnOf(done.ani)).toMatchObject({ streak: 2, late: false })
    expect(await audit(server.database)).toEqual([])
  })

  test('gives the streak back to the member who missed it, even if another member has the turn now', async () => {
    const { ani, boyan, turnOf, finish, give } = await overdueTurn()
    await give(boyan)
    await expectOk(sick(ani, '2026-03-14'))
    expect([await turnOf(ani), await turnOf(boyan)]).toMatchObject([{ streak: 1 }, { streak: 1 }])
    await finish(boyan)
    expect([await turnOf(ani), await turnOf(boyan)]).toMatchObject([{ streak: 1 }, { streak: 2 }])
  })

  test('no streak goes to another member who has done the turn in time', async () => {
    const { ani, boyan, turnOf, finish, give } = await overdueTurn()
    await give(boyan)
    await finish(boyan, '2026-03-14T12:00:00Z')
    expect([await turnOf(ani), await turnOf(boyan)]).toMatchObject([{ streak: 0 }, { streak: 2 }])
    await expectOk(sick(ani, '2026-03-14'))
    expect([await turnOf(ani), await turnOf(boyan)]).toMatchObject([{ streak: 1 }, { streak: 2 }])
    expect(await audit(server.database)).toEqual([])
  })
})

test('a sick day gives back a group mission that was refused before its last day', async () => {
  const group = await newGroup(server, { members: 1 })
  const [ani] = pair(group.members)
  const path = `/groups/${group.id}/missions` as const
  const { id } = await expectOk(
    group.creator.send<{ id: string }>(`POST ${path}`, {
      name: 'Trip',
      from: '2026-03-10',
      to: '2026-03-12',
      requireApprove: true,
      assignedUsers: [ani.id],
      tasks: [{ title: 'Pack', ruby: 3, type: 'todo' }],
    }),
  )
  const own = `/groups/${group.id}/users/${ani.id}/missions` as const
  const [mission] = await expectOk(ani.send<UserGroupMission[]>(`GET ${own}`))
  await expectOk(ani.send(`POST ${path}/${id}/tasks/${mission?.tasks[0]?.id}/complete`))
  await expectOk(ani.send(`POST ${path}/${id}/complete`))
  await expectOk(group.creator.send(`POST ${own}/${id}/approve`, { approved: false }))
  go('2026-03-13')
  const status = async () => (await expectOk(ani.send<UserGroupMission[]>(`GET ${own}`)))[0]?.status
  expect(await status()).toBe('failed')
  await expectOk(sick(ani, '2026-03-12'))
  expect(await status()).toBe('active')
})

describe('a sick day for the last day of the main mission', () => {
  const newMission = async (person: Person, name: string, to: string) =>
    (
      await expectOk(
        person.send<Mission>('POST /user/missions', {
          name,
          from: '2026-03-10',
          to,
          tasks: [{ title: 'Pack', gold: 3, type: 'todo' }],
        }),
      )
    ).id
  const missionsOf = async (person: Person) =>
    (await expectOk(person.send<Mission[]>('GET /user/missions'))).map(
      ({ name, status, isMain }) => `${name} ${status}${isMain ? ' main' : ''}`,
    )
  const storyOf = async (person: Person) => (await person.send<Story | null>('GET /user/day-story')).result

  test('makes it the main one again, and the story no longer says that it failed', async () => {
    const ani = await server.person()
    const trip = await newMission(ani, 'Trip', '2026-03-12')
    await newMission(ani, 'Move', '2026-03-12')
    await expectOk(ani.send(`PATCH /user/missions/${trip}/main`))
    go('2026-03-13')
    expect(await missionsOf(ani)).toEqual(['Trip failed', 'Move failed'])
    expect((await storyOf(ani))?.failed).toHaveLength(2)
    await expectOk(sick(ani, '2026-03-12'))
    expect(await missionsOf(ani)).toEqual(['Trip active main', 'Move active'])
    expect(await storyOf(ani)).toBeNull()
  })

  test('leaves the one that has become the main mission since', async () => {
    const ani = await server.person()
    const trip = await newMission(ani, 'Trip', '2026-03-12')
    const move = await newMission(ani, 'Move', '2026-03-20')
    await expectOk(ani.send(`PATCH /user/missions/${trip}/main`))
    go('2026-03-13')
    await expectOk(ani.send(`PATCH /user/missions/${move}/main`))
    await expectOk(sick(ani, '2026-03-12'))
    expect(await missionsOf(ani)).toEqual(['Trip active', 'Move active main'])
  })
})

describe('days off of children', () => {
  test('are planned and taken back by leaders, and the child and the other leaders are notified', async () => {
    const group = await newGroup(server, { leaders: 2, members: 1 })
    const [leader, otherLeader] = pair(group.leaders)
    const [member] = pair(group.members)
    const child = await newChild(group.creator, group.id)
    const path = `/groups/${group.id}/children/${child.id}/days-off` as const
    const body = { kind: 'planned', from: '2026-03-11', to: '2026-03-12' }
    expect(await errorCodeOf(member.send(`POST ${path}`, body))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf((await server.person()).send(`POST ${path}`, body))).toBe('notPartOfTheGroup')
    expect(await errorCodeOf(leader.send(`POST /groups/${group.id}/children/${member.id}/days-off`, body))).toBe(
      'childNotFound',
    )
    const { dayOff } = await expectOk(leader.send<DayOffAdded>(`POST ${path}`, body))
    expect(await expectOk(group.creator.send(`GET ${path}`))).toEqual([dayOff])
    const days = { from: '2026-03-11', to: '2026-03-12' }
    for (const who of [group.creator, otherLeader]) {
      expect(await notificationsOf(who, 'onBreak')).toMatchObject([
        { data: { member: { id: child.id, name: 'Mira' }, days } },
      ])
    }
    for (const who of [leader, member]) expect(await notificationsOf(who, 'onBreak')).toEqual([])
    await expectOk(group.creator.send(`DELETE ${path}/${dayOff.id}`))
    for (const who of [leader, otherLeader]) {
      expect(await notificationsOf(who, 'breakTakenBack')).toMatchObject([{ data: { days } }])
    }
    for (const who of [group.creator, otherLeader]) expect(await notificationsOf(who, 'onBreak')).toEqual([])

    // Days that touch are one break.
    await expectOk(leader.send(`POST ${path}`, { ...body, to: '2026-03-11' }))
    await expectOk(leader.send(`POST ${path}`, { ...body, from: '2026-03-12' }))
    expect(await notificationsOf(otherLeader, 'onBreak')).toMatchObject([{ data: { days } }])
    await expectOk(leader.send(`POST ${path}`, { kind: 'planned', from: '2026-03-10', to: '2026-03-10' }))
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, child.id))
    expect(row).toMatchObject({ holidayMode: true, holidaySince: '2026-03-10' })
    go('2026-03-14')
    // The days of the child are settled before.
    await expectOk(leader.send(`POST ${path}`, { kind: 'sick', from: '2026-03-13', to: '2026-03-13' }))
    const [later] = await server.database.queries.select().from(users).where(eq(users.id, child.id))
    expect(later).toMatchObject({ holidayMode: false, lastDayStart: '2026-03-14' })
  })
})

test('days off that were over two months ago are deleted', async () => {
  const ani = await server.person()
  await expectOk(plan(ani, '2026-03-11', '2026-03-12'))
  const rows = () => server.database.queries.select().from(daysOff).where(eq(daysOff.userId, ani.id))
  go('2026-05-13')
  await sweepDaysOff(server.services)
  expect(await rows()).toHaveLength(1)
  go('2026-05-16')
  await sweepDaysOff(server.services)
  expect(await rows()).toEqual([])
})
