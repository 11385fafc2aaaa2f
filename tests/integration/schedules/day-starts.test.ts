import { reconcile } from '@questboard/api'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Mission } from '@questboard/api/missions/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDays } from '../../support/settle-days.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

const profile = (person: Person): Promise<Profile> => expectOk(person.send('GET /users/profile'))

const update = (person: Person, changes: Partial<Profile>): Promise<Profile> =>
  expectOk(person.send('PUT /users/profile', changes))

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

describe('the settings in a profile', () => {
  test('have defaults, change one by one, and are kept when left out', async () => {
    const ann = await server.person()
    expect(await profile(ann)).toMatchObject({ dayStartsAt: '00:00', taskOrder: 'created', quickAddDates: true })
    expect(await update(ann, { dayStartsAt: '03:30' })).toMatchObject({ dayStartsAt: '03:30', taskOrder: 'created' })
    expect(await update(ann, { taskOrder: 'manual' })).toMatchObject({ dayStartsAt: '03:30', taskOrder: 'manual' })
    expect(await update(ann, { quickAddDates: false })).toMatchObject({ taskOrder: 'manual', quickAddDates: false })
    await update(ann, { name: 'Ann' })
    const unchanged = { name: 'Ann', dayStartsAt: '03:30', taskOrder: 'manual', quickAddDates: false }
    expect(await profile(ann)).toMatchObject(unchanged)
  })

  test.each([
    { dayStartsAt: '06:30' },
    { dayStartsAt: '03:15' },
    { dayStartsAt: '3:00' },
    { dayStartsAt: '24:00' },
    { dayStartsAt: null },
    { taskOrder: 'rank' },
    { quickAddDates: 'yes' },
  ])('refuse %j and change nothing', async (body) => {
    const ann = await server.person()
    const { status, error } = await ann.send('PUT /users/profile', { name: 'Other', ...body })
    expect(status).toBe(400)
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: Object.keys(body)[0] }] })
    expect(await profile(ann)).toMatchObject({ name: ann.name, dayStartsAt: '00:00', taskOrder: 'created' })
  })
})

const settledOn = async (person: Person): Promise<string | undefined> => (await rowOf(person))?.lastDayStart

const rowOf = async ({ id }: Person) => (await server.database.queries.select().from(users).where(eq(users.id, id)))[0]

const penaltiesOf = ({ id }: Person) =>
  server.database.queries
    .select()
    .from(ledger)
    .where(and(eq(ledger.ownerId, id), eq(ledger.reason, 'taskMissed')))

const sweep = () => settleDays(server)

/** A player with gold to lose, whose days start at this time. */
async function playerFrom(dayStartsAt: Profile['dayStartsAt'], timezone = 'Europe/Sofia'): Promise<Person> {
  const person = await server.person({ headers: { timezone } })
  await grant(server, person, { gold: 100 })
  await update(person, { dayStartsAt })
  return person
}

const add = async (person: Person, about: object = {}): Promise<string> =>
  (
    await expectOk(
      person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 10, type: 'daily', ...about }),
    )
  ).id

const complete = (person: Person, id: string, body: object = {}) =>
  expectOk(person.send(`POST /user/tasks/${id}/complete`, body))

async function taskOf(person: Person, id: string): Promise<Task | undefined> {
  return (await expectOk(person.send<Task[]>('GET /user/tasks'))).find((task) => task.id === id)
}

