import type { GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { allEqual, eq } from '@questboard/db/drizzle'
import { groupTasks } from '@questboard/db/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { bins, groupSchedules, mondays } from '../../support/group-schedules.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDays, settleDaysOn } from '../../support/settle-days.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let server: TestServer
let group: TestGroup
let ann: InGroup
let ben: InGroup

const wednesday = '2026-03-18'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(`${wednesday}T08:00:00Z`)
  group = await newGroup(server, { leaders: 1, members: 2 })
  ;[ann, ben] = group.members as [InGroup, InGroup]
})

const sweep = (day: string) => settleDaysOn(server, [day])

const { give, update, ofTask, ofMember, snooze, skip, complete, approve, read } = groupSchedules(() => group)

const undoSkip = (task: { id: string }, by = group.creator) => by.send<GroupTask>(`DELETE ${ofTask(task)}/skip`)

const move = (task: { id: string }, after: string | null, by = group.creator) =>
  by.send<GroupTask>(`PATCH ${ofTask(task)}/move`, { after })

const check = (task: { id: string }, itemId: string | undefined, done: boolean, who = ann) =>
  who.send<UserGroupTask>(`PATCH ${ofMember(task, who)}/checklist/${itemId ?? unknownId}`, { done })

const setReminders = (task: { id: string }, reminders: object[] | null, who = ann) =>
  who.send<UserGroupTask>(`PUT ${ofMember(task, who)}/reminders`, { reminders })

const tasksOf = (query = '') => expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks${query}`))

const tasksOfMember = (query = '', who = ann, by = who) =>
  expectOk(by.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${who.id}/tasks${query}`))

const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title)

describe('snoozing', () => {
  test('moves the due day for all who have not completed it, up to the day before the next slot', async () => {
    const task = await give(mondays, [ann, ben])
    await expectOk(complete(task, {}, ben))
    await sweep('2026-03-23')
    const snoozed = await expectOk(snooze(task, { until: '2026-03-25', occurrence: '2026-03-23' }))
    expect(snoozed.assignees).toMatchObject([{ dueOn: '2026-03-25' }, { dueOn: '2026-03-30' }])
    await sweep('2026-03-25')
    expect(await read(task)).toMatchObject({ slot: '2026-03-23', overdue: false, late: false, nextDueOn: '2026-03-30' })
    await sweep('2026-03-26')
    expect(await read(task)).toMatchObject({ overdue: true, late: true })
    expect((await expectOk(snooze(task, { until: null, occurrence: '2026-03-23' }))).assignees[0]).toMatchObject({
      dueOn: '2026-03-23',
    })
  })

  test('leaves those alone who wait for approval', async () => {
    const task = await give({ ...mondays, requireApprove: true }, [ann, ben])
    await expectOk(complete(task))
    const snoozed = await expectOk(snooze(task, { until: '2026-03-25' }))
    expect(snoozed.assignees).toMatchObject([{ dueOn: '2026-03-23' }, { dueOn: '2026-03-25' }])
    await expectOk(approve(task))
  })

  test('moves the due date of a to-do, which may have had none', async () => {
    const task = await give({ ...bins, type: 'todo' }, [ann, ben])
    await expectOk(complete(task, {}, ben))
    const dated = await expectOk(snooze(task, { until: '2026-05-01' }))
    expect(dated).toMatchObject({
      schedule: { due: '2026-05-01', time: null },
      assignees: [{ dueOn: '2026-05-01' }, { dueOn: null }],
    })
    expect(await read(task)).toMatchObject({ dueOn: '2026-05-01', overdue: false })
    expect(await expectOk(snooze(task, { until: null }))).toMatchObject({
      schedule: null,
      assignees: [{ dueOn: null }, {}],
    })
    expect(await snooze(task, { until: '2046-05-01' })).toMatchObject({ error: { details: [{ path: 'until' }] } })
  })

  test('is refused with the first reason that applies, in this order', async () => {
    const task = await give()
    expect(await errorCodeOf(snooze(task, { until: wednesday }, ann))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(snooze({ id: unknownId }, { until: wednesday }))).toBe('taskNotFound')
    const ownTask = await give(mondays, [group.leaders[0] as InGroup])
    expect(await errorCodeOf(snooze(ownTask, { until: wednesday }, group.leaders[0]))).toBe('notAuthorized')
    expect(await errorCodeOf(snooze(task, { until: '2026-03-29', occurrence: '2026-03-16' }))).toBe('occurrenceOver')
    expect(await errorCodeOf(snooze(task, { until: '2026-03-30' }))).toBe('cannotSnooze')
    expect(await errorCodeOf(snooze(task, { until: '2026-03-17' }))).toBe('cannotSnooze')
    expect(await errorCodeOf(snooze(await give(bins), { until: '2026-03-20' }))).toBe('cannotSnooze')
    await expectOk(complete(task))
    expect(await errorCodeOf(snooze(task, { until: '2026-03-25' }))).toBe('cannotUpdateCompletedTask')
    await expectOk(group.creator.send(`PATCH ${ofTask(task)}/archive`))
    expect(await errorCodeOf(snooze(task, { until: '2026-03-25' }))).toBe('cannotUpdateCompletedTask')
  })
})

