import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { giveTask, type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

interface Item {
  id: string
}

let server: TestServer
let group: TestGroup
let creator: InGroup
let ani: InGroup
let boyan: InGroup

beforeAll(async () => {
  server = await startTestServer()
  group = await newGroup(server, { members: 2 })
  creator = group.creator
  ;[ani, boyan] = group.members as [InGroup, InGroup]
})
afterAll(() => server.close())

const ownDashboard = (person: Person, groupId = group.id) =>
  person.send<GroupDashboard>(`GET /groups/${groupId}/dashboard`)

const ofMember = (by: Person, userId: string, groupId = group.id) =>
  by.send<GroupDashboard>(`GET /dashboard/groups/${groupId}/users/${userId}`)

async function give(to: InGroup[]) {
  const assignedUsers = to.map(({ id }) => id)
  const make = (kind: string, about: object) =>
    expectOk(creator.send<Item>(`POST /groups/${group.id}/${kind}`, { ...about, assignedUsers }))
  return {
    task: await giveTask(group, to, { title: 'Walk', type: 'daily' }),
    reward: await make('rewards', { name: 'Cinema', ruby: 10, type: 'once' }),
    mission: await make('missions', { name: 'Spring', from: '2026-03-10', to: '2026-03-20' }),
  }
}

test('a dashboard in a group shows the items of a member in the group, without archived ones and those of others', async () => {
  const items = await give([ani, boyan])
  const others = await give([boyan])
  const archived = await give([ani])
  await expectOk(creator.send(`PATCH /groups/${group.id}/tasks/${archived.task.id}/archive`))
  await expectOk(creator.send(`PATCH /groups/${group.id}/rewards/${archived.reward.id}/archive`))
  const shown = await expectOk(ownDashboard(ani))
  const read = <Result>(kind: string) => expectOk(ani.send<Result>(`GET /groups/${group.id}/users/${ani.id}/${kind}`))
  expect(shown.tasks).toEqual(await read('tasks'))
  expect(shown.rewards).toEqual(await read('rewards'))
  expect(shown.missions).toEqual(await read('missions'))
  expect(shown.tasks.map(({ id }) => id)).toEqual([items.task.id])
  expect(shown.rewards.map(({ id }) => id)).toEqual([items.reward.id])
  expect(shown.missions.map(({ id }) => id)).toEqual([items.mission.id, archived.mission.id])
  expect((await expectOk(ownDashboard(boyan))).rewards.map(({ id }) => id)).toEqual([items.reward.id, others.reward.id])
  const personal = await expectOk(ani.send<GroupDashboard>('GET /dashboard'))
  const { tags, board, notificationsCount } = shown
  expect({ tags, board, notificationsCount }).toEqual({
    tags: personal.tags,
    board: personal.board,
    notificationsCount: personal.notificationsCount,
  })
  expect(await expectOk(ownDashboard(creator))).toMatchObject({ tasks: [], rewards: [], missions: [] })
})

test('a dashboard in a group shows leaders what the member sees', async () => {
  expect(await expectOk(ofMember(creator, ani.id))).toEqual(await expectOk(ownDashboard(ani)))
  expect(await expectOk(ofMember(ani, ani.id))).toEqual(await expectOk(ownDashboard(ani)))
})

test('a dashboard in a group is for members; only leaders see those of others', async () => {
  const outsider = await server.person()
  expect(await errorCodeOf(ownDashboard(outsider))).toBe('notPartOfTheGroup')
  expect(await errorCodeOf(ownDashboard(ani, unknownId))).toBe('groupNotFound')
  expect(await errorCodeOf(ofMember(outsider, ani.id))).toBe('notPartOfTheGroup')
  expect(await errorCodeOf(ofMember(creator, ani.id, unknownId))).toBe('groupNotFound')
  expect(await errorCodeOf(ofMember(ani, boyan.id))).toBe('notLeaderInThisGroup')
  expect(await errorCodeOf(ofMember(ani, outsider.id))).toBe('notLeaderInThisGroup')
  expect(await errorCodeOf(ofMember(creator, outsider.id))).toBe('memberNotFound')
})
