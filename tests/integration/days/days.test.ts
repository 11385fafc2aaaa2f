import { reconcile, sweepDays } from '@questboard/api'
import type { Story } from '@questboard/api/days/schema'
import type { Mission } from '@questboard/api/missions/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { dayStories, ledger, users } from '@questboard/db/schema'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newGroup } from '../../support/group.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

const tasksOf = async (person: Person) =>
  Object.fromEntries((await person.send<Task[]>('GET /user/tasks')).result.map((task) => [task.title, task]))

async function add(person: Person, title: string, type: string, gold = 10): Promise<string> {
  return (await person.send<{ id: string }>('POST /user/tasks', { title, gold, type })).result.id
}

const complete = (person: Person, id: string) => person.send(`POST /user/tasks/${id}/complete`)

const profile = async (person: Person) => (await person.send<Profile>('GET /users/profile')).result

describe('the rollover', () => {
  test('reopens dailies every day, weeklies on Mondays, and to-dos never', async () => {
    const server = await startTestServer()
    // A Saturday.
    server.clock.set('2026-03-14T10:00:00Z')
    const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    const ids = {
      daily: await add(person, 'daily', 'daily'),
      weekly: await add(person, 'weekly', 'weekly'),
      todo: await add(person, 'todo', 'todo'),
    }
    for (const id of Object.values(ids)) await complete(person, id)

    // Midnight in Sofia is 22:00 in UTC.
    server.clock.set('2026-03-14T21:59:59Z')
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: true }, weekly: { completed: true } })
    server.clock.set('2026-03-14T22:00:00Z')
    expect(await tasksOf(person)).toMatchObject({
      daily: { completed: false, streak: 1 },
      weekly: { completed: true },
      todo: { completed: true },
    })
    expect((await profile(person)).lastDayStart).toBe('2026-03-15')
    await complete(person, ids.daily)
    server.clock.set('2026-03-15T22:00:00Z')
    expect(await tasksOf(person)).toMatchObject({
      daily: { completed: false, streak: 2 },
      weekly: { completed: false, streak: 1 },
      todo: { completed: true },
    })
    // A new period pays again. The last step landed on a bonus of 10.
    await complete(person, ids.daily)
    expect((await profile(person)).stats.gold).toBe(60)
    await server.close()
  })

  test('charges an absence once, even if it ends in another time zone', async () => {
    const server = await startTestServer()
    server.clock.set('2026-03-01T15:00:00Z')
    const person = await server.person({ headers: { timezone: 'America/New_York' } })
    await complete(person, await add(person, 'earnings', 'todo', 100))
    await add(person, 'daily', 'daily')
    server.clock.set('2026-03-02T15:00:00Z')
    await profile(person)
    for (const day of ['03', '04', '05', '06']) {
      server.clock.set(`2026-03-${day}T15:00:00Z`)
      await sweepDays(server.services)
    }
    // Still the 6th in New York, already the 7th in Sofia.
    server.clock.set('2026-03-07T01:00:00Z')
    await person.send('GET /users/profile', undefined, { timezone: 'Europe/Sofia' })
    const missed = await server.database.queries.select().from(ledger).where(eq(ledger.reason, 'taskMissed'))
    expect(missed.map(({ amount }) => amount)).toEqual([-5])
    await server.close()
  })

  test('charges half the gold and ends the streak of missed tasks, except in the period of creation', async () => {
    const server = await startTestServer()
    const person = await server.person()
    const completedTask = await add(person, 'kept', 'daily', 10)
    const missed = await add(person, 'missed', 'daily', 15)
    await complete(person, completedTask)
    server.clock.advance({ days: 1 })
    expect((await profile(person)).stats.gold).toBe(10)
    await complete(person, completedTask)
    await complete(person, missed)
    server.clock.advance({ days: 1 })
    await complete(person, completedTask)
    expect((await profile(person)).stats.gold).toBe(45)
    server.clock.advance({ days: 1 })
    expect((await profile(person)).stats.gold).toBe(45 - 8)
    expect(await tasksOf(person)).toMatchObject({ kept: { streak: 3 }, missed: { streak: 0 } })
    await server.close()
  })

  test('charges an absence once, limited by the balance', async () => {
    const server = await startTestServer()
    const person = await server.person()
    const daily = await add(person, 'daily', 'daily', 10)
    const weekly = await add(person, 'weekly', 'weekly', 100)
    await complete(person, daily)
    server.clock.advance({ days: 20 })
    // Half of 10, then of the 50 for the weekly only the rest of the balance.
    expect((await profile(person)).stats.gold).toBe(0)
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: false, streak: 0 } })
    await complete(person, daily)
    await complete(person, weekly)
    expect((await profile(person)).stats.gold).toBe(110)
    await server.close()
  })

  test('happens once for any number of parallel requests', async () => {
    const server = await startTestServer()
    const person = await server.person()
    const completedTask = await add(person, 'kept', 'todo', 100)
    await complete(person, completedTask)
    await add(person, 'missed', 'daily', 20)
    server.clock.advance({ days: 2 })
    const replies = await Promise.all(Array.from({ length: 30 }, () => profile(person)))
    expect(new Set(replies.map(({ stats }) => stats.gold))).toEqual(new Set([90]))
    await server.close()
  })

  test('never goes back when a player flies west', async () => {
    const server = await startTestServer()
    server.clock.set('2026-03-10T10:30:00Z')
    const person = await server.person({ headers: { timezone: 'UTC' } })
    const daily = await add(person, 'daily', 'daily')
    await complete(person, daily)
    const from = (timezone: string) => person.send<Profile>('GET /users/profile', undefined, { timezone })
    expect((await from('Pacific/Kiritimati')).result).toMatchObject({ lastDayStart: '2026-03-11', stats: { gold: 10 } })
    await complete(person, daily)
    for (const zone of ['Pacific/Niue', 'UTC', 'Pacific/Kiritimati', 'Pacific/Niue']) {
      expect((await from(zone)).result).toMatchObject({ lastDayStart: '2026-03-11', stats: { gold: 20 } })
    }
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: true, streak: 2 } })
    await server.close()
  })

  test('keeps the last time zone when a request has none', async () => {
    const server = await startTestServer()
    server.clock.set('2026-03-10T12:00:00Z')
    const person = await server.person()
    expect((await profile(person)).lastDayStart).toBe('2026-03-10')
    await person.send('GET /tags', undefined, { 'timezone-offset': '-840' })
    expect((await profile(person)).lastDayStart).toBe('2026-03-11')
    server.clock.set('2026-03-11T10:00:00Z')
    expect((await profile(person)).lastDayStart).toBe('2026-03-12')
    await server.close()
  })
})