describe('skipping', () => {
  test('makes the next slot current without pay, for all who have not completed this one', async () => {
    const task = await give(mondays, [ann, ben])
    await expectOk(complete(task, {}, ben))
    await sweep('2026-03-23')
    const skipped = await expectOk(skip(task, { occurrence: '2026-03-23' }))
    expect(skipped.assignees).toMatchObject([{ dueOn: '2026-03-30' }, { dueOn: '2026-03-30' }])
    expect(await read(task)).toMatchObject({ slot: '2026-03-30', opensOn: '2026-03-24', streak: 0, late: false })
    expect(await errorCodeOf(skip(task, { occurrence: '2026-03-23' }))).toBe('occurrenceOver')
  })

  test('keeps the streak, and is possible again after a completed or missed one', async () => {
    const task = await give()
    await expectOk(complete(task))
    await sweep('2026-03-30')
    await expectOk(skip(task))
    expect(await read(task)).toMatchObject({ slot: '2026-04-06', streak: 1 })
    await sweep('2026-03-31')
    expect(await errorCodeOf(skip(task))).toBe('cannotSkip')
    await sweep('2026-04-07')
    expect(await read(task)).toMatchObject({ late: true, streak: 0 })
    await expectOk(skip(task))
    expect(await read(task)).toMatchObject({ slot: '2026-04-13', late: false })
  })

  test('can be undone on the same day, for those whose task has not changed since', async () => {
    const items = [{ title: 'Paper' }]
    const task = await give({ ...mondays, checklist: items }, [ann, ben])
    const item = task.checklist[0]?.id
    await expectOk(check(task, item, true, ben))
    await expectOk(skip(task))
    expect(await read(task, ben)).toMatchObject({ slot: '2026-03-30', checklist: [{ done: false }] })
    await expectOk(check(task, item, true))
    const undone = await expectOk(undoSkip(task))
    expect(undone.assignees).toMatchObject([{ dueOn: '2026-03-30' }, { dueOn: '2026-03-23', checked: [item] }])
    expect(await errorCodeOf(undoSkip(task))).toBe('cannotSkip')
    await sweep('2026-03-19')
    await expectOk(skip(task))
    await sweep('2026-03-20')
    expect(await errorCodeOf(undoSkip(task))).toBe('cannotSkip')
  })

  test('is refused with the first reason that applies, in this order', async () => {
    const task = await give()
    expect(await errorCodeOf(skip(task, {}, ann))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(undoSkip(task, ann))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(skip({ id: unknownId }))).toBe('taskNotFound')
    const ownTask = await give(mondays, [group.leaders[0] as InGroup])
    expect(await errorCodeOf(skip(ownTask, {}, group.leaders[0]))).toBe('notAuthorized')
    expect(await errorCodeOf(undoSkip(ownTask, group.leaders[0]))).toBe('notAuthorized')
    expect(await errorCodeOf(skip(await give(bins)))).toBe('cannotSkip')
    expect(await errorCodeOf(skip(await give({ ...bins, type: 'todo' })))).toBe('cannotSkip')
    await expectOk(complete(task))
    expect(await errorCodeOf(skip(task))).toBe('taskAlreadyCompleted')
    await expectOk(group.creator.send(`PATCH ${ofTask(task)}/archive`))
    expect(await errorCodeOf(skip(task))).toBe('cannotUpdateCompletedTask')
  })

  test('is shown as possible to leaders alone', async () => {
    const leader = group.leaders[0] as InGroup
    const task = await give(mondays, [ann, leader])
    const [seenByCreator, seenByLeader] = [
      await tasksOfMember('', ann, group.creator),
      await tasksOfMember('', ann, leader),
    ]
    expect(seenByCreator).toMatchObject([{ id: task.id, canSkip: true, canSnooze: true }])
    expect(seenByLeader).toMatchObject([{ id: task.id, canSkip: false, canSnooze: false }])
    await expectOk(complete(task))
    expect(await tasksOfMember('', ann, group.creator)).toMatchObject([{ canSkip: false, canSnooze: false }])
  })
})

