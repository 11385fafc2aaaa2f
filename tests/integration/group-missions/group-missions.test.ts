import { randomUUID } from 'node:crypto'
import type {
  Answered,
  CompletedGroupMission,
  GroupMission,
  GroupMissionTask,
  UserGroupMission,
} from '@questboard/api/group-missions/schema'
import { groupMissionStates, groupMissions, ledger } from '@questboard/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { storedRubiesOf } from '../../support/stats.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

const start = '2026-03-10T10:00:00Z'
const today = '2026-03-10'

let server: TestServer
let group: TestGroup
let leader: InGroup
let ann: InGroup
let ben: InGroup

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(start)
  group = await newGroup(server, { leaders: 1, members: 2 })
  leader = group.leaders[0] as InGroup
  ann = group.members[0] as InGroup
  ben = group.members[1] as InGroup
})

const missionsPath = (rest = '') => `/groups/${group.id}/missions${rest}` as const
const memberPath = (person: Pick<Person, 'id'>, rest = '') =>
  `/groups/${group.id}/users/${person.id}/missions${rest}` as const
const task = <About extends object>(about = {} as About) => ({ title: 'Dig', ruby: 10, type: 'todo', ...about })
const draft = <About extends object>(about = {} as About) => ({
  name: 'Spring',
  from: today,
  to: '2026-03-20',
  assignedUsers: [ann.id],
  tasks: [task(), task({ title: 'Sow', ruby: 5 })],
  ...about,
})
const add = (about: object = {}, by: Person = leader) =>
  expectOk(by.send<GroupMission>(`POST ${missionsPath()}`, draft(about)))
const read = (id: string, by: Person = leader) => expectOk(by.send<GroupMission>(`GET ${missionsPath(`/${id}`)}`))
const list = (query = '', by: Person = leader) => expectOk(by.send<GroupMission[]>(`GET ${missionsPath(query)}`))
const missionOf = (person: Person, id: string) =>
  expectOk(person.send<UserGroupMission>(`GET ${memberPath(person, `/${id}`)}`))
const complete = (person: Person, id: string) =>
  person.send<CompletedGroupMission>(`POST ${missionsPath(`/${id}/complete`)}`)
const answer = (by: Person, of: Pick<Person, 'id'>, id: string, approved = true) =>
  by.send<Answered>(`POST ${memberPath(of, `/${id}/approve`)}`, { approved })
const doTask = (person: Person, id: string, taskId: string) =>
  person.send<UserGroupMission>(`POST ${missionsPath(`/${id}/tasks/${taskId}/complete`)}`)
const reopenTask = (person: Person, id: string, taskId: string) =>
  person.send<UserGroupMission>(`POST ${missionsPath(`/${id}/tasks/${taskId}/reopen`)}`)

async function doAll(person: Person, { id, tasks }: GroupMission): Promise<void> {
  for (const step of tasks) if (!step.archived) await expectOk(doTask(person, id, step.id))
}

/** A mission that all its assignees have completed and that awaits approval. */
async function waiting(people: Person[] = [ann], about: object = {}): Promise<GroupMission> {
  const mission = await add({ requireApprove: true, assignedUsers: people.map(({ id }) => id), ...about })
  for (const person of people) {
    await doAll(person, mission)
    await expectOk(complete(person, mission.id))
  }
  return read(mission.id)
}

const code = (person: Person, call: Parameters<Person['send']>[0], body?: unknown) =>
  errorCodeOf(person.send(call, body))

