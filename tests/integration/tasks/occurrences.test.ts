import type { Occurrences } from '@questboard/api/tasks/schema'
import { sql } from '@questboard/db/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visitOn } from '../../support/days.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let ann: Person

/** A Wednesday. Sofia is two hours ahead of UTC until 29 March, when summer time begins. */
const wednesday = '2026-03-18T08:00:00Z'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(wednesday)
  ann = await server.person({ headers: { timezone: 'Europe/Sofia' } })
})

const make = async (body: object) =>
  (await expectOk(ann.send<{ id: string }>('POST /user/tasks', { title: 'Trash', gold: 10, ...body }))).id

const read = (from: string, to: string, who: Person = ann) =>
  who.send<Occurrences>(`GET /user/occurrences?from=${from}&to=${to}`)

/** Each occurrence in short: its day, title and state. */
async function occurrencesBetween(from: string, to: string, who: Person = ann): Promise<string[]> {
  const { occurrences } = await expectOk(read(from, to, who))
  return occurrences.map(({ dueOn, title, state }) => `${dueOn.slice(5)} ${title} ${state}`)
}

const complete = (id: string) => expectOk(ann.send(`POST /user/tasks/${id}/complete`))

/** Morning of a day in Sofia, after a request that settles it. */
const visit = (day: string) => visitOn(server, ann, day)

const mondays = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }], time: '18:00' } }

describe('the calendar of a player', () => {
  test('has the current occurrence of a rule and the projected ones', async () => {
    const id = await make(mondays)
    expect(await expectOk(read('2026-03-16', '2026-04-05'))).toEqual({
      occurrences: ['2026-03-23', '2026-03-30'].map((day) => ({
        taskId: id,
        groupId: null,
        title: 'Trash',
        type: 'weekly',
        slot: day,
        dueOn: day,
        time: '18:00',
        state: day === '2026-03-23' ? 'due' : 'projected',
      })),
      truncated: false,
    })
  })

  test('tells due, overdue, done and late apart', async () => {
    const id = await make(mondays)
    await make({ title: 'Bank', type: 'todo', schedule: { due: '2026-03-19' } })
    await make({ title: 'Clean', type: 'weekly' })
    const bread = await make({ title: 'Bread', type: 'todo' })
    await complete(bread)
    expect(await occurrencesBetween('2026-03-16', '2026-03-22')).toEqual([
      '03-18 Bread done',
      '03-19 Bank due',
      '03-22 Clean due',
    ])
    await visit('2026-03-24')
    expect(await occurrencesBetween('2026-03-18', '2026-03-30')).toEqual([
      ...['03-18 Bread done', '03-19 Bank overdue', '03-23 Trash overdue', '03-29 Clean due', '03-30 Trash projected'],
    ])
    await complete(id)
    expect(await occurrencesBetween('2026-03-23', '2026-03-30')).toEqual([
      ...['03-23 Trash late', '03-29 Clean due', '03-30 Trash projected'],
    ])
  })

  test('shows a snoozed occurrence on its new day and a skipped one as skipped', async () => {
    const id = await make(mondays)
    await expectOk(ann.send(`POST /user/tasks/${id}/snooze`, { until: '2026-03-25' }))
    expect(await occurrencesBetween('2026-03-16', '2026-03-30')).toEqual(['03-25 Trash due', '03-30 Trash projected'])
    await expectOk(ann.send(`POST /user/tasks/${id}/skip`, {}))
    expect(await occurrencesBetween('2026-03-24', '2026-04-06')).toEqual([
      '03-25 Trash skipped',
      '03-30 Trash due',
      '04-06 Trash projected',
    ])
  })

  test('keeps its days when summer time begins', async () => {
    await make({ type: 'daily', schedule: { frequency: 'daily' } })
    expect(await occurrencesBetween('2026-03-28', '2026-03-31')).toEqual([
      ...['03-28', '03-29', '03-30', '03-31'].map((day) => `${day} Trash projected`),
    ])
  })

  test('has nothing of other players', async () => {
    await make(mondays)
    const otherPerson = await server.person()
    expect(await occurrencesBetween('2026-03-16', '2026-04-05', otherPerson)).toEqual([])
  })

  test('is cut after 2,000 occurrences, within a bounded time for a thousand daily rules', async () => {
    const rule = { frequency: 'daily', interval: 1, byDay: null, byMonthDay: null, start: '2026-03-18' }
    const schedule = JSON.stringify({ ...rule, until: null, time: null, after: 'schedule' })
    await server.database.queries.execute(sql`
      insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, schedule, slot, due_on, opens_on, created_at)
      select gen_random_uuid(), ${ann.id}::uuid, 'Many', '', 0, 'daily', '{}', false, ${schedule}::jsonb,
        '2026-03-18', '2026-03-18', '2026-03-18', now() from generate_series(1, 1000)`)
    const { occurrences, truncated } = await expectOk(read('2026-03-18', '2026-04-28'))
    expect(truncated).toBe(true)
    expect(occurrences).toHaveLength(2000)
    expect(occurrences.at(-1)).toMatchObject({ dueOn: '2026-03-19' })
  })
})