describe('the checklist', () => {
  const listed = { ...mondays, checklist: [{ title: 'Paper' }, { title: 'Glass', done: true }] }

  test('has ticks of each assignee, which the next occurrence takes away', async () => {
    const task = await give(listed, [ann, ben])
    const [paper, glass] = task.checklist
    expect(task.checklist).toEqual([
      { id: expect.any(String), title: 'Paper' },
      { id: expect.any(String), title: 'Glass' },
    ])
    expect(await expectOk(check(task, paper?.id, true))).toMatchObject({ checklist: [{ done: true }, { done: false }] })
    await expectOk(check(task, paper?.id, true))
    expect((await tasksOf())[0]?.assignees).toMatchObject([{ checked: [paper?.id] }, { checked: [] }])
    expect(await expectOk(check(task, paper?.id, false))).toMatchObject({
      checklist: [{ done: false }, { done: false }],
    })
    await expectOk(check(task, glass?.id, true))
    await sweep('2026-03-19')
    expect(await read(task)).toMatchObject({ checklist: [{ done: false }, { done: true }] })
    await expectOk(complete(task))
    expect(await errorCodeOf(check(task, paper?.id, true))).toBe('cannotUpdateCompletedTask')
    await sweep('2026-03-20')
    expect(await read(task)).toMatchObject({ checklist: [{ done: false }, { done: false }] })
  })

  test('of a task without a schedule is unticked when its day ends', async () => {
    const task = await give({ ...listed, type: 'daily', schedule: null })
    await expectOk(check(task, task.checklist[0]?.id, true))
    await sweep('2026-03-19')
    expect(await read(task)).toMatchObject({ checklist: [{ done: false }, { done: false }] })
  })

  test('is written by leaders, and kept items keep their ticks', async () => {
    const task = await give(listed)
    const [paper, glass] = task.checklist
    await expectOk(check(task, paper?.id, true))
    await expectOk(check(task, glass?.id, true))
    const put = (checklist: object[] | null) => expectOk(update(task, { checklist }))
    expect(await put([{ title: 'Cans' }, { id: glass?.id, title: 'Bottles' }])).toMatchObject({
      checklist: [{ title: 'Cans' }, { id: glass?.id, title: 'Bottles' }],
      assignees: [{ checked: [glass?.id] }],
    })
    expect(await read(task)).toMatchObject({ checklist: [{ done: false }, { title: 'Bottles', done: true }] })
    expect(await put(null)).toMatchObject({ checklist: [], assignees: [{ checked: [] }] })
  })

  test('is ticked by its assignee alone', async () => {
    const task = await give(listed)
    const [paper] = task.checklist
    const path = `PATCH ${ofMember(task, ann)}/checklist/${paper?.id}` as const
    for (const outsider of [ben, group.creator]) {
      expect(await errorCodeOf(outsider.send(path, { done: true }))).toBe('notAuthorized')
    }
    expect(await errorCodeOf(check(task, paper?.id, true, ben))).toBe('taskNotFound')
    expect(await errorCodeOf(check(task, unknownId, true))).toBe('taskNotFound')
  })

  test('has at most 30 items', async () => {
    const checklist = Array.from({ length: 31 }, () => ({ title: 'Paper' }))
    const body = { ...mondays, checklist, assignedUsers: [ann.id] }
    expect(await errorCodeOf(group.creator.send(`POST /groups/${group.id}/tasks`, body))).toBe('invalidData')
  })
})