/** The ledger rows of a membership add up to its balance. */
async function expectLedgerToMatch(person: InGroup): Promise<void> {
  const [sum] = await server.database.queries
    .select({ ruby: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(and(eq(ledger.membershipId, person.memberId), eq(ledger.currency, 'ruby')))
  expect(sum?.ruby).toBe(await storedRubiesOf(server.database, person))
}

const holiday = (person: Person, holidayMode: boolean) =>
  expectOk(person.send('PATCH /users/profile/holiday-mode', { holidayMode }))
const startDay = (person: Person) => expectOk(person.send('GET /users/profile'))

describe('creating', () => {
  test('returns the mission and notifies its assignees', async () => {
    const mission = await add({ name: ' Spring ', assignedUsers: [ben.id, ann.id] })
    expect(mission).toEqual({
      id: expect.any(String),
      groupId: group.id,
      name: 'Spring',
      notes: '',
      status: 'active',
      from: today,
      to: '2026-03-20',
      ruby: 15,
      requireApprove: false,
      assignedUsers: [ben.id, ann.id],
      waitingApproval: 0,
      updatedAt: server.clock.now().toISOString(),
      tasks: [
        expect.objectContaining({ title: 'Dig', notes: '', ruby: 10, type: 'todo', tags: [], archived: false }),
        expect.objectContaining({ title: 'Sow', ruby: 5, completedBy: [] }),
      ],
    })
    expect(await read(mission.id)).toEqual(mission)
    expect(await read(mission.id, ann)).toEqual(mission)
    expect(await list()).toEqual([mission])
    expect(await notificationsOf(ann, 'newMissionAssigned')).toMatchObject([
      { groupId: group.id, data: { sender: { id: leader.id }, mission: { name: 'Spring' } } },
    ])
    expect(await notificationsOf(leader, 'newMissionAssigned')).toEqual([])
  })

  test('the mission begins for each assignee on their own day, and for the group with the first of them', async () => {
    const mission = await add({ from: '2026-03-11', assignedUsers: [ann.id, ben.id] })
    expect(mission.status).toBe('pending')
    server.clock.set('2026-03-10T23:30:00Z')
    await expectOk(ann.send('GET /users/profile', undefined, { timezone: 'Europe/Sofia' }))
    expect(await read(mission.id)).toMatchObject({ status: 'active' })
    expect(await missionOf(ann, mission.id)).toMatchObject({ status: 'active' })
    expect(await missionOf(ben, mission.id)).toMatchObject({ status: 'pending' })
  })

  test.each([
    ['from', { from: '2026-03-09' }],
    ['to', { to: today }],
    ['to', { to: '2027-03-11' }],
    ['assignedUsers', { assignedUsers: [] }],
    ['assignedUsers', { assignedUsers: [1, 2, 3, 4, 5].map(() => randomUUID()) }],
    ['tasks', { tasks: Array.from({ length: 101 }, () => ({ title: 'x', ruby: 0, type: 'todo' })) }],
    ['tasks.0.ruby', { tasks: [{ title: 'x', ruby: 101, type: 'todo' }] }],
    ['requireApprove', { requireApprove: 'yes' }],
  ])('%s out of bounds is invalid', async (path, about) => {
    const { error } = await leader.send<GroupMission>(`POST ${missionsPath()}`, draft(about))
    expect(error).toMatchObject({
      message: 'invalidData',
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    })
    expect(await list()).toEqual([])
  })

  test('refuses the same member twice', async () => {
    expect(await code(leader, `POST ${missionsPath()}`, draft({ assignedUsers: [ann.id, ann.id] }))).toBe('invalidData')
  })

  test('is refused for oneself, for strangers, and by members', async () => {
    expect(await code(leader, `POST ${missionsPath()}`, draft({ assignedUsers: [leader.id, unknownId] }))).toBe(
      'cannotAssignToYourself',
    )
    expect(await code(leader, `POST ${missionsPath()}`, draft({ assignedUsers: [unknownId] }))).toBe('memberNotFound')
    expect(await code(ann, `POST ${missionsPath()}`, draft({ assignedUsers: [ann.id] }))).toBe('notLeaderInThisGroup')
    const stranger = await server.person()
    expect(await code(stranger, `POST ${missionsPath()}`, draft())).toBe('notPartOfTheGroup')
    expect(await code(stranger, `POST /groups/${unknownId}/missions`, draft())).toBe('groupNotFound')
  })

  test('can be repeated with the same id, a day later and after its assignee left', async () => {
    const body = draft({ id: randomUUID(), tasks: [task({ id: randomUUID() })] })
    const mission = await expectOk(leader.send<GroupMission>(`POST ${missionsPath()}`, body))
    expect(mission.id).toBe(body.id)
    server.clock.advance({ days: 2 })
    await expectOk(ann.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
    expect((await expectOk(leader.send<GroupMission>(`POST ${missionsPath()}`, body))).id).toBe(mission.id)
    expect(await list()).toHaveLength(1)
    const byTask = draft({
      tasks: [task({ id: randomUUID() })],
      assignedUsers: [ben.id],
      from: '2026-03-12',
    })
    const otherMission = await expectOk(leader.send<GroupMission>(`POST ${missionsPath()}`, byTask))
    expect((await expectOk(leader.send<GroupMission>(`POST ${missionsPath()}`, byTask))).id).toBe(otherMission.id)
    expect(await code(group.creator, `POST ${missionsPath()}`, body)).toBe('idAlreadyUsed')
    expect(await code(leader, `POST ${missionsPath()}`, { ...body, name: 'Other' })).toBe('idAlreadyUsed')
    expect(await code(leader, 'POST /user/tasks', { id: body.id, title: 'x', gold: 1, type: 'todo' })).toBe(
      'idAlreadyUsed',
    )
    await expectOk(leader.send(`DELETE ${missionsPath(`/${mission.id}`)}`))
    expect(await code(leader, `POST ${missionsPath()}`, body)).toBe('idAlreadyUsed')
  })
})

describe('the limit of 500 open missions', () => {
  test('counts copies, but no ended or archived missions', async () => {
    const ended = await add({ tasks: [task()] })
    await doAll(ann, ended)
    await expectOk(complete(ann, ended.id))
    const rows = Array.from({ length: 500 }, () => ({
      id: randomUUID(),
      groupId: group.id,
      name: 'x',
      notes: '',
      requireApprove: false,
      from: today,
      to: '2026-03-20',
      createdAt: new Date(start),
    }))
    await server.database.queries.insert(groupMissions).values(rows)
    expect(await code(leader, `POST ${missionsPath()}`, draft())).toBe('tooManyItems')
    expect(await code(leader, `PATCH ${missionsPath(`/${ended.id}/copy`)}`)).toBe('tooManyItems')
    await expectOk(leader.send(`DELETE ${missionsPath(`/${rows[0]?.id}`)}`))
    await expectOk(leader.send(`PATCH ${missionsPath(`/${ended.id}/copy`)}`))
  })
})

describe('reading', () => {
  test('shows leaders all, members their own, and strangers nothing', async () => {
    const mission = await add()
    const stranger = await server.person()
    expect(await code(ann, `GET ${missionsPath()}`)).toBe('notLeaderInThisGroup')
    expect(await code(ben, `GET ${missionsPath(`/${mission.id}`)}`)).toBe('missionNotFound')
    expect(await code(stranger, `GET ${missionsPath(`/${mission.id}`)}`)).toBe('notPartOfTheGroup')
    expect(await code(ann, `GET ${missionsPath(`/${mission.id}/approvals`)}`)).toBe('notLeaderInThisGroup')
    expect(await code(ann, `GET ${memberPath(ben)}`)).toBe('notLeaderInThisGroup')
    expect(await code(ann, `GET ${memberPath({ id: unknownId })}`)).toBe('notLeaderInThisGroup')
    expect(await code(leader, `GET ${memberPath({ id: unknownId })}`)).toBe('memberNotFound')
    expect(await code(leader, `GET ${memberPath(ben, `/${mission.id}`)}`)).toBe('missionNotFound')
    expect(await expectOk(leader.send(`GET ${memberPath(ann)}`))).toEqual([await missionOf(ann, mission.id)])
    expect(await expectOk(ben.send(`GET ${memberPath(ben)}`))).toEqual([])
  })

  test('does not find a mission of another group', async () => {
    const mission = await add()
    const otherGroup = await newGroup(server, { members: 0 })
    for (const call of [
      `GET /groups/${otherGroup.id}/missions/${mission.id}`,
      `DELETE /groups/${otherGroup.id}/missions/${mission.id}`,
    ])
      expect(await code(otherGroup.creator, call as 'GET /x')).toBe('missionNotFound')
    const path = `/groups/${otherGroup.id}/missions/${mission.id}/tasks` as const
    expect(await code(otherGroup.creator, `POST ${path}`, task())).toBe('missionNotFound')
    const second = await add()
    const foreign = `PATCH ${missionsPath(`/${second.id}/tasks/${mission.tasks[0]?.id}/archive`)}` as const
    expect(await code(leader, foreign)).toBe('taskNotFound')
  })

  test('filters by status; archived missions are only in the archive', async () => {
    const mission = await add({ tasks: [task()] })
    const later = await add({ from: '2026-03-12' })
    expect((await list('?status=pending')).map(({ id }) => id)).toEqual([later.id])
    await doAll(ann, mission)
    await expectOk(complete(ann, mission.id))
    expect((await list('?status=completed&status=failed')).map(({ id }) => id)).toEqual([mission.id])
    const archived = await expectOk(leader.send<GroupMission>(`PATCH ${missionsPath(`/${mission.id}/archive`)}`))
    expect(archived.status).toBe('archived')
    expect((await list()).map(({ id }) => id)).toEqual([later.id])
    expect(await list('?status=archived')).toEqual([archived])
    expect(await list('?status=archived&page=2&limit=1')).toEqual([])
    expect((await expectOk(ann.send<UserGroupMission[]>(`GET ${memberPath(ann)}`))).map(({ id }) => id)).toEqual([
      later.id,
    ])
    expect(await code(leader, `GET ${missionsPath('?status=open')}`)).toBe('invalidQueryParams')
  })
})

describe('completing', () => {
  test('requires all tasks, then pays rubies, experience and squares once', async () => {
    const mission = await add({ assignedUsers: [ann.id, ben.id] })
    expect(await errorCodeOf(complete(ann, mission.id))).toBe('missionTasksIncompleted')
    const [first, second] = mission.tasks as [GroupMissionTask, GroupMissionTask]
    expect((await expectOk(doTask(ann, mission.id, first.id))).tasks.map(({ completed }) => completed)).toEqual([
      true,
      false,
    ])
    expect(await errorCodeOf(doTask(ann, mission.id, first.id))).toBe('taskAlreadyCompleted')
    expect(await errorCodeOf(reopenTask(ann, mission.id, second.id))).toBe('taskNotCompleted')
    await expectOk(reopenTask(ann, mission.id, first.id))
    await doAll(ann, mission)
    expect((await read(mission.id)).tasks.map(({ completedBy }) => completedBy)).toEqual([[ann.id], [ann.id]])
    const paid = await expectOk(complete(ann, mission.id))
    expect(paid).toMatchObject({ stats: { ruby: 15, exp: 40, gold: 0 }, board: { position: 3 } })
    expect(paid.mission).toMatchObject({ status: 'completed', approveRequested: false, ruby: 15 })
    expect(await errorCodeOf(complete(ann, mission.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await errorCodeOf(doTask(ann, mission.id, first.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await errorCodeOf(reopenTask(ann, mission.id, first.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await read(mission.id)).toMatchObject({ status: 'active', waitingApproval: 0 })
    await expectLedgerToMatch(ann)
    expect(await storedRubiesOf(server.database, ben)).toBe(0)
  })

  test('pays once for two parallel calls', async () => {
    const mission = await add()
    await doAll(ann, mission)
    const replies = await Promise.all([complete(ann, mission.id), complete(ann, mission.id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await storedRubiesOf(server.database, ann)).toBe(15)
    await expectLedgerToMatch(ann)
  })

  test('pays at most 200 experience', async () => {
    const mission = await add({ tasks: Array.from({ length: 19 }, () => task({ ruby: 1 })) })
    await doAll(ann, mission)
    await expectOk(complete(ann, mission.id))
    const [entry] = await server.database.queries
      .select({ amount: ledger.amount })
      .from(ledger)
      .where(and(eq(ledger.ownerId, ann.id), eq(ledger.reason, 'groupMissionCompleted'), eq(ledger.currency, 'exp')))
    expect(entry?.amount).toBe(200)
  })

  test('refuses an invalid state', async () => {
    const pending = await add({ from: '2026-03-11' })
    expect(await errorCodeOf(complete(ann, pending.id))).toBe('missionIsNotActive')
    expect(await errorCodeOf(doTask(ann, pending.id, pending.tasks[0]?.id ?? ''))).toBe('missionIsNotActive')
    const empty = await add({ tasks: [] })
    expect(await errorCodeOf(complete(ann, empty.id))).toBe('cannotCompleteMissionWithoutTasks')
    expect(await errorCodeOf(complete(ben, empty.id))).toBe('missionNotFound')
    expect(await errorCodeOf(complete(leader, empty.id))).toBe('missionNotFound')
    expect(await errorCodeOf(doTask(ben, pending.id, pending.tasks[0]?.id ?? ''))).toBe('missionNotFound')
    expect(await errorCodeOf(doTask(ann, pending.id, unknownId))).toBe('taskNotFound')
  })

  test('is refused on holiday', async () => {
    const mission = await add({ tasks: [task()] })
    const [first] = mission.tasks as [GroupMissionTask]
    await holiday(ann, true)
    expect(await errorCodeOf(doTask(ann, mission.id, first.id))).toBe('holidayModeEnabledError')
    await holiday(ann, false)
    await doAll(ann, mission)
    await holiday(ann, true)
    expect(await errorCodeOf(complete(ann, mission.id))).toBe('holidayModeEnabledError')
    expect((await expectOk(reopenTask(ann, mission.id, first.id))).tasks[0]?.completed).toBe(false)
  })
})

describe('approvals', () => {
  test('a request notifies all leaders once; approving pays and notifies the assignee', async () => {
    const mission = await add({ requireApprove: true })
    await doAll(ann, mission)
    const requested = await expectOk(complete(ann, mission.id))
    expect(requested).toMatchObject({
      stats: { ruby: 0 },
      mission: { status: 'waitingApproval', approveRequested: true },
    })
    expect(await errorCodeOf(complete(ann, mission.id))).toBe('groupMissionApproveAlreadyRequested')
    expect(await read(mission.id)).toMatchObject({ status: 'waitingApproval', waitingApproval: 1 })
    for (const member of [group.creator, leader])
      expect(await notificationsOf(member, 'askMissionApprove')).toHaveLength(1)
    expect(await notificationsOf(ben, 'askMissionApprove')).toEqual([])
    expect(await expectOk(leader.send(`GET ${missionsPath(`/${mission.id}/approvals`)}`))).toEqual([
      {
        userId: ann.id,
        name: ann.name,
        avatar: expect.objectContaining({ id: expect.any(String) }),
        completed: true,
        approveRequested: true,
        approved: false,
        result: null,
        completedAt: new Date(start).toISOString(),
      },
    ])
    expect(await expectOk(answer(leader, ann, mission.id))).toEqual({ approved: true, status: 'completed' })
    expect(await storedRubiesOf(server.database, ann)).toBe(15)
    for (const member of [group.creator, leader]) expect(await notificationsOf(member, 'askMissionApprove')).toEqual([])
    expect(await notificationsOf(ann, 'missionApprove')).toMatchObject([
      { data: { mission: { name: 'Spring', approved: true } } },
    ])
    expect(await errorCodeOf(answer(leader, ann, mission.id))).toBe('alreadyApproved')
    expect(await read(mission.id)).toMatchObject({ status: 'completed', waitingApproval: 0 })
    await expectLedgerToMatch(ann)
  })

  test('a mission declined in time is active again with its tasks done, and pays once after another request', async () => {
    const mission = await waiting()
    expect(await expectOk(answer(leader, ann, mission.id, false))).toEqual({ approved: false, status: 'active' })
    expect(await errorCodeOf(answer(leader, ann, mission.id))).toBe('groupMissionNotCompleted')
    expect(await notificationsOf(ann, 'missionApprove')).toMatchObject([{ data: { mission: { approved: false } } }])
    expect((await missionOf(ann, mission.id)).tasks.every(({ completed }) => completed)).toBe(true)
    await expectOk(complete(ann, mission.id))
    expect(await notificationsOf(leader, 'askMissionApprove')).toHaveLength(1)
    await expectOk(answer(group.creator, ann, mission.id))
    expect(await storedRubiesOf(server.database, ann)).toBe(15)
    await expectLedgerToMatch(ann)
  })

  test('answers to an invalid state are refused', async () => {
    const plain = await add({ tasks: [task()] })
    expect(await errorCodeOf(answer(leader, ann, plain.id))).toBe('groupMissionApproveNotRequired')
    expect(await errorCodeOf(answer(ann, ben, plain.id))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(answer(leader, leader, unknownId))).toBe('cannotApproveOwn')
    expect(await errorCodeOf(answer(leader, { id: unknownId }, plain.id))).toBe('memberNotFound')
    expect(await errorCodeOf(answer(leader, ben, plain.id))).toBe('missionNotFound')
    expect(await code(leader, `POST ${memberPath(ann, `/${plain.id}/approve`)}`, {})).toBe('invalidData')
    const asking = await add({ requireApprove: true, assignedUsers: [ann.id, ben.id] })
    expect(await errorCodeOf(answer(leader, ann, asking.id))).toBe('groupMissionNotCompleted')
    const both = await add({ tasks: [task()], assignedUsers: [ann.id, ben.id] })
    await doAll(ann, both)
    await expectOk(complete(ann, both.id))
    const { name, notes, assignedUsers } = { ...both, notes: '' }
    await expectOk(
      leader.send(`PUT ${missionsPath(`/${both.id}`)}`, { name, notes, requireApprove: true, assignedUsers }),
    )
    expect(await errorCodeOf(answer(leader, ann, both.id))).toBe('groupMissionApproveNotRequested')
  })

  test("approving all skips the leader's own request", async () => {
    const mission = await expectOk(
      group.creator.send<GroupMission>(
        `POST ${missionsPath()}`,
        draft({ requireApprove: true, assignedUsers: [ann.id, ben.id, leader.id] }),
      ),
    )
    const all = (by: Person, body: object = {}) =>
      by.send<{ approved: number }>(`POST ${missionsPath(`/${mission.id}/approve`)}`, body)
    expect(await errorCodeOf(all(leader))).toBe('noMissionsForApproval')
    for (const person of [ann, ben, leader]) {
      await doAll(person, mission)
      await expectOk(complete(person, mission.id))
    }
    expect(await expectOk(all(leader))).toEqual({ approved: 2 })
    expect(await errorCodeOf(all(leader))).toBe('noMissionsForApproval')
    expect(await Promise.all([ann, ben, leader].map((who) => storedRubiesOf(server.database, who)))).toEqual([
      15, 15, 0,
    ])
    expect(await expectOk(all(group.creator, { approved: false }))).toEqual({ approved: 1 })
    expect(await missionOf(leader, mission.id)).toMatchObject({ status: 'active' })
    const plain = await add()
    expect(await code(leader, `POST ${missionsPath(`/${plain.id}/approve`)}`, {})).toBe(
      'groupMissionApproveNotRequired',
    )
    await expectLedgerToMatch(ben)
  })

  test('a mission with open requests cannot be changed', async () => {
    const mission = await waiting([ann], { assignedUsers: [ann.id] })
    const [first] = mission.tasks as [GroupMissionTask]
    const { name, requireApprove, assignedUsers } = mission
    const blocked: [string, unknown?][] = [
      [`PUT ${missionsPath(`/${mission.id}`)}`, { name, notes: '', requireApprove, assignedUsers }],
      [`DELETE ${missionsPath(`/${mission.id}`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/archive`)}`],
      [`POST ${missionsPath(`/${mission.id}/tasks`)}`, task()],
      [`PUT ${missionsPath(`/${mission.id}/tasks/${first.id}`)}`, { ...task(), notes: '', tags: [] }],
      [`PATCH ${missionsPath(`/${mission.id}/tasks/${first.id}`)}`, { title: 'Other' }],
      [`DELETE ${missionsPath(`/${mission.id}/tasks/${first.id}`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/tasks/${first.id}/archive`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/tasks/${first.id}/copy`)}`],
    ]
    for (const [call, body] of blocked)
      expect([call, await code(leader, call as 'GET /x', body)]).toEqual([call, 'waitingApprovalMissionsExist'])
    expect(await errorCodeOf(reopenTask(ann, mission.id, first.id))).toBe('waitingApprovalMissionsExist')
    expect(await code(leader, `PATCH ${missionsPath(`/${mission.id}/copy`)}`)).toBe('cannotCloneActivePendingMission')
    expect(await read(mission.id)).toEqual(mission)
  })
})

describe('the days of a mission', () => {
  test('fail it after the last day without cost if it is not completed', async () => {
    await grantRubies(server, group.id, ann, 20)
    const mission = await add({ assignedUsers: [ann.id, ben.id], to: '2026-03-11' })
    await doAll(ben, mission)
    await expectOk(complete(ben, mission.id))
    server.clock.set('2026-03-12T10:00:00Z')
    await startDay(ann)
    expect(await missionOf(ann, mission.id)).toMatchObject({ status: 'failed' })
    expect(await missionOf(ben, mission.id)).toMatchObject({ status: 'completed' })
    expect(await read(mission.id)).toMatchObject({ status: 'completed' })
    expect(await errorCodeOf(complete(ann, mission.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await storedRubiesOf(server.database, ann)).toBe(20)
  })

  test.each([
    [30, -8],
    [5, -5],
    [0, 0],
  ])('declining after its last day costs half its rubies: with %i, %i', async (had, diff) => {
    await grantRubies(server, group.id, ann, had)
    const mission = await waiting([ann], { to: '2026-03-11' })
    server.clock.set('2026-03-12T10:00:00Z')
    expect(await read(mission.id)).toMatchObject({ status: 'waitingApproval' })
    expect(await expectOk(answer(leader, ann, mission.id, false))).toEqual({ approved: false, status: 'failed' })
    expect(await storedRubiesOf(server.database, ann)).toBe(had + diff)
    expect(await notificationsOf(ann, 'disapprovedExpiredMission')).toMatchObject([
      { data: { mission: { name: 'Spring' }, memberStats: { diff: { ruby: diff } } } },
    ])
    expect(await notificationsOf(ann, 'missionApprove')).toEqual([])
    expect(await errorCodeOf(answer(leader, ann, mission.id))).toBe('groupMissionNotCompleted')
    await expectLedgerToMatch(ann)
  })

  test('approving after its last day pays', async () => {
    const mission = await waiting([ann], { to: '2026-03-11' })
    server.clock.set('2026-03-15T10:00:00Z')
    await expectOk(answer(leader, ann, mission.id))
    expect(await storedRubiesOf(server.database, ann)).toBe(15)
  })

  test("a holiday prevents failing and moves the player's last day", async () => {
    const mission = await add({ to: '2026-03-11', assignedUsers: [ann.id, ben.id] })
    await holiday(ann, true)
    server.clock.set('2026-03-15T10:00:00Z')
    await Promise.all([startDay(ann), startDay(ben)])
    expect(await missionOf(ann, mission.id)).toMatchObject({ status: 'active', to: '2026-03-11' })
    await holiday(ann, false)
    expect(await missionOf(ann, mission.id)).toMatchObject({ status: 'active', to: '2026-03-16' })
    expect(await missionOf(ben, mission.id)).toMatchObject({ status: 'failed', to: '2026-03-11' })
    expect(await read(mission.id)).toMatchObject({ to: '2026-03-11', status: 'active' })
    server.clock.set('2026-03-17T10:00:00Z')
    expect(await missionOf(ann, mission.id)).toMatchObject({ status: 'failed' })
  })

  test('declining costs nothing if it expired on holiday', async () => {
    await grantRubies(server, group.id, ann, 10)
    const mission = await waiting([ann], { to: '2026-03-11' })
    await holiday(ann, true)
    server.clock.set('2026-03-13T10:00:00Z')
    expect(await expectOk(answer(leader, ann, mission.id, false))).toMatchObject({ status: 'active' })
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    await holiday(ann, false)
    expect(await missionOf(ann, mission.id)).toMatchObject({ status: 'active', to: '2026-03-14' })
  })
})

describe('changing', () => {
  const put = (id: string, about: object = {}, by: Person = leader) =>
    by.send<GroupMission>(`PUT ${missionsPath(`/${id}`)}`, {
      name: 'Summer',
      notes: 'x',
      requireApprove: true,
      assignedUsers: [ann.id],
      ...about,
    })

  test('replaces all fields, and moves the days of a pending mission only', async () => {
    const pending = await add({ from: '2026-03-12' })
    expect(await expectOk(put(pending.id, { from: today, to: '2026-03-30' }))).toMatchObject({
      name: 'Summer',
      notes: 'x',
      requireApprove: true,
      from: today,
      to: '2026-03-30',
      status: 'active',
    })
    expect(await missionOf(ann, pending.id)).toMatchObject({ status: 'active', to: '2026-03-30' })
    expect(await expectOk(put(pending.id, { from: '2026-03-15', to: '2026-04-30' }))).toMatchObject({
      from: today,
      to: '2026-03-30',
    })
    const otherMission = await add({ from: '2026-03-12' })
    expect(await errorCodeOf(put(otherMission.id, { from: '2026-03-09' }))).toBe('invalidData')
    expect(await errorCodeOf(put(otherMission.id, { to: '2026-03-12' }))).toBe('invalidData')
  })

  test('notifies new assignees, and restores the state of returning ones', async () => {
    const mission = await add({ tasks: [task()] })
    await doAll(ann, mission)
    await expectOk(complete(ann, mission.id))
    await expectOk(leader.send(`POST ${missionsPath()}`, draft({ assignedUsers: [ben.id] })))
    const open = await add({ tasks: [task()], assignedUsers: [ann.id, ben.id] })
    await doAll(ann, open)
    await expectOk(complete(ann, open.id))
    await expectOk(put(open.id, { assignedUsers: [ben.id] }))
    expect(await errorCodeOf(ann.send(`GET ${missionsPath(`/${open.id}`)}`) as never)).toBe('missionNotFound')
    expect(await read(open.id)).toMatchObject({ tasks: [{ completedBy: [] }], status: 'active' })
    await expectOk(put(open.id, { assignedUsers: [ben.id, ann.id] }))
    expect(await notificationsOf(ben, 'newMissionAssigned')).toHaveLength(2)
    expect(await missionOf(ann, open.id)).toMatchObject({ status: 'completed' })
    expect(await errorCodeOf(complete(ann, open.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await storedRubiesOf(server.database, ann)).toBe(20)
  })

  test('moves a pending mission for those who are away, too', async () => {
    const mission = await add({ from: '2026-03-15', to: '2026-03-18', assignedUsers: [ann.id, ben.id] })
    const change = (about: object) =>
      expectOk(leader.send<GroupMission>(`PATCH ${missionsPath(`/${mission.id}`)}`, about))
    await change({ assignedUsers: [ben.id] })
    await change({ from: '2026-03-25', to: '2026-03-30' })
    server.clock.set('2026-03-26T10:00:00Z')
    await startDay(ann)
    await startDay(ben)
    await change({ assignedUsers: [ben.id, ann.id] })
    for (const who of [ann, ben]) {
      expect(await missionOf(who, mission.id)).toMatchObject({ status: 'active', to: '2026-03-30' })
    }
  })

  test('is refused for members, for unknown missions and assignees, and after completion', async () => {
    const mission = await add({ tasks: [task()] })
    expect(await errorCodeOf(put(mission.id, {}, ann))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(put(unknownId, { assignedUsers: [leader.id] }))).toBe('cannotAssignToYourself')
    expect(await errorCodeOf(put(unknownId))).toBe('missionNotFound')
    expect(await errorCodeOf(put(mission.id, { assignedUsers: [unknownId] }))).toBe('memberNotFound')
    await doAll(ann, mission)
    await expectOk(complete(ann, mission.id))
    expect(await errorCodeOf(put(mission.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await code(leader, `POST ${missionsPath(`/${mission.id}/tasks`)}`, task())).toBe(
      'missionAlreadyCompletedOrFailed',
    )
  })

  test("is refused for the caller's own mission", async () => {
    const mission = await add({ assignedUsers: [leader.id] }, group.creator)
    const [first] = mission.tasks as [GroupMissionTask]
    const calls: [string, unknown?][] = [
      [
        `PUT ${missionsPath(`/${mission.id}`)}`,
        { name: 'x', notes: '', requireApprove: false, assignedUsers: [ann.id] },
      ],
      [`DELETE ${missionsPath(`/${mission.id}`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/archive`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/copy`)}`],
      [`POST ${missionsPath(`/${mission.id}/tasks`)}`, task()],
      [`PUT ${missionsPath(`/${mission.id}/tasks/${first.id}`)}`, { ...task(), notes: '', tags: [] }],
      [`DELETE ${missionsPath(`/${mission.id}/tasks/${first.id}`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/tasks/${first.id}/archive`)}`],
      [`PATCH ${missionsPath(`/${mission.id}/tasks/${first.id}/copy`)}`],
    ]
    for (const [call, body] of calls)
      expect([call, await code(leader, call as 'GET /x', body)]).toEqual([call, 'notAuthorized'])
    for (const [call, body] of calls)
      expect([call, await code(ann, call as 'GET /x', body)]).toEqual([call, 'notLeaderInThisGroup'])
  })
})

describe('ending', () => {
  test('archives and copies only ended missions', async () => {
    const mission = await add({ assignedUsers: [ann.id, ben.id], to: '2026-03-12' })
    expect(await code(leader, `PATCH ${missionsPath(`/${mission.id}/archive`)}`)).toBe('missionIsNotArchivable')
    expect(await code(leader, `PATCH ${missionsPath(`/${mission.id}/copy`)}`)).toBe('cannotCloneActivePendingMission')
    server.clock.set('2026-03-14T10:00:00Z')
    await Promise.all([startDay(ann), startDay(ben)])
    await expectOk(leader.send(`DELETE /groups/${group.id}/members/${ben.memberId}`))
    const copy = await expectOk(leader.send<GroupMission>(`PATCH ${missionsPath(`/${mission.id}/copy`)}`))
    expect(copy).toMatchObject({
      name: 'Spring',
      status: 'active',
      from: '2026-03-14',
      to: '2026-03-16',
      assignedUsers: [ann.id],
      ruby: 15,
    })
    expect(copy.id).not.toBe(mission.id)
    expect(await notificationsOf(ann, 'newMissionAssigned')).toHaveLength(2)
    await expectOk(leader.send(`PATCH ${missionsPath(`/${mission.id}/archive`)}`))
    expect(await code(leader, `PATCH ${missionsPath(`/${mission.id}/archive`)}`)).toBe('missionIsNotArchivable')
    await expectOk(leader.send(`PATCH ${missionsPath(`/${mission.id}/copy`)}`))
  })

  test('an archived mission is over for all, whatever was still open', async () => {
    const { id, tasks } = await add({ assignedUsers: [ann.id, ben.id] })
    const step = tasks[0]?.id ?? ''
    for (const { id: stepId } of tasks) await expectOk(doTask(ben, id, stepId))
    await doAll(ann, await read(id))
    await expectOk(complete(ann, id))
    await expectOk(reopenTask(ben, id, step))
    await expectOk(ben.send('POST /users/profile/deletion', { password: ben.password }))
    await expectOk(leader.send(`PATCH ${missionsPath(`/${id}/archive`)}`))
    const back = { email: ben.email, password: ben.password }
    const { token } = await expectOk(server.send<{ token: string }>('POST /auth/restore-account', back))
    const benAgain = { ...ben, send: sendTo(server.url, token) }
    const refused = [doTask(benAgain, id, step), reopenTask(benAgain, id, tasks[1]?.id ?? ''), complete(benAgain, id)]
    for (const reply of refused) expect(await errorCodeOf(reply)).toBe('missionAlreadyCompletedOrFailed')
    expect(await storedRubiesOf(server.database, ben)).toBe(0)
  })

  test('an archived mission does not become active again with a sick day', async () => {
    const mission = await add({ to: '2026-03-12' })
    server.clock.set('2026-03-13T10:00:00Z')
    await startDay(ann)
    await expectOk(leader.send(`PATCH ${missionsPath(`/${mission.id}/archive`)}`))
    const sick = { kind: 'sick', from: '2026-03-12', to: '2026-03-12' }
    await expectOk(ann.send('POST /users/profile/days-off', sick))
    const [state] = await server.database.queries
      .select()
      .from(groupMissionStates)
      .where(eq(groupMissionStates.missionId, mission.id))
    expect(state).toMatchObject({ status: 'failed', to: '2026-03-12' })
  })

  test('deletes it and its tasks, and keeps payments', async () => {
    const mission = await add({ tasks: [task()] })
    await doAll(ann, mission)
    await expectOk(complete(ann, mission.id))
    expect(await expectOk(leader.send(`DELETE ${missionsPath(`/${mission.id}`)}`))).toBe(null)
    expect(await code(leader, `GET ${missionsPath(`/${mission.id}`)}`)).toBe('missionNotFound')
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    await expectLedgerToMatch(ann)
  })

  test('a leaving member loses it and the open request', async () => {
    const mission = await waiting([ann], { to: '2026-03-12' })
    await expectOk(ann.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
    expect(await notificationsOf(leader, 'askMissionApprove')).toEqual([])
    expect(await read(mission.id)).toMatchObject({ status: 'active', assignedUsers: [], waitingApproval: 0 })
    expect(await errorCodeOf(answer(leader, ann, mission.id))).toBe('memberNotFound')
    server.clock.set('2026-03-14T10:00:00Z')
    expect(await read(mission.id)).toMatchObject({ status: 'failed' })
    expect((await list('?status=failed')).map(({ id }) => id)).toEqual([mission.id])
    await expectOk(leader.send(`PATCH ${missionsPath(`/${mission.id}/archive`)}`))
  })

  test('deleting a group deletes its missions', async () => {
    const mission = await waiting()
    await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
    const left = await server.database.queries
      .select()
      .from(groupMissionStates)
      .where(eq(groupMissionStates.missionId, mission.id))
    expect(left).toEqual([])
  })
})

describe('the tasks of a group mission', () => {
  const path = (mission: GroupMission, step?: GroupMissionTask, verb = '') =>
    missionsPath(`/${mission.id}/tasks${step ? `/${step.id}` : ''}${verb && `/${verb}`}`)

  test('can be added, changed, copied and deleted', async () => {
    const mission = await add({ tasks: [task()] })
    const body = task({ id: randomUUID(), title: 'Mow', ruby: 3 })
    const added = await expectOk(leader.send<GroupMissionTask>(`POST ${path(mission)}`, body))
    expect(added).toMatchObject({ id: body.id, title: 'Mow', ruby: 3, archived: false, completedBy: [] })
    expect(await expectOk(leader.send<GroupMissionTask>(`POST ${path(mission)}`, body))).toEqual(added)
    expect(await code(leader, `POST ${path(mission)}`, { ...body, ruby: 4 })).toBe('idAlreadyUsed')
    const written = { title: 'Rake', notes: 'n', ruby: 4, type: 'weekly', tags: [] }
    expect(await expectOk(leader.send<GroupMissionTask>(`PUT ${path(mission, added)}`, written))).toEqual({
      ...added,
      ...written,
    })
    const copy = await expectOk(leader.send<GroupMissionTask>(`PATCH ${path(mission, added, 'copy')}`))
    expect(copy).toMatchObject({ title: 'Rake', ruby: 4 })
    expect(await read(mission.id)).toMatchObject({ ruby: 18, tasks: [{}, { id: added.id }, { id: copy.id }] })
    expect(await expectOk(leader.send(`DELETE ${path(mission, added)}`))).toBe(null)
    expect(await code(leader, `DELETE ${path(mission, added)}`)).toBe('taskNotFound')
    expect(await code(leader, `POST ${path(mission)}`, body)).toBe('idAlreadyUsed')
  })

  test('keep the fields that a patch does not name', async () => {
    const mission = await add({ tasks: [task(), task({ title: 'Mow', notes: 'Twice', ruby: 3 })] })
    const [first, second] = mission.tasks as [GroupMissionTask, GroupMissionTask]
    const patch = (body: object, by = leader) => by.send<GroupMissionTask>(`PATCH ${path(mission, second)}`, body)
    expect(await expectOk(patch({ ruby: 7 }))).toEqual({ ...second, ruby: 7 })
    expect(await expectOk(patch({ title: 'Rake', type: 'weekly' }))).toEqual({
      ...second,
      ruby: 7,
      title: 'Rake',
      type: 'weekly',
    })
    expect(await expectOk(patch({}))).toEqual({ ...second, ruby: 7, title: 'Rake', type: 'weekly' })
    for (const body of [{ title: null }, { title: '' }, { ruby: -1 }, { tags: null }]) {
      expect([body, await errorCodeOf(patch(body))]).toEqual([body, 'invalidData'])
    }
    expect(await errorCodeOf(patch({ ruby: 9 }, ann))).toBe('notLeaderInThisGroup')
    expect(await read(mission.id)).toMatchObject({
      tasks: [first, { ...second, ruby: 7, title: 'Rake', type: 'weekly' }],
    })
  })

  test('are limited to a hundred', async () => {
    const mission = await add({ tasks: Array.from({ length: 100 }, () => task({ ruby: 0 })) })
    expect(await code(leader, `POST ${path(mission)}`, task())).toBe('invalidData')
    expect(await code(leader, `PATCH ${path(mission, mission.tasks[0], 'copy')}`)).toBe('invalidData')
  })

  test('count and pay when archived, for members who had done them', async () => {
    const mission = await add({ assignedUsers: [ann.id, ben.id] })
    const [first, second] = mission.tasks as [GroupMissionTask, GroupMissionTask]
    await expectOk(doTask(ann, mission.id, first.id))
    expect(await expectOk(leader.send<GroupMissionTask>(`PATCH ${path(mission, first, 'archive')}`))).toMatchObject({
      archived: true,
      completedBy: [ann.id],
    })
    expect(await code(leader, `PATCH ${path(mission, first, 'archive')}`)).toBe('taskAlreadyArchived')
    expect(await code(leader, `PUT ${path(mission, first)}`, { ...task(), notes: '', tags: [] })).toBe(
      'cannotUpdateCompletedTask',
    )
    expect(await errorCodeOf(doTask(ben, mission.id, first.id))).toBe('cannotCompleteArchivedTask')
    expect(await errorCodeOf(reopenTask(ann, mission.id, first.id))).toBe('cannotReopenArchivedTask')
    for (const person of [ann, ben]) await expectOk(doTask(person, mission.id, second.id))
    expect((await missionOf(ben, mission.id)).ruby).toBe(5)
    expect(await expectOk(complete(ann, mission.id))).toMatchObject({ stats: { ruby: 15, exp: 40 } })
    expect(await expectOk(complete(ben, mission.id))).toMatchObject({ stats: { ruby: 5, exp: 30 } })
    await Promise.all([expectLedgerToMatch(ann), expectLedgerToMatch(ben)])
  })

  test('a mission whose tasks were all archived undone cannot be completed', async () => {
    const mission = await add({ tasks: [task()] })
    await expectOk(leader.send(`PATCH ${path(mission, mission.tasks[0], 'archive')}`))
    expect(await read(mission.id)).toMatchObject({ ruby: 0 })
    expect(await errorCodeOf(complete(ann, mission.id))).toBe('cannotCompleteMissionWithoutTasks')
  })
})