describe('past days', () => {
  const everyDay = { title: 'Walk', type: 'daily', schedule: { frequency: 'daily' } }

  test('have what was done and what was missed', async () => {
    const id = await make(everyDay)
    await complete(id)
    await visit('2026-03-19')
    await visit('2026-03-20')
    await complete(id)
    expect(await occurrencesBetween('2026-03-16', '2026-03-21')).toEqual([
      ...['03-18 Walk done', '03-19 Walk missed', '03-20 Walk done', '03-21 Walk projected'],
    ])
    await visit('2026-03-21')
    expect(await occurrencesBetween('2026-03-18', '2026-03-21')).toEqual([
      ...['03-18 Walk done', '03-19 Walk missed', '03-20 Walk done', '03-21 Walk due'],
    ])
  })

  test('have what was done early on its due day, and what was done late as late', async () => {
    const id = await make(mondays)
    await visit('2026-03-22')
    await complete(id)
    await visit('2026-03-23')
    expect(await occurrencesBetween('2026-03-16', '2026-03-30')).toEqual(['03-23 Trash done', '03-30 Trash due'])
    await visit('2026-03-31')
    expect(await occurrencesBetween('2026-03-24', '2026-04-05')).toEqual(['03-30 Trash overdue'])
    await complete(id)
    await visit('2026-04-01')
    expect(await occurrencesBetween('2026-03-23', '2026-04-06')).toEqual([
      ...['03-23 Trash done', '03-30 Trash late', '04-06 Trash due'],
    ])
  })

  test('have what was skipped, and what ended on a holiday', async () => {
    const id = await make(mondays)
    await expectOk(ann.send(`POST /user/tasks/${id}/skip`, {}))
    await visit('2026-03-24')
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    await visit('2026-03-31')
    await visit('2026-04-06')
    expect(await occurrencesBetween('2026-03-16', '2026-04-06')).toEqual([
      ...['03-23 Trash skipped', '03-30 Trash spared', '04-06 Trash due'],
    ])
  })

  test('have the days of a task without a schedule', async () => {
    const id = await make({ title: 'Read', type: 'daily' })
    await visit('2026-03-19')
    await complete(id)
    await visit('2026-03-20')
    await visit('2026-03-21')
    expect(await occurrencesBetween('2026-03-16', '2026-03-22')).toEqual([
      ...['03-19 Read done', '03-20 Read missed', '03-21 Read due'],
    ])
  })

  test('include archived tasks, but not deleted ones', async () => {
    const [bread, milk] = [await make({ title: 'Bread', type: 'todo' }), await make({ title: 'Milk', type: 'todo' })]
    await complete(bread)
    await complete(milk)
    await expectOk(ann.send(`PATCH /user/tasks/${bread}/archive`))
    await expectOk(ann.send(`DELETE /user/tasks/${milk}`))
    await visit('2026-03-20')
    expect(await occurrencesBetween('2026-03-16', '2026-03-22')).toEqual(['03-18 Bread done'])
  })

  test('are cut after 2,000 occurrences, too', async () => {
    await server.database.queries.execute(sql`
      insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, repeating_since, created_at)
      select gen_random_uuid(), ${ann.id}::uuid, 'Many', '', 0, 'daily', '{}', false, '2026-03-18', now()
      from generate_series(1, 1000)`)
    await visit('2026-03-25')
    const { occurrences, truncated } = await expectOk(read('2026-03-19', '2026-04-28'))
    expect(truncated).toBe(true)
    expect(occurrences).toHaveLength(2000)
    expect(occurrences.at(-1)).toMatchObject({ dueOn: '2026-03-20', state: 'missed' })
  })
})

