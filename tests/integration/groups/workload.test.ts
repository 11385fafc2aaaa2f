import { sweepDays } from '@questboard/api'
import type { Load } from '@questboard/api/groups/schema'
import { groups } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { giveTask, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// A Tuesday.
beforeEach(() => server.clock.set('2026-03-10T10:00:00Z'))

const setDay = (day: string) => server.clock.set(`${day}T10:00:00Z`)

async function home(): Promise<{ group: TestGroup; ani: Person; boyan: Person }> {
  const group = await newGroup(server, { members: 2 })
  await server.database.queries.update(groups).set({ timeZone: 'UTC' }).where(eq(groups.id, group.id))
  const [ani, boyan] = group.members
  if (!ani || !boyan) throw new Error('a group without its members')
  return { group, ani, boyan }
}

const read = async (group: TestGroup, by: Person, weeks = 1) =>
  (await expectOk(by.send<Load>(`GET /groups/${group.id}/load?weeks=${weeks}`))).weeks

const none = { done: 0, missed: 0, onBehalf: 0, waiting: 0, daysOff: 0, ruby: 0 }

const loadOf = async (group: TestGroup, who: Person, weeks = 1) =>
  (await read(group, group.creator, weeks)).map(({ members }) => {
    const { userId: _, ...counts } = members.find(({ userId }) => userId === who.id) ?? { userId: who.id, ...none }
    return counts
  })

const give = (group: TestGroup, to: Person[], body: object = {}) => giveTask(group, to, { type: 'daily', ...body })

const of = (group: TestGroup, who: Person, { id }: { id: string }) =>
  `/groups/${group.id}/users/${who.id}/tasks/${id}` as const

const complete = (group: TestGroup, who: Person, task: { id: string }, body: object = {}) =>
  expectOk(who.send(`PATCH ${of(group, who, task)}/complete`, body))

describe('the workload of members', () => {
  test('counts what is done, waits, is done by a leader and earned, in the week of the group', async () => {
    const { group, ani, boyan } = await home()
    const [dishes, room, windows] = [
      await give(group, [ani]),
      await give(group, [ani], { requireApprove: true }),
      await give(group, [ani], { type: 'todo' }),
    ]
    await complete(group, ani, dishes)
    await complete(group, ani, room)
    await expectOk(group.creator.send(`POST ${of(group, ani, windows)}/complete-for`, { ruby: 3 }))
    expect(await loadOf(group, ani)).toEqual([{ ...none, done: 1, waiting: 1, onBehalf: 1, ruby: 8 }])
    expect(await loadOf(group, boyan)).toEqual([none])
    // Approved in the next week, it was done in this one.
    setDay('2026-03-17')
    await expectOk(group.creator.send(`POST ${of(group, ani, room)}/approve`, { approved: true }))
    const [last, current] = await loadOf(group, ani, 2)
    expect(last).toMatchObject({ done: 2, waiting: 0, onBehalf: 1, ruby: 8 })
    expect(current).toMatchObject({ done: 0, waiting: 0, ruby: 5 })
  })

  test('takes back what is reopened, and counts gifts but nothing spent', async () => {
    const { group, ani } = await home()
    const dishes = await give(group, [ani])
    await complete(group, ani, dishes)
    await expectOk(ani.send(`PATCH ${of(group, ani, dishes)}/reopen`, {}))
    expect(await loadOf(group, ani)).toEqual([none])
    await complete(group, ani, dishes)
    const member = group.members.find(({ id }) => id === ani.id)
    const path = `/groups/${group.id}/members/${member?.memberId}/rubies` as const
    await expectOk(group.creator.send(`POST ${path}`, { amount: 4, reason: 'Helped' }))
    await expectOk(group.creator.send(`POST ${path}`, { amount: -2, reason: 'Rude' }))
    expect(await loadOf(group, ani)).toEqual([{ ...none, done: 1, ruby: 9 }])
  })

  test('counts what was due and not done, once for each day, however the days are settled', async () => {
    const { group, ani, boyan } = await home()
    const each = await give(group, [ani, boyan])
    await give(group, [boyan], { schedule: { frequency: 'daily', interval: 1, start: '2026-03-11' } })
    await complete(group, ani, each)
    for (const day of ['2026-03-11', '2026-03-12', '2026-03-13']) {
      setDay(day)
      await expectOk(boyan.send('GET /users/profile'))
    }
    // The days of Ani are settled at once.
    await sweepDays(server.services)
    expect(await loadOf(group, ani)).toEqual([{ ...none, done: 1, missed: 2, ruby: 5 }])
    expect(await loadOf(group, boyan)).toEqual([{ ...none, missed: 4 }])
    // Done yesterday, and sent today.
    await complete(group, ani, each, { at: '2026-03-12T12:00:00Z' })
    expect(await loadOf(group, ani)).toEqual([{ ...none, done: 2, missed: 1, ruby: 10 }])
  })

  test('counts nothing for the day or the week in which a task was assigned', async () => {
    const { group, ani, boyan } = await home()
    const [dishes, room] = [await give(group, [ani]), await give(group, [ani], { type: 'weekly' })]
    setDay('2026-03-18')
    await sweepDays(server.services)
    for (const { id } of [dishes, room]) {
      const path = `/groups/${group.id}/tasks/${id}` as const
      await expectOk(group.creator.send(`PATCH ${path}`, { assignedUsers: [ani.id, boyan.id] }))
    }
    setDay('2026-03-19')
    await sweepDays(server.services)
    expect(await loadOf(group, boyan)).toEqual([none])
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 3 }])
    setDay('2026-03-23')
    await sweepDays(server.services)
    expect((await loadOf(group, boyan, 2))[0]).toEqual({ ...none, missed: 4 })
    expect((await loadOf(group, ani, 2))[0]).toEqual({ ...none, missed: 8 })
  })

  test('counts the missed turn of its holder alone', async () => {
    const { group, ani, boyan } = await home()
    await give(group, [ani, boyan], { assignment: 'rotation' })
    setDay('2026-03-11')
    expect([await loadOf(group, ani), await loadOf(group, boyan)]).toEqual([[{ ...none, missed: 1 }], [none]])
  })

  test('shows breaks as days, and takes back what was missed on a day of illness', async () => {
    const { group, ani } = await home()
    await give(group, [ani])
    for (const day of ['2026-03-11', '2026-03-12']) {
      setDay(day)
      await expectOk(ani.send('GET /users/profile'))
    }
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 1 }])
    await expectOk(ani.send('POST /users/profile/days-off', { kind: 'sick', from: '2026-03-11', to: '2026-03-11' }))
    expect(await loadOf(group, ani)).toEqual([{ ...none, daysOff: 1 }])
    await expectOk(ani.send('POST /users/profile/days-off', { kind: 'planned', from: '2026-03-13', to: '2026-03-17' }))
    setDay('2026-03-18')
    await expectOk(ani.send('GET /users/profile'))
    const [last, current] = await loadOf(group, ani, 2)
    expect([last?.daysOff, current?.daysOff]).toEqual([4, 2])
  })

  test('takes back what was missed when a completion that was sent later is approved', async () => {
    const { group, ani } = await home()
    const [room, windows] = [await give(group, [ani], { requireApprove: true }), await give(group, [ani])]
    for (const day of ['2026-03-11', '2026-03-12']) {
      setDay(day)
      await expectOk(ani.send('GET /users/profile'))
    }
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 2 }])
    const answer = (approved: boolean) =>
      expectOk(group.creator.send(`POST ${of(group, ani, room)}/approve`, { approved }))
    await complete(group, ani, room, { at: '2026-03-11T12:00:00Z' })
    await answer(false)
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 2 }])
    await complete(group, ani, room, { at: '2026-03-11T12:00:00Z' })
    await answer(true)
    expect(await loadOf(group, ani)).toEqual([{ ...none, done: 1, missed: 1, ruby: 5 }])
    // One that was sent in its time was not missed while it waited.
    setDay('2026-03-13')
    await complete(group, ani, room)
    await complete(group, ani, windows)
    setDay('2026-03-14')
    await answer(true)
    expect(await loadOf(group, ani)).toEqual([{ ...none, done: 3, missed: 2, ruby: 15 }])
  })

  test('takes back on a day of illness only what was counted', async () => {
    const { group, ani } = await home()
    const [, room] = [await give(group, [ani]), await give(group, [ani])]
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${room.id}/archive`))
    setDay('2026-03-11')
    await give(group, [ani])
    for (const day of ['2026-03-12', '2026-03-13']) {
      setDay(day)
      await expectOk(ani.send('GET /users/profile'))
    }
    // One task on the 11th, and two on the 12th.
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 3 }])
    await expectOk(ani.send('POST /users/profile/days-off', { kind: 'sick', from: '2026-03-11', to: '2026-03-11' }))
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 2, daysOff: 1 }])
  })

  test('takes back what was missed before a task was archived', async () => {
    const { group, ani } = await home()
    const room = await give(group, [ani])
    for (const day of ['2026-03-11', '2026-03-12']) {
      setDay(day)
      await expectOk(ani.send('GET /users/profile'))
    }
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${room.id}/archive`))
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 1 }])
    await expectOk(ani.send('POST /users/profile/days-off', { kind: 'sick', from: '2026-03-11', to: '2026-03-11' }))
    expect(await loadOf(group, ani)).toEqual([{ ...none, daysOff: 1 }])
  })

  test('begins on the day after the task was added, by the day of its member', async () => {
    const { group, ani } = await home()
    const profile = () => expectOk(ani.send('GET /users/profile', undefined, { timezone: 'Pacific/Auckland' }))
    // There it is the 11th.
    server.clock.set('2026-03-10T12:00:00Z')
    await profile()
    await give(group, [ani])
    server.clock.set('2026-03-11T12:00:00Z')
    await profile()
    expect(await loadOf(group, ani)).toEqual([none])
    server.clock.set('2026-03-12T12:00:00Z')
    await profile()
    expect(await loadOf(group, ani)).toEqual([{ ...none, missed: 1 }])
  })

  test('shows all members to leaders, and only themselves to members unless the group shows it to all', async () => {
    const { group, ani, boyan } = await home()
    const ids = async (by: Person) => (await read(group, by)).map(({ members }) => members.map(({ userId }) => userId))
    expect(await ids(group.creator)).toEqual([[group.creator.id, ani.id, boyan.id]])
    expect(await ids(boyan)).toEqual([[boyan.id]])
    await server.database.queries.update(groups).set({ loadVisibleTo: 'all' }).where(eq(groups.id, group.id))
    expect(await ids(boyan)).toEqual([[group.creator.id, ani.id, boyan.id]])
    const stranger = await server.person()
    expect((await stranger.send(`GET /groups/${group.id}/load`)).error.message).toBe('notPartOfTheGroup')
  })

  test.each([
    ['', 200, 4],
    ['?weeks=12', 200, 12],
    ['?weeks=13', 400, 0],
    ['?weeks=0', 400, 0],
  ])('GET load%s', async (query, status, weeks) => {
    const { group, ani } = await home()
    const reply = await ani.send<Load>(`GET /groups/${group.id}/load${query}`)
    expect([reply.status, reply.result?.weeks.length ?? 0]).toEqual([status, weeks])
    if (weeks > 0) expect(reply.result.weeks.at(-1)?.monday).toBe('2026-03-09')
  })
})

test('the counts agree with the rest of the database', async () => {
  expect(await audit(server.database)).toEqual([])
})