/** Settles all due users, as the background job does. */
async function sweep(server: TestServer): Promise<number> {
  let total = 0
  for (;;) {
    const { settled } = await sweepDays(server.services)
    if (settled === 0) return total
    total += settled
  }
}

describe('the sweep', () => {
  test('settles inactive users at midnight of their time zones', async () => {
    const server = await startTestServer()
    server.clock.set('2026-03-10T09:00:00Z')
    const sofia = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    const niue = await server.person({ headers: { timezone: 'Pacific/Niue' } })
    const settledOn = async (person: Person) =>
      (await server.database.queries.select().from(users).where(eq(users.id, person.id)))[0]?.lastDayStart
    server.clock.set('2026-03-10T21:59:59Z')
    expect(await sweep(server)).toBe(0 + 1) // On Niue the 10th began at 11:00 UTC.
    expect([await settledOn(sofia), await settledOn(niue)]).toEqual(['2026-03-10', '2026-03-10'])
    server.clock.set('2026-03-10T22:00:00Z')
    expect(await sweep(server)).toBe(1)
    expect([await settledOn(sofia), await settledOn(niue)]).toEqual(['2026-03-11', '2026-03-10'])
    expect(await sweep(server)).toBe(0)
    await server.close()
  })

  test('charges an absence once, like the first request after it', async () => {
    const [nightly, lazily] = [await startTestServer(), await startTestServer()]
    const balances = []
    for (const server of [nightly, lazily]) {
      const person = await server.person()
      await complete(person, await add(person, 'purse', 'todo', 100))
      const done = await add(person, 'done', 'daily', 10)
      await add(person, 'open', 'daily', 20)
      await add(person, 'weekly', 'weekly', 30)
      server.clock.advance({ days: 1 })
      await complete(person, done)
      for (let night = 0; night < 16; night++) {
        server.clock.advance({ days: 1 })
        if (server === nightly) await sweep(server)
      }
      const { stats } = await profile(person)
      balances.push(stats.gold)
      // A user who returns and misses another day pays again.
      server.clock.advance({ days: 1 })
      balances.push((await profile(person)).stats.gold)
    }
    expect(balances).toEqual([110 - 5 - 10 - 15, 110 - 5 - 10 - 15 - 5 - 10, 80, 65])
    await Promise.all([nightly.close(), lazily.close()])
  })

  test('settles each day once on two servers with parallel requests', async () => {
    const server = await startTestServer()
    const people = []
    for (let count = 0; count < 12; count++) {
      const person = await server.person()
      await complete(person, await add(person, 'purse', 'todo', 100))
      await add(person, 'missed', 'daily', 20)
      people.push(person)
    }
    server.clock.advance({ days: 2 })
    await Promise.all([sweep(server), sweep(server), sweep(server), ...people.map((person) => profile(person))])
    for (const person of people) expect((await profile(person)).stats.gold).toBe(90)
    await server.close()
  })

  test('settles many users in one batch, each by their own items', async () => {
    const server = await startTestServer()
    // A Sunday.
    server.clock.set('2026-03-15T09:00:00Z')
    const gold = async (person: Person, amount: number) => complete(person, await add(person, 'purse', 'todo', amount))
    const [rich, poor, away, idle, west] = [
      await server.person(),
      await server.person(),
      await server.person(),
      await server.person(),
      await server.person({ headers: { timezone: 'Pacific/Kiritimati' } }),
    ]
    for (const person of [rich, poor, away]) {
      await gold(person, person === poor ? 12 : 100)
      await add(person, 'first', 'daily', 20)
      await add(person, 'second', 'daily', 9)
      await complete(person, await add(person, 'kept', 'daily', 2))
      await add(person, 'weekly', 'weekly', 40)
    }
    await away.send('PATCH /users/profile/holiday-mode', { holidayMode: true })
    const mission = { name: 'Spring', from: '2026-03-15', to: '2026-03-17' }
    expect((await rich.send('POST /user/missions', mission)).status).toBe(200)
    // Items created today cost nothing today.
    server.clock.advance({ days: 1 })
    expect(await sweep(server)).toBe(5)
    server.clock.advance({ days: 7 })
    expect(await sweep(server)).toBe(5)
    const rowOf = async (person: Person) =>
      (await server.database.queries.select().from(users).where(eq(users.id, person.id)))[0]
    const rows = await Promise.all([rich, poor, away, idle].map(rowOf))
    // Half of 20, of 9 (rounded up), of 2 and of 40; half of the first, and what is left; nothing on holiday.
    expect(rows.map((user) => user?.gold)).toEqual([102 - 10 - 5 - 1 - 20, 0, 102, 0])
    expect(rows.map((user) => user?.lastDayStart)).toEqual(rows.map(() => '2026-03-23'))
    expect((await rowOf(west))?.lastDayStart).toBe('2026-03-23')
    const rowsOf = async (person: Person) =>
      (await server.database.queries.select().from(ledger).where(eq(ledger.ownerId, person.id)).orderBy(asc(ledger.id)))
        .filter(({ reason }) => reason === 'taskMissed')
        .map(({ item, amount, balance }) => [item, amount, balance])
    expect(await rowsOf(rich)).toEqual([
      ['first', -10, 92],
      ['second', -5, 87],
      ['kept', -1, 86],
      ['weekly', -20, 66],
    ])
    expect(await rowsOf(poor)).toEqual([
      ['first', -10, 4],
      ['second', -4, 0],
    ])
    const stories = await server.database.queries.select().from(dayStories)
    expect(stories.map(({ userId }) => userId).toSorted()).toEqual([rich.id, poor.id, away.id].toSorted())
    const ofRich = stories.find(({ userId }) => userId === rich.id)?.story
    expect(ofRich?.failed.map(({ name }) => name)).toEqual(['Spring'])
    expect(await reconcile(server.services)).toEqual([])
    await server.close()
  })

  test('defers a locked user to the next round and settles all others', async () => {
    const server = await startTestServer()
    const [held, free] = [await server.person(), await server.person()]
    server.clock.advance({ days: 1 })
    const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = server.database.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${held.id} for no key update`)
      isHeld.resolve()
      await letGo.promise
    })
    await isHeld.promise
    expect(await sweepDays(server.services)).toEqual({ settled: 1, failed: 0 })
    letGo.resolve()
    await holding
    expect((await profile(free)).lastDayStart).toBe('2026-03-11')
    expect(await sweepDays(server.services)).toEqual({ settled: 1, failed: 0 })
    await server.close()
  })

  test('retries a user that fails, without delaying others', async () => {
    const server = await startTestServer()
    const [bad, good] = [await server.person(), await server.person()]
    for (const person of [bad, good]) {
      await complete(person, await add(person, 'purse', 'todo', 100))
      await add(person, 'missed', 'daily', 20)
    }
    const { queries } = server.database
    await queries.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    )
    await queries.execute(
      sql.raw(
        `create trigger broken before update on tasks for each row when (old.user_id = '${bad.id}') execute function refuse()`,
      ),
    )
    server.clock.advance({ days: 2 })
    expect(await sweepDays(server.services)).toEqual({ settled: 1, failed: 1 })
    expect(await sweepDays(server.services)).toEqual({ settled: 0, failed: 0 })
    expect((await profile(good)).stats.gold).toBe(90)
    expect((await bad.send('GET /user/tasks')).status).toBe(200)
    expect((await profile(bad)).stats.gold).toBe(100)
    await queries.execute(sql`drop trigger broken on tasks`)
    server.clock.advance({ minutes: 5 })
    expect(await sweepDays(server.services)).toEqual({ settled: 1, failed: 0 })
    expect((await profile(bad)).stats.gold).toBe(90)
    await server.close()
  })

  test('the day of a traveller that could not be settled is settled by the next sweep', async () => {
    const server = await startTestServer()
    const person = await server.person()
    await complete(person, await add(person, 'purse', 'todo', 100))
    await add(person, 'missed', 'daily', 20)
    const { queries } = server.database
    server.clock.advance({ days: 1 })
    await person.send('GET /user/tasks')
    await queries.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    )
    await queries.execute(sql`create trigger broken before update on tasks for each row execute function refuse()`)
    // There it is tomorrow.
    const reply = await person.send('GET /user/tasks', undefined, { timezone: 'Pacific/Kiritimati' })
    expect(reply.status).toBe(200)
    await queries.execute(sql`drop trigger broken on tasks`)
    expect(await sweepDays(server.services)).toEqual({ settled: 1, failed: 0 })
    await server.close()
  })
})

describe('the daily summary', () => {
  const story = async (person: Person) => (await person.send<Story | null>('GET /user/day-story')).result

  test('lists missed tasks and their cost until it is dismissed', async () => {
    const server = await startTestServer()
    const person = await server.person()
    expect(await story(person)).toBeNull()
    const completedTask = await add(person, 'kept', 'daily', 50)
    await add(person, 'missed', 'daily', 20)
    server.clock.advance({ days: 1 })
    await complete(person, completedTask)
    await person.send('DELETE /user/day-story')
    server.clock.advance({ days: 1 })
    await sweep(server)
    expect(await story(person)).toEqual({
      from: '2026-03-11',
      to: '2026-03-12',
      overdue: [],
      ended: [],
      missed: [{ title: 'missed', type: 'daily', gold: 10 }],
      kept: 1,
      cost: 10,
      began: [],
      failed: [],
    })
    server.clock.advance({ days: 1 })
    expect(await story(person)).toMatchObject({
      from: '2026-03-11',
      to: '2026-03-13',
      missed: [
        { title: 'missed', gold: 20 },
        { title: 'kept', gold: 25 },
      ],
      cost: 45,
    })
    expect((await person.send('DELETE /user/day-story')).result).toBeNull()
    expect(await story(person)).toBeNull()
    await server.close()
  })

  test('keeps what was missed when a leader completes a task for the member meanwhile', async () => {
    const server = await startTestServer()
    server.clock.set('2026-03-09T10:00:00Z')
    const group = await newGroup(server)
    const person = group.members[0] as (typeof group.members)[number]
    const kept = await add(person, 'kept', 'daily', 50)
    await add(person, 'missed', 'daily', 20)
    server.clock.advance({ days: 1 })
    await complete(person, kept)
    await person.send('DELETE /user/day-story')
    const about = { title: 'Dishes', notes: '', ruby: 5, type: 'daily', tags: [], assignedUsers: [person.id] }
    const { result: dishes } = await group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, about)
    server.clock.advance({ days: 1 })
    await sweep(server)
    const path = `/groups/${group.id}/users/${person.id}/tasks/${dishes.id}` as const
    expect(await group.creator.send(`POST ${path}/complete-for`, {})).toMatchObject({ status: 200 })
    server.clock.advance({ days: 1 })
    expect(await story(person)).toMatchObject({ from: '2026-03-10', to: '2026-03-12', cost: 35 })
    expect(await reconcile(server.services)).toEqual([])
    await server.close()
  })
})

describe('holiday mode', () => {
  const holiday = (person: Person, holidayMode: unknown) =>
    person.send<Profile>('PATCH /users/profile/holiday-mode', { holidayMode })

  test('reopens tasks without cost, keeps streaks, and forbids completing', async () => {
    const server = await startTestServer()
    const person = await server.person()
    await complete(person, await add(person, 'purse', 'todo', 100))
    const daily = await add(person, 'daily', 'daily', 20)
    await complete(person, daily)
    expect((await holiday(person, 'yes')).error.message).toBe('invalidData')
    expect((await holiday(person, true)).result).toMatchObject({ holidayMode: true })
    const open = await add(person, 'open', 'daily', 20)
    expect((await complete(person, daily)).error.message).toBe('taskAlreadyCompleted')
    expect((await complete(person, open)).error).toMatchObject({ message: 'holidayModeEnabledError', status: 409 })
    server.clock.advance({ days: 10 })
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: false, streak: 1 }, open: { streak: 0 } })
    expect((await holiday(person, false)).result).toMatchObject({
      holidayMode: false,
      lastDayStart: '2026-03-20',
      stats: { gold: 120 },
    })
    await complete(person, daily)
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: true, streak: 2 } })
    server.clock.advance({ days: 1 })
    expect((await profile(person)).stats.gold).toBe(140 - 10)
    await server.close()
  })

  test('charges tasks that were missed before it began', async () => {
    const server = await startTestServer()
    const person = await server.person()
    await complete(person, await add(person, 'purse', 'todo', 100))
    await add(person, 'open', 'daily', 20)
    server.clock.advance({ days: 2 })
    expect((await holiday(person, true)).result.stats.gold).toBe(90)
    await server.close()
  })

  test('extends missions by the days of the holiday', async () => {
    const server = await startTestServer()
    const person = await server.person()
    const mission = async (from: string, to: string) =>
      (await person.send<{ id: string }>('POST /user/missions', { name: to, from, to })).result.id
    const short = await mission('2026-03-10', '2026-03-12')
    const pending = await mission('2026-03-11', '2026-03-13')
    const long = await mission('2026-03-10', '2026-04-30')
    await holiday(person, true)
    server.clock.advance({ days: 8 })
    const status = async (id: string) => (await person.send<Mission>(`GET /user/missions/${id}`)).result
    expect(await status(short)).toMatchObject({ status: 'active', to: '2026-03-12' })
    await holiday(person, false)
    expect(await status(short)).toMatchObject({ status: 'active', to: '2026-03-20' })
    expect(await status(pending)).toMatchObject({ status: 'active', to: '2026-03-21' })
    expect(await status(long)).toMatchObject({ status: 'active', to: '2026-04-30' })
    server.clock.advance({ days: 3 })
    expect(await status(short)).toMatchObject({ status: 'failed' })
    await server.close()
  })
})