describe('a day that starts at 03:00', () => {
  test('counts what is done at 02:00 for the day before, and ends at 03:00', async () => {
    server.clock.set('2026-03-10T10:00:00Z')
    const ann = await playerFrom('03:00')
    const id = await add(ann)
    // 02:00 on the 11th in Sofia.
    server.clock.set('2026-03-11T00:00:00Z')
    expect(await profile(ann)).toMatchObject({ lastDayStart: '2026-03-10' })
    await complete(ann, id)
    server.clock.set('2026-03-11T00:59:59Z')
    expect(await taskOf(ann, id)).toMatchObject({ completed: true, streak: 1 })
    server.clock.set('2026-03-11T01:00:00Z')
    expect(await taskOf(ann, id)).toMatchObject({ completed: false, streak: 1 })
    expect(await profile(ann)).toMatchObject({ lastDayStart: '2026-03-11' })
    expect(await penaltiesOf(ann)).toEqual([])
  })

  test.each([
    ['the usual night', '2026-03-10', '2026-03-11T00:59:59.999Z'],
    // Sofia skips 03:00–04:00 on 29 March, and repeats it on 25 October.
    ['the night that skips 03:00', '2026-03-28', '2026-03-29T00:59:59.999Z'],
    ['the night after', '2026-03-29', '2026-03-29T23:59:59.999Z'],
    ['the night that has 03:00 twice', '2026-10-24', '2026-10-24T23:59:59.999Z'],
    ['the night after that', '2026-10-25', '2026-10-26T00:59:59.999Z'],
  ])('is settled by the sweep at the right moment: %s', async (_, day, last) => {
    server.clock.set(`${day}T10:00:00Z`)
    const ann = await playerFrom('03:00')
    server.clock.set(last)
    await sweep()
    expect(await settledOn(ann)).toBe(day)
    server.clock.advance({ seconds: 0.001 })
    await sweep()
    expect((await settledOn(ann)) ?? '').not.toBe(day)
  })

  test('is settled in the zones of its players', async () => {
    server.clock.set('2026-03-10T09:00:00Z')
    const people = await Promise.all(
      ['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham', 'America/New_York'].map((zone) =>
        playerFrom('04:30', zone),
      ),
    )
    const [kathmandu, newfoundland, chatham, york] = people as [Person, Person, Person, Person]
    // Chatham is 13:45 ahead: 04:30 on the 11th is 14:45 in UTC. Kathmandu is 5:45 ahead.
    const turns = [
      [chatham, '2026-03-10T14:45:00Z'],
      [kathmandu, '2026-03-10T22:45:00Z'],
      [newfoundland, '2026-03-11T07:00:00Z'],
      [york, '2026-03-11T08:30:00Z'],
    ] as const
    for (const [person, turn] of turns) {
      server.clock.set(new Date(Date.parse(turn) - 1))
      await sweep()
      expect(await settledOn(person)).toBe('2026-03-10')
      server.clock.set(turn)
      await sweep()
      expect(await settledOn(person)).toBe('2026-03-11')
    }
  })

  test('begins the week on Monday at 03:00', async () => {
    // A Sunday.
    server.clock.set('2026-03-15T10:00:00Z')
    const ann = await playerFrom('03:00')
    const id = await add(ann, { type: 'weekly' })
    await complete(ann, id)
    server.clock.set('2026-03-16T00:59:59Z')
    expect(await taskOf(ann, id)).toMatchObject({ completed: true })
    server.clock.set('2026-03-16T01:00:00Z')
    expect(await taskOf(ann, id)).toMatchObject({ completed: false })
  })

  test('ends missions, and lets one begin on the day that is not over', async () => {
    server.clock.set('2026-03-11T00:00:00Z')
    const ann = await playerFrom('03:00')
    // Registered on the 11th, which is now the running day: a day never goes back.
    expect(await profile(ann)).toMatchObject({ lastDayStart: '2026-03-11' })
    server.clock.set('2026-03-12T00:00:00Z')
    const mission = { name: 'Spring', from: '2026-03-11', to: '2026-03-12' }
    const { id } = await expectOk(ann.send<{ id: string }>('POST /user/missions', mission))
    const statusOf = async () => (await expectOk(ann.send<Mission>(`GET /user/missions/${id}`))).status
    expect(await statusOf()).toBe('active')
    server.clock.set('2026-03-13T00:59:59Z')
    expect(await statusOf()).toBe('active')
    server.clock.set('2026-03-13T01:00:00Z')
    expect(await statusOf()).toBe('failed')
    const past = await ann.send('POST /user/missions', mission)
    expect(past.error.message).toBe('invalidData')
  })

  test('takes a completion from an offline night for the day before', async () => {
    server.clock.set('2026-03-10T10:00:00Z')
    const ann = await playerFrom('03:00')
    const id = await add(ann)
    server.clock.set('2026-03-12T08:00:00Z')
    await profile(ann)
    expect(await taskOf(ann, id)).toMatchObject({ completed: false, streak: 0 })
    // 02:30 on the 12th in Sofia: still the 11th.
    await complete(ann, id, { at: '2026-03-12T00:30:00Z' })
    expect(await taskOf(ann, id)).toMatchObject({ completed: false, streak: 1 })
    await complete(ann, id, { at: '2026-03-12T01:00:00Z' })
    expect(await taskOf(ann, id)).toMatchObject({ completed: true, streak: 2 })
  })

  test('counts in groups for its member, even when a leader acts', async () => {
    server.clock.set('2026-03-10T10:00:00Z')
    const { id: group, creator, members } = await newGroup(server, { members: 1 })
    const [bob] = members
    if (!bob) throw new Error('a group with a member')
    await update(bob, { dayStartsAt: '03:00' })
    const task = { title: 'Dishes', ruby: 5, type: 'daily', requireApprove: true, assignedUsers: [bob.id] }
    const { id } = await expectOk(creator.send<{ id: string }>(`POST /groups/${group}/tasks`, task))
    // 02:00 in UTC, the zone of both. The leader is in a new day; the member is not.
    server.clock.set('2026-03-11T02:00:00Z')
    await expectOk(bob.send(`PATCH /groups/${group}/users/${bob.id}/tasks/${id}/complete`))
    expect(await settledOn(bob)).toBe('2026-03-10')
    const ownTask = async () =>
      (await expectOk(bob.send<UserGroupTask[]>(`GET /groups/${group}/users/${bob.id}/tasks`))).find(
        (listed) => listed.id === id,
      )
    await expectOk(creator.send(`POST /groups/${group}/users/${bob.id}/tasks/${id}/approve`, { approved: true }))
    expect(await ownTask()).toMatchObject({ completed: true, streak: 1 })
    server.clock.set('2026-03-11T03:00:00Z')
    expect(await ownTask()).toMatchObject({ completed: false, streak: 1 })
  })
})

