import { describe, expect, test } from 'vitest'
import { newWorld, type Person } from '../support/world.ts'

interface Task {
  id: string
  title: string
  completed: boolean
  streak: number
  result: string | null
}

const tasksOf = async (person: Person) =>
  Object.fromEntries((await person.send<Task[]>('GET /user/tasks')).result.map((task) => [task.title, task]))

async function add(person: Person, title: string, type: string, gold = 10): Promise<string> {
  return (await person.send<{ id: string }>('POST /user/tasks', { title, gold, type })).result.id
}

const complete = (person: Person, id: string) => person.send(`POST /user/tasks/${id}/complete`)

const profile = async (person: Person) =>
  (await person.send<{ lastDayStart: string; stats: { gold: number; exp: number } }>('GET /users/profile')).result

describe('the turn of the day', () => {
  test('opens dailies every day, weeklies on Mondays, and todos never', async () => {
    const world = await newWorld()
    // A Saturday.
    world.clock.set('2026-03-14T10:00:00Z')
    const person = await world.person({ headers: { timezone: 'Europe/Sofia' } })
    const ids = {
      daily: await add(person, 'daily', 'daily'),
      weekly: await add(person, 'weekly', 'weekly'),
      todo: await add(person, 'todo', 'todo'),
    }
    for (const id of Object.values(ids)) await complete(person, id)

    // Midnight in Sofia is 22:00 in UTC.
    world.clock.set('2026-03-14T21:59:59Z')
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: true }, weekly: { completed: true } })
    world.clock.set('2026-03-14T22:00:00Z')
    expect(await tasksOf(person)).toMatchObject({
      daily: { completed: false, streak: 1 },
      weekly: { completed: true },
      todo: { completed: true },
    })
    expect((await profile(person)).lastDayStart).toBe('2026-03-15')
    await complete(person, ids.daily)
    world.clock.set('2026-03-15T22:00:00Z')
    expect(await tasksOf(person)).toMatchObject({
      daily: { completed: false, streak: 2 },
      weekly: { completed: false, streak: 1 },
      todo: { completed: true },
    })
    // A new period pays anew; the last step landed on a bonus of 10.
    await complete(person, ids.daily)
    expect((await profile(person)).stats.gold).toBe(60)
    await world.close()
  })

  test('what was missed costs half its gold and its streak, but not in the period it was made in', async () => {
    const world = await newWorld()
    const person = await world.person()
    const kept = await add(person, 'kept', 'daily', 10)
    const missed = await add(person, 'missed', 'daily', 15)
    await complete(person, kept)
    world.clock.advance({ days: 1 })
    expect((await profile(person)).stats.gold).toBe(10)
    await complete(person, kept)
    await complete(person, missed)
    world.clock.advance({ days: 1 })
    await complete(person, kept)
    expect((await profile(person)).stats.gold).toBe(45)
    world.clock.advance({ days: 1 })
    expect((await profile(person)).stats.gold).toBe(45 - 8)
    expect(await tasksOf(person)).toMatchObject({ kept: { streak: 3 }, missed: { streak: 0 } })
    await world.close()
  })

  test('an absence is paid for once, as far as there is gold', async () => {
    const world = await newWorld()
    const person = await world.person()
    const daily = await add(person, 'daily', 'daily', 10)
    const weekly = await add(person, 'weekly', 'weekly', 100)
    await complete(person, daily)
    world.clock.advance({ days: 20 })
    // Half of 10, then of the 50 that the weekly would cost what is left.
    expect((await profile(person)).stats.gold).toBe(0)
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: false, streak: 0 } })
    await complete(person, daily)
    await complete(person, weekly)
    expect((await profile(person)).stats.gold).toBe(110)
    await world.close()
  })

  test('is settled once, by however many requests it is begun', async () => {
    const world = await newWorld()
    const person = await world.person()
    const kept = await add(person, 'kept', 'todo', 100)
    await complete(person, kept)
    await add(person, 'missed', 'daily', 20)
    world.clock.advance({ days: 2 })
    const replies = await Promise.all(Array.from({ length: 30 }, () => profile(person)))
    expect(new Set(replies.map(({ stats }) => stats.gold))).toEqual(new Set([90]))
    await world.close()
  })

  test('never goes back: who flies west stays in the later day', async () => {
    const world = await newWorld()
    world.clock.set('2026-03-10T10:30:00Z')
    const person = await world.person({ headers: { timezone: 'UTC' } })
    const daily = await add(person, 'daily', 'daily')
    await complete(person, daily)
    const from = (timezone: string) =>
      person.send<{ lastDayStart: string; stats: { gold: number } }>('GET /users/profile', undefined, { timezone })
    expect((await from('Pacific/Kiritimati')).result).toMatchObject({ lastDayStart: '2026-03-11', stats: { gold: 10 } })
    await complete(person, daily)
    for (const zone of ['Pacific/Niue', 'UTC', 'Pacific/Kiritimati', 'Pacific/Niue']) {
      expect((await from(zone)).result).toMatchObject({ lastDayStart: '2026-03-11', stats: { gold: 20 } })
    }
    expect(await tasksOf(person)).toMatchObject({ daily: { completed: true, streak: 2 } })
    await world.close()
  })

  test('keeps the last zone seen, when a request names none', async () => {
    const world = await newWorld()
    world.clock.set('2026-03-10T12:00:00Z')
    const person = await world.person()
    expect((await profile(person)).lastDayStart).toBe('2026-03-10')
    await person.send('GET /tags', undefined, { 'timezone-offset': '-840' })
    expect((await profile(person)).lastDayStart).toBe('2026-03-11')
    world.clock.set('2026-03-11T10:00:00Z')
    expect((await profile(person)).lastDayStart).toBe('2026-03-12')
    await world.close()
  })
})