describe('reminders', () => {
  const evening = { daysBefore: 1, at: '19:00' }

  test('of an assignee replace those of the task until they are given up', async () => {
    const task = await give({ ...mondays, reminders: [evening] }, [ann, ben])
    expect(task.reminders).toEqual([{ ...evening, id: expect.any(String) }])
    const ownReminders = [{ daysBefore: 0, at: '07:30' }]
    expect(await expectOk(setReminders(task, ownReminders))).toMatchObject({ reminders: ownReminders })
    expect(await read(task, ben)).toMatchObject({ reminders: [evening] })
    expect(await expectOk(setReminders(task, []))).toMatchObject({ reminders: [] })
    expect(await expectOk(setReminders(task, null))).toMatchObject({ reminders: task.reminders })
  })

  test('need a day or a time to count back from', async () => {
    const post = (about: object) =>
      group.creator.send(`POST /groups/${group.id}/tasks`, { ...bins, assignedUsers: [ann.id], ...about })
    expect(await post({ type: 'todo', reminders: [evening] })).toMatchObject({
      error: { message: 'invalidData', details: [{ path: 'reminders.0' }] },
    })
    expect(await errorCodeOf(post({ ...mondays, reminders: [{ minutesBefore: 30 }] }))).toBe('invalidData')
    expect(await errorCodeOf(post({ ...mondays, reminders: [evening, evening, evening, evening] }))).toBe('invalidData')
    const task = await give({
      ...mondays,
      schedule: { ...mondays.schedule, time: '18:00' },
      reminders: [{ minutesBefore: 30 }],
    })
    expect(task.reminders).toMatchObject([{ minutesBefore: 30 }])
    expect(await errorCodeOf(setReminders(await give(), [{ minutesBefore: 30 }]))).toBe('invalidData')
    expect(await errorCodeOf(ben.send(`PUT ${ofMember(task, ann)}/reminders`, { reminders: null }))).toBe(
      'notAuthorized',
    )
  })

  test('that no longer fit are dropped when an old client changes the type', async () => {
    const task = await give({ ...mondays, reminders: [evening] })
    expect(await expectOk(update(task, { type: 'todo' }))).toMatchObject({
      reminders: [],
      schedule: null,
    })
  })
})