describe('another start of the day', () => {
  test('that is earlier begins the new day at once, and costs once', async () => {
    server.clock.set('2026-03-10T10:00:00Z')
    const ann = await playerFrom('03:00')
    await add(ann)
    server.clock.set('2026-03-11T10:00:00Z')
    await profile(ann)
    const before = (await penaltiesOf(ann)).length
    // 01:00 on the 12th in Sofia.
    server.clock.set('2026-03-11T23:00:00Z')
    expect(await profile(ann)).toMatchObject({ lastDayStart: '2026-03-11', stats: { gold: 100 } })
    const changed = { dayStartsAt: '00:00', lastDayStart: '2026-03-12', stats: { gold: 95 } }
    expect(await update(ann, { dayStartsAt: '00:00' })).toMatchObject(changed)
    expect((await rowOf(ann))?.nextRolloverAt).toEqual(new Date('2026-03-12T22:00:00Z'))
    expect(await update(ann, { dayStartsAt: '03:00' })).toMatchObject({ ...changed, dayStartsAt: '03:00' })
    expect((await rowOf(ann))?.nextRolloverAt).toEqual(new Date('2026-03-13T01:00:00Z'))
    expect(await penaltiesOf(ann)).toHaveLength(before + 1)
    server.clock.set('2026-03-12T01:00:00Z')
    await sweep()
    expect(await profile(ann)).toMatchObject({ lastDayStart: '2026-03-12', stats: { gold: 95 } })
  })

  test('that is later makes the running day longer', async () => {
    server.clock.set('2026-03-10T10:00:00Z')
    const ann = await playerFrom('00:00')
    const id = await add(ann)
    await complete(ann, id)
    await update(ann, { dayStartsAt: '06:00' })
    server.clock.set('2026-03-11T03:59:59Z')
    await sweep()
    expect(await taskOf(ann, id)).toMatchObject({ completed: true })
    server.clock.set('2026-03-11T04:00:00Z')
    await sweep()
    expect(await settledOn(ann)).toBe('2026-03-11')
    expect(await taskOf(ann, id)).toMatchObject({ completed: false, streak: 1 })
  })

  test('settles once, however many calls change it at the same time', async () => {
    server.clock.set('2026-03-10T10:00:00Z')
    const ann = await playerFrom('06:00')
    await add(ann)
    server.clock.set('2026-03-11T10:00:00Z')
    await profile(ann)
    server.clock.set('2026-03-12T01:00:00Z')
    const starts = ['00:00', '02:00', '00:00', '01:30', '06:00', '00:00'] as const
    await Promise.all([
      ...starts.map((dayStartsAt) => update(ann, { dayStartsAt })),
      ...starts.map(() => profile(ann)),
      sweep(),
    ])
    const last = await update(ann, { dayStartsAt: '02:30' })
    expect(last).toMatchObject({ lastDayStart: '2026-03-12', stats: { gold: 95 } })
    expect((await rowOf(ann))?.nextRolloverAt).toEqual(new Date('2026-03-13T00:30:00Z'))
    expect(await reconcile(server.services)).toEqual([])
  })

  test('never makes a day fall, nor charges a day twice, with any changes of zone and start', async () => {
    const zone = fc.constantFrom('Europe/Sofia', 'Pacific/Niue', 'Pacific/Kiritimati', 'Australia/Lord_Howe', 'UTC')
    const step = fc.record({
      zone,
      minutes: fc.constantFrom(0, 1, 30, 90, 300, 900, 1500),
      start: fc.option(fc.constantFrom('00:00', '00:30', '03:00', '06:00')),
      sweeps: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        server.clock.set('2026-03-27T10:00:00Z')
        const ann = await playerFrom('03:00')
        await add(ann)
        let today = await settledOn(ann)
        for (const { zone: timezone, minutes, start, sweeps } of steps) {
          server.clock.advance({ minutes })
          if (sweeps) await sweep()
          const call = start
            ? ann.send<Profile>('PUT /users/profile', { dayStartsAt: start }, { timezone })
            : ann.send<Profile>('GET /users/profile', undefined, { timezone })
          const { lastDayStart } = await expectOk(call)
          expect(lastDayStart >= (today ?? '')).toBe(true)
          today = lastDayStart
          const { nextRolloverAt = 0 } = (await rowOf(ann)) ?? {}
          expect(nextRolloverAt > server.clock.now()).toBe(true)
        }
        const references = (await penaltiesOf(ann)).map(({ reference }) => reference)
        expect(new Set(references).size).toBe(references.length)
      }),
      { numRuns: 10 },
    )
    expect(await reconcile(server.services)).toEqual([])
  })
})
