import type { Today } from '@questboard/api/dashboard/schema'
import type { GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveTask, type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const todayOf = (who: Person) => expectOk(who.send<Today>('GET /today'))

const nothing = { own: [], groups: [], approvals: { count: 0, first: [] }, promises: { count: 0 }, turns: [] }

const on = (due: string) => ({ due })

const complete = ({ id }: TestGroup, who: InGroup, task: GroupTask) =>
  expectOk(who.send(`PATCH /groups/${id}/users/${who.id}/tasks/${task.id}/complete`, {}))

const titlesOf = ({ groups }: Today, { id }: TestGroup) =>
  groups.find((group) => group.id === id)?.tasks.map(({ title }) => title)

test('GET /today is empty for a person without tasks and groups, and closed to visitors', async () => {
  expect(await todayOf(await server.person())).toEqual(nothing)
  expect((await server.send('GET /today')).status).toBe(401)
})

test('GET /today has the user’s tasks that are due today or overdue, by day, and none of other users', async () => {
  const [person, otherPerson] = [await server.person(), await server.person()]
  const add = (who: Person, title: string, about: object) =>
    expectOk(who.send<Task>('POST /user/tasks', { title, gold: 1, type: 'todo', ...about }))
  await add(person, 'No date', {})
  await add(person, 'Tomorrow', { schedule: on(server.clock.day(1)) })
  await add(person, 'Today', { schedule: on(server.clock.day(0)) })
  await add(person, 'Water', { type: 'daily' })
  await add(otherPerson, 'Of another', { type: 'daily' })
  const ended = await add(person, 'Done', { type: 'daily' })
  await expectOk(person.send(`POST /user/tasks/${ended.id}/complete`))
  expect((await todayOf(person)).own.map(({ title }) => title)).toEqual(['Today', 'Water'])
  expect((await expectOk(person.send<Today>('GET /today?own=false'))).own).toEqual([])
  server.clock.advance({ days: 1 })
  expect((await todayOf(person)).own.map(({ title }) => title)).toEqual(['Today', 'Tomorrow', 'Water', 'Done'])
})

test('GET /today has the tasks of each group, including those done today and those awaiting approval', async () => {
  const family = await newGroup(server, { name: 'Family', members: 2 })
  const [ani, boyan] = family.members as [InGroup, InGroup]
  const club = await newGroup(server, { name: 'Club', members: 0 })
  const aniInClub = { ...ani, memberId: await joinByInvitation(club, ani) }
  await giveTask(family, [ani], { title: 'No date' })
  await giveTask(family, [ani], { title: 'Later', schedule: on(server.clock.day(3)) })
  await giveTask(family, [ani, boyan], { title: 'Due', schedule: on(server.clock.day(0)) })
  await giveTask(family, [boyan], { title: 'Of Boyan' })
  const asked = await giveTask(family, [ani], { title: 'Asked', requireApprove: true })
  const finished = await giveTask(family, [ani], { title: 'Finished' })
  await giveTask(club, [aniInClub], { title: 'Chess', type: 'weekly' })
  await complete(family, ani, asked)
  await complete(family, ani, finished)
  const seen = await todayOf(ani)
  expect(seen.groups.map(({ name }) => name)).toEqual(['Family', 'Club'])
  expect(titlesOf(seen, family)).toEqual(['No date', 'Due', 'Asked', 'Finished'])
  expect(titlesOf(seen, club)).toEqual(['Chess'])
  const listed = await expectOk(ani.send<UserGroupTask[]>(`GET /groups/${family.id}/users/${ani.id}/tasks`))
  const [first] = seen.groups
  expect(first?.tasks).toEqual(listed.filter(({ title }) => title !== 'Later'))
  server.clock.advance({ days: 1 })
  expect(titlesOf(await todayOf(ani), family)).toEqual(['No date', 'Due', 'Asked'])
})

test('GET /today has requests for approval for leaders alone, the five that wait longest', async () => {
  const group = await newGroup(server, { leaders: 1, members: 2 })
  const [leader] = group.leaders as [InGroup]
  const [ani, boyan] = group.members as [InGroup, InGroup]
  for (const nth of [1, 2, 3, 4, 5, 6]) {
    await complete(group, ani, await giveTask(group, [ani], { title: `Task ${nth}`, requireApprove: true }))
    server.clock.advance({ seconds: 1 })
  }
  for (const member of [leader, group.creator]) {
    const { approvals } = await todayOf(member)
    expect(approvals.count).toBe(6)
    expect(approvals.first.map(({ name }) => name)).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5'])
  }
  for (const person of [ani, boyan, await server.person()]) {
    expect((await todayOf(person)).approvals).toEqual({ count: 0, first: [] })
  }
})

test.each([
  ['west', 'America/New_York', '22:30'],
  ['east', 'Australia/Sydney', '14:30'],
])(
  'GET /today has a turn for a member further %s, as long as the day of the group lasts',
  async (_, timezone, time) => {
    const group = await newGroup(server, { members: 2 })
    const [ani, boyan] = group.members as [InGroup, InGroup]
    const names = { name: 'Family', leaderRoleDisplayName: null, memberRoleDisplayName: null }
    await expectOk(group.creator.send(`PUT /groups/${group.id}`, { ...names, timeZone: 'Europe/Sofia' }))
    // In Sofia it is half past midnight then, or half past four in the afternoon.
    server.clock.set(`${server.clock.day(1)}T${time}:00Z`)
    const turn = await giveTask(group, [ani, boyan], { type: 'daily', assignment: 'rotation' })
    const abroad = { ...ani, send: sendTo(server.url, ani.token, { timezone }) }
    const seen = await todayOf(abroad)
    expect([titlesOf(seen, group), seen.turns.map(({ title }) => title)]).toEqual([['Dishes'], ['Dishes']])
    const listed = await expectOk(
      abroad.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${ani.id}/tasks?due=today`),
    )
    expect(listed.map(({ id }) => id)).toEqual([turn.id])
    await complete(group, abroad, turn)
    const after = await todayOf(abroad)
    expect(after.groups[0]?.tasks).toMatchObject([{ title: 'Dishes', completed: true }])
    expect(after.turns).toEqual([])
  },
)

test('GET /today has the turn of today in a group that no one has opened for days', async () => {
  const group = await newGroup(server, { members: 2 })
  const [ani, boyan] = group.members as [InGroup, InGroup]
  const { id: taskId, title } = await giveTask(group, [ani, boyan], { type: 'daily', assignment: 'rotation' })
  const turn = { groupId: group.id, taskId, title }
  expect([(await todayOf(ani)).turns, (await todayOf(boyan)).turns]).toEqual([[turn], []])
  server.clock.advance({ days: 3 })
  expect([(await todayOf(ani)).turns, (await todayOf(boyan)).turns]).toEqual([[], [turn]])
  expect(titlesOf(await todayOf(boyan), group)).toEqual(['Dishes'])
})

test('GET /today loses a group with the membership', async () => {
  const group = await newGroup(server, { members: 2 })
  const [ani, boyan] = group.members as [InGroup, InGroup]
  await giveTask(group, [ani, boyan], {})
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
  await expectOk(boyan.send(`DELETE /groups/${group.id}/members/${boyan.memberId}`))
  expect((await todayOf(ani)).groups).toEqual([])
  expect((await todayOf(boyan)).groups).toEqual([])
  await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
  expect((await todayOf(group.creator)).groups).toEqual([])
})