describe('the manual order', () => {
  test('is the order of creation until leaders move a task, for all members', async () => {
    const [first, second, third] = [
      await give({ ...bins, title: 'One' }),
      await give({ ...bins, title: 'Two' }),
      await give({ ...bins, title: 'Three' }),
    ]
    expect(titles(await tasksOf('?order=manual'))).toEqual(['One', 'Two', 'Three'])
    const moved = await expectOk(move(third, first.id))
    expect(moved.rank > first.rank && moved.rank < second.rank).toBe(true)
    await expectOk(move(second, null))
    expect(titles(await tasksOf('?order=manual'))).toEqual(['Two', 'One', 'Three'])
    expect(titles(await tasksOfMember('?order=manual'))).toEqual(['Two', 'One', 'Three'])
    expect(titles(await tasksOf())).toEqual(['One', 'Two', 'Three'])
    await expectOk(move(second, unknownId))
    expect(titles(await tasksOf('?order=manual'))).toEqual(['Two', 'One', 'Three'])
  })

  test('keeps a task that was moved while it was alone before later ones', async () => {
    await expectOk(move(await give({ ...bins, title: 'One' }), null))
    await give({ ...bins, title: 'Two' })
    expect(titles(await tasksOf('?order=manual'))).toEqual(['One', 'Two'])
  })

  test('keeps every task in its place, with short ranks, after many moves to one place', async () => {
    const tasks = [
      await give({ ...bins, title: 'A' }),
      await give({ ...bins, title: 'B' }),
      await give({ ...bins, title: 'C' }),
    ]
    for (let count = 0; count < 340; count++)
      await expectOk(move(tasks[count % 2 === 0 ? 2 : 1] as GroupTask, tasks[0]?.id ?? ''))
    expect(titles(await tasksOf('?order=manual'))).toEqual(['A', 'B', 'C'])
    const ranks = (await tasksOf()).map(({ rank }) => rank)
    expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThanOrEqual(60)
  })

  test('moves no task of another group, though the ids were the same', async () => {
    const { queries } = server.database
    const [{ id: groupId }, task] = [await newGroup(server), await give(bins)]
    const [row] = await queries.select().from(groupTasks).where(eq(groupTasks.id, task.id))
    const { sequence: _, ...same } = row as NonNullable<typeof row>
    await queries.insert(groupTasks).values({ ...same, groupId })
    await give(bins)
    await expectOk(move(task, unknownId))
    const ofOther = allEqual(groupTasks, { id: task.id, groupId })
    expect(await queries.select({ rank: groupTasks.rank }).from(groupTasks).where(ofOther)).toEqual([{ rank: null }])
  })

  test('is changed by leaders, even for their own tasks', async () => {
    const leader = group.leaders[0] as InGroup
    const ownTask = await give(bins, [leader])
    await expectOk(move(ownTask, null, leader))
    expect(await errorCodeOf(move(ownTask, null, ann))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(move({ id: unknownId }, null))).toBe('taskNotFound')
    await expectOk(group.creator.send(`PATCH ${ofTask(ownTask)}/archive`))
    expect(await errorCodeOf(move(ownTask, null))).toBe('taskNotFound')
  })
})

