import { randomUUID } from 'node:crypto'
import { groupMissionStates, groupMissions, ledger, memberships } from '@questboard/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { grantRubies } from '../support/grant-rubies.ts'
import { done, type InGroup, newGroup, type TestGroup } from '../support/group.ts'
import { newWorld, type Person, type World } from '../support/world.ts'

interface Task {
  id: string
  title: string
  ruby: number
  archived: boolean
  completedBy: string[]
  completed?: boolean
}
interface Mission {
  id: string
  name: string
  status: string
  from: string
  to: string
  ruby: number
  requireApprove: boolean
  assignedUsers: string[]
  waitingApproval: number
  approveRequested?: boolean
  tasks: Task[]
}
interface Completed {
  mission: Mission
  stats: { ruby: number; exp: number; gold: number }
  board: { position: number }
}
interface Notified {
  type: string
  groupId: string | null
  data: {
    sender?: { id: string }
    mission?: { name: string; approved?: boolean }
    memberStats?: { diff: { ruby: number } }
  }
}

const start = '2026-03-10T10:00:00Z'
const today = '2026-03-10'
const nowhere = '00000000-0000-4000-8000-000000000000'

let world: World
let group: TestGroup
let leader: InGroup
let ann: InGroup
let ben: InGroup

const worlds: World[] = []
beforeEach(async () => {
  // One server for all tests, with a separate group each.
  if (!worlds[0]) worlds.push(await newWorld())
  world = worlds[0] as World
  world.clock.set(start)
  group = await newGroup(world, { leaders: 1, members: 2 })
  leader = group.leaders[0] as InGroup
  ann = group.members[0] as InGroup
  ben = group.members[1] as InGroup
})
afterAll(() => Promise.all(worlds.map((one) => one.close())))

const at = (rest = '') => `/groups/${group.id}/missions${rest}` as const
const own = (person: Pick<Person, 'id'>, rest = '') => `/groups/${group.id}/users/${person.id}/missions${rest}` as const
const task = <About extends object>(about = {} as About) => ({ title: 'Dig', ruby: 10, type: 'todo', ...about })
const draft = <About extends object>(about = {} as About) => ({
  ...{ name: 'Spring', from: today, to: '2026-03-20', assignedUsers: [ann.id] },
  ...{ tasks: [task(), task({ title: 'Sow', ruby: 5 })] },
  ...about,
})
const add = (about: object = {}, by: Person = leader) => done(by.send<Mission>(`POST ${at()}`, draft(about)))
const read = (id: string, by: Person = leader) => done(by.send<Mission>(`GET ${at(`/${id}`)}`))
const list = (query = '', by: Person = leader) => done(by.send<Mission[]>(`GET ${at(query)}`))
const mine = (person: Person, id: string) => done(person.send<Mission>(`GET ${own(person, `/${id}`)}`))
const complete = (person: Person, id: string) => person.send<Completed>(`POST ${at(`/${id}/complete`)}`)
const answer = (by: Person, of: Pick<Person, 'id'>, id: string, approved = true) =>
  by.send<{ approved: boolean; status: string }>(`POST ${own(of, `/${id}/approve`)}`, { approved })
const doTask = (person: Person, id: string, taskId: string) =>
  person.send<Mission>(`POST ${at(`/${id}/tasks/${taskId}/complete`)}`)
const reopenTask = (person: Person, id: string, taskId: string) =>
  person.send<Mission>(`POST ${at(`/${id}/tasks/${taskId}/reopen`)}`)

async function doAll(person: Person, { id, tasks }: Mission): Promise<void> {
  for (const one of tasks) if (!one.archived) await done(doTask(person, id, one.id))
}

/** A mission that all its assignees have completed and that awaits approval. */
async function waiting(people: Person[] = [ann], about: object = {}): Promise<Mission> {
  const mission = await add({ requireApprove: true, assignedUsers: people.map(({ id }) => id), ...about })
  for (const person of people) {
    await doAll(person, mission)
    await done(complete(person, mission.id))
  }
  return read(mission.id)
}

const codeOf = async (reply: Promise<{ error: { message: string } | undefined }>): Promise<string | undefined> =>
  (await reply).error?.message
const code = (person: Person, call: Parameters<Person['send']>[0], body?: unknown) =>
  codeOf(person.send(call, body) as never)

const notificationsOf = async (person: Person, type: string): Promise<Notified[]> => {
  const { notifications } = await done(person.send<{ notifications: Notified[] }>('GET /user/notifications'))
  return notifications.filter((one) => one.type === type)
}

const rubiesOf = async (person: InGroup): Promise<number> => {
  const [row] = await world.database.queries
    .select({ ruby: memberships.ruby })
    .from(memberships)
    .where(eq(memberships.id, person.memberId))
  return row?.ruby ?? -1
}