describe('the calendar of a member', () => {
  const task = (who: Person[], fields: object = {}) => ({
    title: 'Dishes',
    ruby: 5,
    type: 'daily',
    assignedUsers: who.map(({ id }) => id),
    ...fields,
  })

  test('has the group tasks that are assigned to the member', async () => {
    const group = await newGroup(server, { members: 2 })
    const [first, second] = group.members
    if (!first || !second) throw new Error('no members')
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, task([first])))
    expect(await expectOk(read('2026-03-18', '2026-03-20', first))).toEqual({
      occurrences: [
        {
          taskId: id,
          groupId: group.id,
          title: 'Dishes',
          type: 'daily',
          slot: '2026-03-18',
          dueOn: '2026-03-18',
          time: null,
          state: 'due',
        },
      ],
      truncated: false,
    })
    expect(await occurrencesBetween('2026-03-18', '2026-03-20', second)).toEqual([])
    expect(await occurrencesBetween('2026-03-18', '2026-03-20', group.creator)).toEqual([])
    await expectOk(first.send(`PATCH /groups/${group.id}/users/${first.id}/tasks/${id}/complete`, {}))
    expect(await occurrencesBetween('2026-03-18', '2026-03-20', first)).toEqual(['03-18 Dishes done'])
  })

  test('has the schedule of a group task', async () => {
    const group = await newGroup(server)
    const [member] = group.members
    if (!member) throw new Error('no member')
    const schedule = { frequency: 'weekly', byDay: [{ day: 'fr' }], time: '09:00' }
    await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, task([member], { schedule })))
    await expectOk(
      group.creator.send(
        `POST /groups/${group.id}/tasks`,
        task([member], { type: 'todo', title: 'Form', schedule: { due: '2026-03-19' } }),
      ),
    )
    expect(await occurrencesBetween('2026-03-16', '2026-03-29', member)).toEqual([
      ...['03-19 Form due', '03-20 Dishes due', '03-27 Dishes projected'],
    ])
  })

  const twoIn = async () => {
    const group = await newGroup(server, { members: 2 })
    const [first, second] = group.members
    if (!first || !second) throw new Error('no members')
    return { group, first, second }
  }

  const onMondays = { type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }] } }

  const month = (who: Person) => occurrencesBetween('2026-03-16', '2026-04-12', who)

  test('has a turn only while it is the turn of the member', async () => {
    const { group, first, second } = await twoIn()
    const turns = task([first, second], { assignment: 'rotation', ...onMondays })
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, turns))
    expect([await month(first), await month(second)]).toEqual([['03-23 Dishes due'], []])
    server.clock.set('2026-03-22T08:00:00Z')
    await expectOk(first.send(`PATCH /groups/${group.id}/users/${first.id}/tasks/${id}/complete`, {}))
    expect([await month(first), await month(second)]).toEqual([['03-23 Dishes done'], []])
    server.clock.set('2026-03-23T08:00:00Z')
    await expectOk(group.creator.send(`GET /groups/${group.id}`))
    expect([await month(first), await month(second)]).toEqual([['03-23 Dishes done'], ['03-30 Dishes due']])
    server.clock.set('2026-03-31T08:00:00Z')
    await expectOk(group.creator.send(`GET /groups/${group.id}`))
    expect([await month(first), await month(second)]).toEqual([['03-23 Dishes done'], ['03-30 Dishes overdue']])
  })

  test('has a turn that waits for approval as done, also when the next one has begun', async () => {
    const { group, first, second } = await twoIn()
    const turns = task([first, second], { assignment: 'rotation', requireApprove: true, ...onMondays })
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, turns))
    server.clock.set('2026-03-23T08:00:00Z')
    await expectOk(first.send(`PATCH /groups/${group.id}/users/${first.id}/tasks/${id}/complete`, {}))
    server.clock.set('2026-03-30T08:00:00Z')
    await expectOk(group.creator.send(`GET /groups/${group.id}`))
    expect([await month(first), await month(second)]).toEqual([['03-23 Dishes done'], ['03-30 Dishes due']])
  })

  test('has a task for the first who does it until another member has done it', async () => {
    const { group, first, second } = await twoIn()
    const shared = task([first, second], { assignment: 'first', ...onMondays })
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, shared))
    const later = ['03-30 Dishes projected', '04-06 Dishes projected']
    const open = ['03-23 Dishes due', ...later]
    expect([await month(first), await month(second)]).toEqual([open, open])
    await expectOk(first.send(`PATCH /groups/${group.id}/users/${first.id}/tasks/${id}/complete`, {}))
    expect([await month(first), await month(second)]).toEqual([['03-23 Dishes done', ...later], later])
  })

  test('loses the group tasks when the member leaves', async () => {
    const group = await newGroup(server)
    const [member] = group.members
    if (!member) throw new Error('no member')
    await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, task([member])))
    expect(await occurrencesBetween('2026-03-18', '2026-03-20', member)).toHaveLength(1)
    await expectOk(member.send(`DELETE /groups/${group.id}/members/${member.memberId}`))
    expect(await occurrencesBetween('2026-03-18', '2026-03-20', member)).toEqual([])
  })
})

describe('a request for the calendar is refused', () => {
  test.each([
    ['of more than 42 days', '2026-03-01', '2026-04-13', 'to'],
    ['that ends before it begins', '2026-03-02', '2026-03-01', 'to'],
    ['of a day that does not exist', '2026-02-30', '2026-03-01', 'from'],
    ['more than 10 years ago', '2016-03-17', '2016-03-20', 'from'],
    ['more than 10 years ahead', '2036-03-18', '2036-03-19', 'to'],
  ])('%s', async (_what, from, to, path) => {
    expect(await read(from, to)).toMatchObject({
      status: 400,
      error: { message: 'invalidQueryParams', details: [{ path }] },
    })
  })

  test('but not of 42 days', async () => {
    expect((await read('2026-03-01', '2026-04-12')).status).toBe(200)
  })
})