describe('search, filters and order', () => {
  const home = '00000000-0000-4000-8000-000000000001'

  test('find words in titles, notes and checklists, in the archive too', async () => {
    const plants = await give({ ...bins, title: 'Тор за цветята' })
    await give({ ...bins, title: 'Shop', notes: 'at the Café' })
    await give({ ...bins, title: 'Pack', checklist: [{ title: 'Passport' }] })
    expect(titles(await tasksOf(`?q=${encodeURIComponent('ЦВЕТЯ')}`))).toEqual(['Тор за цветята'])
    expect(titles(await tasksOf('?q=cafe'))).toEqual(['Shop'])
    expect(titles(await tasksOfMember('?q=passport'))).toEqual(['Pack'])
    expect(await tasksOfMember(`?tag=${home}&q=shop`)).toEqual([])
    await expectOk(group.creator.send(`PATCH ${ofTask(plants)}/archive`))
    const query = `?archived=true&q=${encodeURIComponent('за тор')}`
    expect(titles(await tasksOf(query))).toEqual(['Тор за цветята'])
    expect(titles(await tasksOfMember(query))).toEqual(['Тор за цветята'])
    expect(await tasksOfMember(query, ben)).toEqual([])
    expect(await tasksOf(`${query}&page=2`)).toEqual([])
    expect(titles(await tasksOf(`?q=${encodeURIComponent('ЦВЕТЯ')}`))).toEqual([])
  })

  test('filter by the due day of the member, or of any assignee', async () => {
    await give({ ...mondays, title: 'Monday' })
    await give({ ...bins, title: 'Today', type: 'daily', schedule: { frequency: 'daily', interval: 2 } }, [ann, ben])
    await give({ ...bins, title: 'Some day', type: 'todo' })
    await give({ ...bins, title: 'Past', type: 'todo', schedule: { due: '2026-03-10' } })
    await give({ ...bins, title: 'This week' })
    const found = async (due: string) => [
      titles(await tasksOf(`?due=${due}`)),
      titles(await tasksOfMember(`?due=${due}`)),
    ]
    expect(await found('upcoming')).toEqual([['Monday'], ['Monday']])
    expect(await found('today')).toEqual([
      ['Today', 'This week'],
      ['Today', 'This week'],
    ])
    expect(await found('none')).toEqual([['Some day'], ['Some day']])
    expect(await found('overdue&due=none')).toEqual([
      ['Some day', 'Past'],
      ['Some day', 'Past'],
    ])
    const [, today] = await tasksOf()
    await expectOk(complete(today as GroupTask))
    expect(titles(await tasksOfMember('?due=today'))).toEqual(['This week'])
    expect(titles(await tasksOfMember('?due=today', ben))).toEqual(['Today'])
    expect(titles(await tasksOf('?due=today'))).toEqual(['Today', 'This week'])
    expect(titles(await tasksOf('?order=due'))).toEqual(['Past', 'Today', 'This week', 'Monday', 'Some day'])
    expect(titles(await tasksOfMember('?order=due'))).toEqual(['Past', 'Today', 'This week', 'Monday', 'Some day'])
  })

  test('use the day of the member, not that of the leader who reads them', async () => {
    const east = await server.person({ headers: { timezone: 'Pacific/Auckland' } })
    const kai = { ...east, memberId: await joinByInvitation(group, east) }
    server.clock.set(`${wednesday}T12:30:00Z`)
    await settleDays(server)
    await give({ ...bins, title: 'Wednesday', type: 'todo', schedule: { due: wednesday } }, [ann, kai])
    expect(titles(await tasksOfMember('?due=overdue', kai, group.creator))).toEqual(['Wednesday'])
    expect(titles(await tasksOfMember('?due=today', ann, group.creator))).toEqual(['Wednesday'])
    expect(titles(await tasksOf('?due=overdue'))).toEqual(['Wednesday'])
  })
})

test('a create with a client-chosen id and the fields of schedules can be repeated', async () => {
  const id = crypto.randomUUID()
  const body = { ...mondays, id, assignedUsers: [ann.id], checklist: [{ title: 'Paper' }] }
  const post = (about: object = {}) =>
    group.creator.send<GroupTask>(`POST /groups/${group.id}/tasks`, { ...body, ...about })
  const first = await expectOk(post())
  expect(await expectOk(post())).toEqual(first)
  expect(await errorCodeOf(post({ schedule: null }))).toBe('idAlreadyUsed')
  const plain = { ...bins, id: crypto.randomUUID(), assignedUsers: [ann.id] }
  const old = await expectOk(group.creator.send<GroupTask>(`POST /groups/${group.id}/tasks`, plain))
  const withDefaults = { ...plain, schedule: null, checklist: [], reminders: [] }
  expect(await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, withDefaults))).toEqual(old)
})

test('the checklist counts towards the storage of the group', async () => {
  const checklist = Array.from({ length: 30 }, () => ({ title: 'я'.repeat(150) }))
  let code = ''
  for (let count = 0; count < 400 && code === ''; count++) {
    const body = { ...bins, checklist, notes: 'я'.repeat(5000), assignedUsers: [ann.id] }
    code = (await group.creator.send(`POST /groups/${group.id}/tasks`, body)).error?.message ?? ''
  }
  expect(code).toBe('tooManyItems')
  expect((await tasksOf()).length).toBeLessThan(120)
}, 60_000)