/** The ledger rows of a membership add up to its balance. */
async function ledgerHolds(person: InGroup): Promise<void> {
  const [sum] = await world.database.queries
    .select({ ruby: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(and(eq(ledger.membershipId, person.memberId), eq(ledger.currency, 'ruby')))
  expect(sum?.ruby).toBe(await rubiesOf(person))
}

const holiday = (person: Person, holidayMode: boolean) =>
  done(person.send('PATCH /users/profile/holiday-mode', { holidayMode }))
const comeIn = (person: Person) => done(person.send('GET /users/profile'))

describe('creating', () => {
  test('returns the mission and notifies its assignees', async () => {
    const mission = await add({ name: ' Spring ', assignedUsers: [ben.id, ann.id] })
    expect(mission).toEqual({
      ...{ id: expect.any(String), groupId: group.id, name: 'Spring', notes: '', status: 'active' },
      ...{ from: today, to: '2026-03-20', ruby: 15, requireApprove: false, assignedUsers: [ben.id, ann.id] },
      ...{ waitingApproval: 0, updatedAt: world.clock.now().toISOString() },
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

  test('begins for each assignee on their own day, and for the group with the first', async () => {
    const mission = await add({ from: '2026-03-11', assignedUsers: [ann.id, ben.id] })
    expect(mission.status).toBe('pending')
    world.clock.set('2026-03-10T23:30:00Z')
    await done(ann.send('GET /users/profile', undefined, { timezone: 'Europe/Sofia' }))
    expect(await read(mission.id)).toMatchObject({ status: 'active' })
    expect(await mine(ann, mission.id)).toMatchObject({ status: 'active' })
    expect(await mine(ben, mission.id)).toMatchObject({ status: 'pending' })
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
    const { error } = await leader.send<Mission>(`POST ${at()}`, draft(about))
    expect(error).toMatchObject({
      message: 'invalidData',
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    })
    expect(await list()).toEqual([])
  })

  test('refuses the same member twice', async () => {
    expect(await code(leader, `POST ${at()}`, draft({ assignedUsers: [ann.id, ann.id] }))).toBe('invalidData')
  })

  test('is refused for oneself, for strangers, and by members', async () => {
    expect(await code(leader, `POST ${at()}`, draft({ assignedUsers: [leader.id, nowhere] }))).toBe(
      'cannotAssignToYourself',
    )
    expect(await code(leader, `POST ${at()}`, draft({ assignedUsers: [nowhere] }))).toBe('memberNotFound')
    expect(await code(ann, `POST ${at()}`, draft({ assignedUsers: [ann.id] }))).toBe('notLeaderInThisGroup')
    const stranger = await world.person()
    expect(await code(stranger, `POST ${at()}`, draft())).toBe('notPartOfTheGroup')
    expect(await code(stranger, `POST /groups/${nowhere}/missions`, draft())).toBe('groupNotFound')
  })

  test('can be repeated with the same id, a day later and after its assignee left', async () => {
    const body = draft({ id: randomUUID(), tasks: [task({ id: randomUUID() })] })
    const made = await done(leader.send<Mission>(`POST ${at()}`, body))
    expect(made.id).toBe(body.id)
    world.clock.advance({ days: 2 })
    await done(ann.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
    expect((await done(leader.send<Mission>(`POST ${at()}`, body))).id).toBe(made.id)
    expect(await list()).toHaveLength(1)
    const byTask = draft({
      tasks: [task({ id: randomUUID() })],
      assignedUsers: [ben.id],
      from: '2026-03-12',
    })
    const other = await done(leader.send<Mission>(`POST ${at()}`, byTask))
    expect((await done(leader.send<Mission>(`POST ${at()}`, byTask))).id).toBe(other.id)
    expect(await code(group.creator, `POST ${at()}`, body)).toBe('idAlreadyUsed')
    expect(await code(leader, `POST ${at()}`, { ...body, name: 'Other' })).toBe('idAlreadyUsed')
    expect(await code(leader, 'POST /user/tasks', { id: body.id, title: 'x', gold: 1, type: 'todo' })).toBe(
      'idAlreadyUsed',
    )
    await done(leader.send(`DELETE ${at(`/${made.id}`)}`))
    expect(await code(leader, `POST ${at()}`, body)).toBe('idAlreadyUsed')
  })
})

describe('the limit of 500 open missions', () => {
  test('counts copies, but no ended or archived missions', async () => {
    const ended = await add({ tasks: [task()] })
    await doAll(ann, ended)
    await done(complete(ann, ended.id))
    const rows = Array.from({ length: 500 }, () => ({
      ...{ id: randomUUID(), groupId: group.id, name: 'x', notes: '', requireApprove: false },
      ...{ from: today, to: '2026-03-20', createdAt: new Date(start) },
    }))
    await world.database.queries.insert(groupMissions).values(rows)
    expect(await code(leader, `POST ${at()}`, draft())).toBe('tooManyItems')
    expect(await code(leader, `PATCH ${at(`/${ended.id}/copy`)}`)).toBe('tooManyItems')
    await done(leader.send(`DELETE ${at(`/${rows[0]?.id}`)}`))
    await done(leader.send(`PATCH ${at(`/${ended.id}/copy`)}`))
  })
})

describe('reading', () => {
  test('shows leaders all, members their own, and strangers nothing', async () => {
    const mission = await add()
    const stranger = await world.person()
    expect(await code(ann, `GET ${at()}`)).toBe('notLeaderInThisGroup')
    expect(await code(ben, `GET ${at(`/${mission.id}`)}`)).toBe('missionNotFound')
    expect(await code(stranger, `GET ${at(`/${mission.id}`)}`)).toBe('notPartOfTheGroup')
    expect(await code(ann, `GET ${at(`/${mission.id}/approvals`)}`)).toBe('notLeaderInThisGroup')
    expect(await code(ann, `GET ${own(ben)}`)).toBe('notLeaderInThisGroup')
    expect(await code(ann, `GET ${own({ id: nowhere })}`)).toBe('notLeaderInThisGroup')
    expect(await code(leader, `GET ${own({ id: nowhere })}`)).toBe('memberNotFound')
    expect(await code(leader, `GET ${own(ben, `/${mission.id}`)}`)).toBe('missionNotFound')
    expect(await done(leader.send(`GET ${own(ann)}`))).toEqual([await mine(ann, mission.id)])
    expect(await done(ben.send(`GET ${own(ben)}`))).toEqual([])
  })

  test('does not find a mission of another group', async () => {
    const mission = await add()
    const other = await newGroup(world, { members: 0 })
    for (const call of [
      `GET /groups/${other.id}/missions/${mission.id}`,
      `DELETE /groups/${other.id}/missions/${mission.id}`,
    ])
      expect(await code(other.creator, call as 'GET /x')).toBe('missionNotFound')
    const path = `/groups/${other.id}/missions/${mission.id}/tasks` as const
    expect(await code(other.creator, `POST ${path}`, task())).toBe('missionNotFound')
    const second = await add()
    const foreign = `PATCH ${at(`/${second.id}/tasks/${mission.tasks[0]?.id}/archive`)}` as const
    expect(await code(leader, foreign)).toBe('taskNotFound')
  })

  test('filters by status; archived missions are only in the archive', async () => {
    const mission = await add({ tasks: [task()] })
    const later = await add({ from: '2026-03-12' })
    expect((await list('?status=pending')).map(({ id }) => id)).toEqual([later.id])
    await doAll(ann, mission)
    await done(complete(ann, mission.id))
    expect((await list('?status=completed&status=failed')).map(({ id }) => id)).toEqual([mission.id])
    const archived = await done(leader.send<Mission>(`PATCH ${at(`/${mission.id}/archive`)}`))
    expect(archived.status).toBe('archived')
    expect((await list()).map(({ id }) => id)).toEqual([later.id])
    expect(await list('?status=archived')).toEqual([archived])
    expect(await list('?status=archived&page=2&limit=1')).toEqual([])
    expect((await done(ann.send<Mission[]>(`GET ${own(ann)}`))).map(({ id }) => id)).toEqual([later.id])
    expect(await code(leader, `GET ${at('?status=open')}`)).toBe('invalidQueryParams')
  })
})

describe('completing', () => {
  test('requires all tasks, then pays rubies, experience and squares once', async () => {
    const mission = await add({ assignedUsers: [ann.id, ben.id] })
    expect(await codeOf(complete(ann, mission.id))).toBe('missionTasksIncompleted')
    const [first, second] = mission.tasks as [Task, Task]
    expect((await done(doTask(ann, mission.id, first.id))).tasks.map((one) => one.completed)).toEqual([true, false])
    expect(await codeOf(doTask(ann, mission.id, first.id))).toBe('taskAlreadyCompleted')
    expect(await codeOf(reopenTask(ann, mission.id, second.id))).toBe('taskNotCompleted')
    await done(reopenTask(ann, mission.id, first.id))
    await doAll(ann, mission)
    expect((await read(mission.id)).tasks.map(({ completedBy }) => completedBy)).toEqual([[ann.id], [ann.id]])
    const paid = await done(complete(ann, mission.id))
    expect(paid).toMatchObject({ stats: { ruby: 15, exp: 40, gold: 0 }, board: { position: 3 } })
    expect(paid.mission).toMatchObject({ status: 'completed', approveRequested: false, ruby: 15 })
    expect(await codeOf(complete(ann, mission.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await codeOf(doTask(ann, mission.id, first.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await codeOf(reopenTask(ann, mission.id, first.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await read(mission.id)).toMatchObject({ status: 'active', waitingApproval: 0 })
    await ledgerHolds(ann)
    expect(await rubiesOf(ben)).toBe(0)
  })

  test('pays once for two parallel calls', async () => {
    const mission = await add()
    await doAll(ann, mission)
    const replies = await Promise.all([complete(ann, mission.id), complete(ann, mission.id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rubiesOf(ann)).toBe(15)
    await ledgerHolds(ann)
  })

  test('pays at most 200 experience', async () => {
    const mission = await add({ tasks: Array.from({ length: 19 }, () => task({ ruby: 1 })) })
    await doAll(ann, mission)
    await done(complete(ann, mission.id))
    const [entry] = await world.database.queries
      .select({ amount: ledger.amount })
      .from(ledger)
      .where(and(eq(ledger.ownerId, ann.id), eq(ledger.reason, 'groupMissionCompleted'), eq(ledger.currency, 'exp')))
    expect(entry?.amount).toBe(200)
  })

  test('refuses an invalid state', async () => {
    const pending = await add({ from: '2026-03-11' })
    expect(await codeOf(complete(ann, pending.id))).toBe('missionIsNotActive')
    expect(await codeOf(doTask(ann, pending.id, pending.tasks[0]?.id ?? ''))).toBe('missionIsNotActive')
    const empty = await add({ tasks: [] })
    expect(await codeOf(complete(ann, empty.id))).toBe('cannotCompleteMissionWithoutTasks')
    expect(await codeOf(complete(ben, empty.id))).toBe('missionNotFound')
    expect(await codeOf(complete(leader, empty.id))).toBe('missionNotFound')
    expect(await codeOf(doTask(ben, pending.id, pending.tasks[0]?.id ?? ''))).toBe('missionNotFound')
    expect(await codeOf(doTask(ann, pending.id, nowhere))).toBe('taskNotFound')
  })

  test('is refused on holiday', async () => {
    const mission = await add({ tasks: [task()] })
    const [first] = mission.tasks as [Task]
    await holiday(ann, true)
    expect(await codeOf(doTask(ann, mission.id, first.id))).toBe('holidayModeEnabledError')
    await holiday(ann, false)
    await doAll(ann, mission)
    await holiday(ann, true)
    expect(await codeOf(complete(ann, mission.id))).toBe('holidayModeEnabledError')
    expect((await done(reopenTask(ann, mission.id, first.id))).tasks[0]?.completed).toBe(false)
  })
})

describe('approvals', () => {
  test('a request notifies all leaders once; approving pays and notifies the assignee', async () => {
    const mission = await add({ requireApprove: true })
    await doAll(ann, mission)
    const requested = await done(complete(ann, mission.id))
    expect(requested).toMatchObject({
      stats: { ruby: 0 },
      mission: { status: 'waitingApproval', approveRequested: true },
    })
    expect(await codeOf(complete(ann, mission.id))).toBe('groupMissionApproveAlreadyRequested')
    expect(await read(mission.id)).toMatchObject({ status: 'waitingApproval', waitingApproval: 1 })
    for (const one of [group.creator, leader]) expect(await notificationsOf(one, 'askMissionApprove')).toHaveLength(1)
    expect(await notificationsOf(ben, 'askMissionApprove')).toEqual([])
    expect(await done(leader.send(`GET ${at(`/${mission.id}/approvals`)}`))).toEqual([
      {
        ...{ userId: ann.id, name: ann.name, avatar: expect.objectContaining({ id: expect.any(String) }) },
        ...{ completed: true, approveRequested: true, approved: false, result: null },
        completedAt: new Date(start).toISOString(),
      },
    ])
    expect(await done(answer(leader, ann, mission.id))).toEqual({ approved: true, status: 'completed' })
    expect(await rubiesOf(ann)).toBe(15)
    for (const one of [group.creator, leader]) expect(await notificationsOf(one, 'askMissionApprove')).toEqual([])
    expect(await notificationsOf(ann, 'missionApprove')).toMatchObject([
      { data: { mission: { name: 'Spring', approved: true } } },
    ])
    expect(await codeOf(answer(leader, ann, mission.id))).toBe('alreadyApproved')
    expect(await read(mission.id)).toMatchObject({ status: 'completed', waitingApproval: 0 })
    await ledgerHolds(ann)
  })

  test('a mission declined in time is active again with its tasks done, and pays once after another request', async () => {
    const mission = await waiting()
    expect(await done(answer(leader, ann, mission.id, false))).toEqual({ approved: false, status: 'active' })
    expect(await codeOf(answer(leader, ann, mission.id))).toBe('groupMissionNotCompleted')
    expect(await notificationsOf(ann, 'missionApprove')).toMatchObject([{ data: { mission: { approved: false } } }])
    expect((await mine(ann, mission.id)).tasks.every((one) => one.completed)).toBe(true)
    await done(complete(ann, mission.id))
    expect(await notificationsOf(leader, 'askMissionApprove')).toHaveLength(1)
    await done(answer(group.creator, ann, mission.id))
    expect(await rubiesOf(ann)).toBe(15)
    await ledgerHolds(ann)
  })

  test('answers to an invalid state are refused', async () => {
    const plain = await add({ tasks: [task()] })
    expect(await codeOf(answer(leader, ann, plain.id))).toBe('groupMissionApproveNotRequired')
    expect(await codeOf(answer(ann, ben, plain.id))).toBe('notLeaderInThisGroup')
    expect(await codeOf(answer(leader, leader, nowhere))).toBe('cannotApproveOwn')
    expect(await codeOf(answer(leader, { id: nowhere }, plain.id))).toBe('memberNotFound')
    expect(await codeOf(answer(leader, ben, plain.id))).toBe('missionNotFound')
    expect(await code(leader, `POST ${own(ann, `/${plain.id}/approve`)}`, {})).toBe('invalidData')
    const asking = await add({ requireApprove: true, assignedUsers: [ann.id, ben.id] })
    expect(await codeOf(answer(leader, ann, asking.id))).toBe('groupMissionNotCompleted')
    const both = await add({ tasks: [task()], assignedUsers: [ann.id, ben.id] })
    await doAll(ann, both)
    await done(complete(ann, both.id))
    const { name, notes, assignedUsers } = { ...both, notes: '' }
    await done(leader.send(`PUT ${at(`/${both.id}`)}`, { name, notes, requireApprove: true, assignedUsers }))
    expect(await codeOf(answer(leader, ann, both.id))).toBe('groupMissionApproveNotRequested')
  })

  test("approving all skips the leader's own request", async () => {
    const mission = await done(
      group.creator.send<Mission>(
        `POST ${at()}`,
        draft({ requireApprove: true, assignedUsers: [ann.id, ben.id, leader.id] }),
      ),
    )
    const all = (by: Person, body: object = {}) =>
      by.send<{ approved: number }>(`POST ${at(`/${mission.id}/approve`)}`, body)
    expect(await codeOf(all(leader))).toBe('noMissionsForApproval')
    for (const person of [ann, ben, leader]) {
      await doAll(person, mission)
      await done(complete(person, mission.id))
    }
    expect(await done(all(leader))).toEqual({ approved: 2 })
    expect(await codeOf(all(leader))).toBe('noMissionsForApproval')
    expect(await Promise.all([ann, ben, leader].map(rubiesOf))).toEqual([15, 15, 0])
    expect(await done(all(group.creator, { approved: false }))).toEqual({ approved: 1 })
    expect(await mine(leader, mission.id)).toMatchObject({ status: 'active' })
    const plain = await add()
    expect(await code(leader, `POST ${at(`/${plain.id}/approve`)}`, {})).toBe('groupMissionApproveNotRequired')
    await ledgerHolds(ben)
  })

  test('a mission with open requests cannot be changed', async () => {
    const mission = await waiting([ann], { assignedUsers: [ann.id] })
    const [first] = mission.tasks as [Task]
    const { name, requireApprove, assignedUsers } = mission
    const blocked: [string, unknown?][] = [
      [`PUT ${at(`/${mission.id}`)}`, { name, notes: '', requireApprove, assignedUsers }],
      [`DELETE ${at(`/${mission.id}`)}`],
      [`PATCH ${at(`/${mission.id}/archive`)}`],
      [`POST ${at(`/${mission.id}/tasks`)}`, task()],
      [`PUT ${at(`/${mission.id}/tasks/${first.id}`)}`, { ...task(), notes: '', tags: [] }],
      [`PATCH ${at(`/${mission.id}/tasks/${first.id}`)}`, { title: 'Other' }],
      [`DELETE ${at(`/${mission.id}/tasks/${first.id}`)}`],
      [`PATCH ${at(`/${mission.id}/tasks/${first.id}/archive`)}`],
      [`PATCH ${at(`/${mission.id}/tasks/${first.id}/copy`)}`],
    ]
    for (const [call, body] of blocked)
      expect([call, await code(leader, call as 'GET /x', body)]).toEqual([call, 'waitingApprovalMissionsExist'])
    expect(await codeOf(reopenTask(ann, mission.id, first.id))).toBe('waitingApprovalMissionsExist')
    expect(await code(leader, `PATCH ${at(`/${mission.id}/copy`)}`)).toBe('cannotCloneActivePendingMission')
    expect(await read(mission.id)).toEqual(mission)
  })
})

describe('the days of a mission', () => {
  test('fail it after the last day without cost if it is not completed', async () => {
    await grantRubies(world, group.id, ann, 20)
    const mission = await add({ assignedUsers: [ann.id, ben.id], to: '2026-03-11' })
    await doAll(ben, mission)
    await done(complete(ben, mission.id))
    world.clock.set('2026-03-12T10:00:00Z')
    await comeIn(ann)
    expect(await mine(ann, mission.id)).toMatchObject({ status: 'failed' })
    expect(await mine(ben, mission.id)).toMatchObject({ status: 'completed' })
    expect(await read(mission.id)).toMatchObject({ status: 'completed' })
    expect(await codeOf(complete(ann, mission.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await rubiesOf(ann)).toBe(20)
  })

  test.each([
    [30, -8],
    [5, -5],
    [0, 0],
  ])('declining after its last day costs half its rubies: with %i, %i', async (had, diff) => {
    await grantRubies(world, group.id, ann, had)
    const mission = await waiting([ann], { to: '2026-03-11' })
    world.clock.set('2026-03-12T10:00:00Z')
    expect(await read(mission.id)).toMatchObject({ status: 'waitingApproval' })
    expect(await done(answer(leader, ann, mission.id, false))).toEqual({ approved: false, status: 'failed' })
    expect(await rubiesOf(ann)).toBe(had + diff)
    expect(await notificationsOf(ann, 'disapprovedExpiredMission')).toMatchObject([
      { data: { mission: { name: 'Spring' }, memberStats: { diff: { ruby: diff } } } },
    ])
    expect(await notificationsOf(ann, 'missionApprove')).toEqual([])
    expect(await codeOf(answer(leader, ann, mission.id))).toBe('groupMissionNotCompleted')
    await ledgerHolds(ann)
  })

  test('approving after its last day pays', async () => {
    const mission = await waiting([ann], { to: '2026-03-11' })
    world.clock.set('2026-03-15T10:00:00Z')
    await done(answer(leader, ann, mission.id))
    expect(await rubiesOf(ann)).toBe(15)
  })

  test("a holiday prevents failing and moves the player's last day", async () => {
    const mission = await add({ to: '2026-03-11', assignedUsers: [ann.id, ben.id] })
    await holiday(ann, true)
    world.clock.set('2026-03-15T10:00:00Z')
    await Promise.all([comeIn(ann), comeIn(ben)])
    expect(await mine(ann, mission.id)).toMatchObject({ status: 'active', to: '2026-03-11' })
    await holiday(ann, false)
    expect(await mine(ann, mission.id)).toMatchObject({ status: 'active', to: '2026-03-16' })
    expect(await mine(ben, mission.id)).toMatchObject({ status: 'failed', to: '2026-03-11' })
    expect(await read(mission.id)).toMatchObject({ to: '2026-03-11', status: 'active' })
    world.clock.set('2026-03-17T10:00:00Z')
    expect(await mine(ann, mission.id)).toMatchObject({ status: 'failed' })
  })

  test('declining costs nothing if it expired on holiday', async () => {
    await grantRubies(world, group.id, ann, 10)
    const mission = await waiting([ann], { to: '2026-03-11' })
    await holiday(ann, true)
    world.clock.set('2026-03-13T10:00:00Z')
    expect(await done(answer(leader, ann, mission.id, false))).toMatchObject({ status: 'active' })
    expect(await rubiesOf(ann)).toBe(10)
    await holiday(ann, false)
    expect(await mine(ann, mission.id)).toMatchObject({ status: 'active', to: '2026-03-14' })
  })
})

describe('changing', () => {
  const put = (id: string, about: object = {}, by: Person = leader) =>
    by.send<Mission>(`PUT ${at(`/${id}`)}`, {
      ...{ name: 'Summer', notes: 'x', requireApprove: true, assignedUsers: [ann.id] },
      ...about,
    })

  test('replaces all fields, and moves the days of a pending mission only', async () => {
    const pending = await add({ from: '2026-03-12' })
    expect(await done(put(pending.id, { from: today, to: '2026-03-30' }))).toMatchObject({
      ...{ name: 'Summer', notes: 'x', requireApprove: true, from: today, to: '2026-03-30', status: 'active' },
    })
    expect(await mine(ann, pending.id)).toMatchObject({ status: 'active', to: '2026-03-30' })
    expect(await done(put(pending.id, { from: '2026-03-15', to: '2026-04-30' }))).toMatchObject({
      ...{ from: today, to: '2026-03-30' },
    })
    const other = await add({ from: '2026-03-12' })
    expect(await codeOf(put(other.id, { from: '2026-03-09' }))).toBe('invalidData')
    expect(await codeOf(put(other.id, { to: '2026-03-12' }))).toBe('invalidData')
  })

  test('notifies new assignees, and restores the state of returning ones', async () => {
    const mission = await add({ tasks: [task()] })
    await doAll(ann, mission)
    await done(complete(ann, mission.id))
    await done(leader.send(`POST ${at()}`, draft({ assignedUsers: [ben.id] })))
    const open = await add({ tasks: [task()], assignedUsers: [ann.id, ben.id] })
    await doAll(ann, open)
    await done(complete(ann, open.id))
    await done(put(open.id, { assignedUsers: [ben.id] }))
    expect(await codeOf(ann.send(`GET ${at(`/${open.id}`)}`) as never)).toBe('missionNotFound')
    expect(await read(open.id)).toMatchObject({ tasks: [{ completedBy: [] }], status: 'active' })
    await done(put(open.id, { assignedUsers: [ben.id, ann.id] }))
    expect(await notificationsOf(ben, 'newMissionAssigned')).toHaveLength(2)
    expect(await mine(ann, open.id)).toMatchObject({ status: 'completed' })
    expect(await codeOf(complete(ann, open.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await rubiesOf(ann)).toBe(20)
  })

  test('is refused with the right codes', async () => {
    const mission = await add({ tasks: [task()] })
    expect(await codeOf(put(mission.id, {}, ann))).toBe('notLeaderInThisGroup')
    expect(await codeOf(put(nowhere, { assignedUsers: [leader.id] }))).toBe('cannotAssignToYourself')
    expect(await codeOf(put(nowhere))).toBe('missionNotFound')
    expect(await codeOf(put(mission.id, { assignedUsers: [nowhere] }))).toBe('memberNotFound')
    await doAll(ann, mission)
    await done(complete(ann, mission.id))
    expect(await codeOf(put(mission.id))).toBe('missionAlreadyCompletedOrFailed')
    expect(await code(leader, `POST ${at(`/${mission.id}/tasks`)}`, task())).toBe('missionAlreadyCompletedOrFailed')
  })

  test("is refused for the caller's own mission", async () => {
    const mission = await add({ assignedUsers: [leader.id] }, group.creator)
    const [first] = mission.tasks as [Task]
    const calls: [string, unknown?][] = [
      [`PUT ${at(`/${mission.id}`)}`, { name: 'x', notes: '', requireApprove: false, assignedUsers: [ann.id] }],
      [`DELETE ${at(`/${mission.id}`)}`],
      [`PATCH ${at(`/${mission.id}/archive`)}`],
      [`PATCH ${at(`/${mission.id}/copy`)}`],
      [`POST ${at(`/${mission.id}/tasks`)}`, task()],
      [`PUT ${at(`/${mission.id}/tasks/${first.id}`)}`, { ...task(), notes: '', tags: [] }],
      [`DELETE ${at(`/${mission.id}/tasks/${first.id}`)}`],
      [`PATCH ${at(`/${mission.id}/tasks/${first.id}/archive`)}`],
      [`PATCH ${at(`/${mission.id}/tasks/${first.id}/copy`)}`],
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
    expect(await code(leader, `PATCH ${at(`/${mission.id}/archive`)}`)).toBe('missionIsNotArchivable')
    expect(await code(leader, `PATCH ${at(`/${mission.id}/copy`)}`)).toBe('cannotCloneActivePendingMission')
    world.clock.set('2026-03-14T10:00:00Z')
    await Promise.all([comeIn(ann), comeIn(ben)])
    await done(leader.send(`DELETE /groups/${group.id}/members/${ben.memberId}`))
    const copy = await done(leader.send<Mission>(`PATCH ${at(`/${mission.id}/copy`)}`))
    expect(copy).toMatchObject({
      ...{ name: 'Spring', status: 'active', from: '2026-03-14', to: '2026-03-16', assignedUsers: [ann.id], ruby: 15 },
    })
    expect(copy.id).not.toBe(mission.id)
    expect(await notificationsOf(ann, 'newMissionAssigned')).toHaveLength(2)
    await done(leader.send(`PATCH ${at(`/${mission.id}/archive`)}`))
    expect(await code(leader, `PATCH ${at(`/${mission.id}/archive`)}`)).toBe('missionIsNotArchivable')
    await done(leader.send(`PATCH ${at(`/${mission.id}/copy`)}`))
  })

  test('deletes it and its tasks, and keeps payments', async () => {
    const mission = await add({ tasks: [task()] })
    await doAll(ann, mission)
    await done(complete(ann, mission.id))
    expect(await done(leader.send(`DELETE ${at(`/${mission.id}`)}`))).toBe(null)
    expect(await code(leader, `GET ${at(`/${mission.id}`)}`)).toBe('missionNotFound')
    expect(await rubiesOf(ann)).toBe(10)
    await ledgerHolds(ann)
  })

  test('a leaving member loses it and the open request', async () => {
    const mission = await waiting([ann], { to: '2026-03-12' })
    await done(ann.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
    expect(await notificationsOf(leader, 'askMissionApprove')).toEqual([])
    expect(await read(mission.id)).toMatchObject({ status: 'active', assignedUsers: [], waitingApproval: 0 })
    expect(await codeOf(answer(leader, ann, mission.id))).toBe('memberNotFound')
    world.clock.set('2026-03-14T10:00:00Z')
    expect(await read(mission.id)).toMatchObject({ status: 'failed' })
    expect((await list('?status=failed')).map(({ id }) => id)).toEqual([mission.id])
    await done(leader.send(`PATCH ${at(`/${mission.id}/archive`)}`))
  })

  test('deleting a group deletes its missions', async () => {
    const mission = await waiting()
    await done(group.creator.send(`DELETE /groups/${group.id}`))
    const left = await world.database.queries
      .select()
      .from(groupMissionStates)
      .where(eq(groupMissionStates.missionId, mission.id))
    expect(left).toEqual([])
  })
})

describe('the tasks of a group mission', () => {
  const path = (mission: Mission, one?: Task, verb = '') =>
    at(`/${mission.id}/tasks${one ? `/${one.id}` : ''}${verb && `/${verb}`}`)

  test('can be added, changed, copied and deleted', async () => {
    const mission = await add({ tasks: [task()] })
    const body = task({ id: randomUUID(), title: 'Mow', ruby: 3 })
    const added = await done(leader.send<Task>(`POST ${path(mission)}`, body))
    expect(added).toMatchObject({ id: body.id, title: 'Mow', ruby: 3, archived: false, completedBy: [] })
    expect(await done(leader.send<Task>(`POST ${path(mission)}`, body))).toEqual(added)
    expect(await code(leader, `POST ${path(mission)}`, { ...body, ruby: 4 })).toBe('idAlreadyUsed')
    const written = { title: 'Rake', notes: 'n', ruby: 4, type: 'weekly', tags: [] }
    expect(await done(leader.send<Task>(`PUT ${path(mission, added)}`, written))).toEqual({ ...added, ...written })
    const copy = await done(leader.send<Task>(`PATCH ${path(mission, added, 'copy')}`))
    expect(copy).toMatchObject({ title: 'Rake', ruby: 4 })
    expect(await read(mission.id)).toMatchObject({ ruby: 18, tasks: [{}, { id: added.id }, { id: copy.id }] })
    expect(await done(leader.send(`DELETE ${path(mission, added)}`))).toBe(null)
    expect(await code(leader, `DELETE ${path(mission, added)}`)).toBe('taskNotFound')
    expect(await code(leader, `POST ${path(mission)}`, body)).toBe('idAlreadyUsed')
  })

  test('keep the fields that a patch does not name', async () => {
    const mission = await add({ tasks: [task(), task({ title: 'Mow', notes: 'Twice', ruby: 3 })] })
    const [first, second] = mission.tasks as [Task, Task]
    const patch = (body: object, by = leader) => by.send<Task>(`PATCH ${path(mission, second)}`, body)
    expect(await done(patch({ ruby: 7 }))).toEqual({ ...second, ruby: 7 })
    expect(await done(patch({ title: 'Rake', type: 'weekly' }))).toEqual({
      ...{ ...second, ruby: 7, title: 'Rake', type: 'weekly' },
    })
    expect(await done(patch({}))).toEqual({ ...second, ruby: 7, title: 'Rake', type: 'weekly' })
    for (const body of [{ title: null }, { title: '' }, { ruby: -1 }, { tags: null }]) {
      expect([body, await codeOf(patch(body))]).toEqual([body, 'invalidData'])
    }
    expect(await codeOf(patch({ ruby: 9 }, ann))).toBe('notLeaderInThisGroup')
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
    const [first, second] = mission.tasks as [Task, Task]
    await done(doTask(ann, mission.id, first.id))
    expect(await done(leader.send<Task>(`PATCH ${path(mission, first, 'archive')}`))).toMatchObject({
      ...{ archived: true, completedBy: [ann.id] },
    })
    expect(await code(leader, `PATCH ${path(mission, first, 'archive')}`)).toBe('taskAlreadyArchived')
    expect(await code(leader, `PUT ${path(mission, first)}`, { ...task(), notes: '', tags: [] })).toBe(
      'cannotUpdateCompletedTask',
    )
    expect(await codeOf(doTask(ben, mission.id, first.id))).toBe('cannotCompleteArchivedTask')
    expect(await codeOf(reopenTask(ann, mission.id, first.id))).toBe('cannotReopenArchivedTask')
    for (const person of [ann, ben]) await done(doTask(person, mission.id, second.id))
    expect((await mine(ben, mission.id)).ruby).toBe(5)
    expect(await done(complete(ann, mission.id))).toMatchObject({ stats: { ruby: 15, exp: 40 } })
    expect(await done(complete(ben, mission.id))).toMatchObject({ stats: { ruby: 5, exp: 30 } })
    await Promise.all([ledgerHolds(ann), ledgerHolds(ben)])
  })

  test('a mission with only archived undone tasks has none', async () => {
    const mission = await add({ tasks: [task()] })
    await done(leader.send(`PATCH ${path(mission, mission.tasks[0], 'archive')}`))
    expect(await read(mission.id)).toMatchObject({ ruby: 0 })
    expect(await codeOf(complete(ann, mission.id))).toBe('cannotCompleteMissionWithoutTasks')
  })
})
