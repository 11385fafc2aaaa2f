import type { Award } from '@questboard/api/board/schema'
import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { Story } from '@questboard/api/days/schema'
import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { createdItems, ledger, missions, missionTasks, users } from '@questboard/db/schema'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const today = '2026-03-10'

const draft = <About extends object>(about = {} as About) => ({
  name: 'Spring',
  from: today,
  to: '2026-03-20',
  ...about,
})
const draftTask = <About extends object>(about = {} as About) => ({ title: 'Dig', gold: 10, type: 'todo', ...about })
const tasksOf = (count: number) =>
  Array.from({ length: count }, (_, number) => draftTask({ title: `Task ${number}`, gold: number }))

const add = (person: Person, about: object = {}) => expectOk(person.send<Mission>('POST /user/missions', draft(about)))
const addTask = (person: Person, id: string, about: object = {}) =>
  expectOk(person.send<MissionTask>(`POST /user/missions/${id}/tasks`, draftTask(about)))
const read = async (person: Person, id: string) => expectOk(person.send<Mission>(`GET /user/missions/${id}`))
const list = async (person: Person, query = '') => expectOk(person.send<Mission[]>(`GET /user/missions${query}`))
const ids = async (person: Person, query = '') => (await list(person, query)).map(({ id }) => id)
const complete = (person: Person, id: string) => person.send<Award>(`POST /user/missions/${id}/complete`)
const act = (person: Person, id: string, task: string, verb: string) =>
  person.send<MissionTask>(`${verb === 'copy' ? 'POST' : 'PATCH'} /user/missions/${id}/tasks/${task}/${verb}`)
const stats = async (person: Person) =>
  (await expectOk(person.send<Award & { board: { position: number } }>('GET /users/profile'))) as Award

/** A personal mission that has ended in the given way. */
async function ended(person: Person, how: 'completed' | 'failed' | 'archived', about: object = {}): Promise<Mission> {
  const mission = await add(person, { tasks: tasksOf(2), ...about })
  if (how === 'failed') {
    await server.database.queries
      .update(missions)
      .set({ status: 'failed', isMain: false })
      .where(eq(missions.id, mission.id))
    return read(person, mission.id)
  }
  for (const task of mission.tasks) await expectOk(act(person, mission.id, task.id, 'complete'))
  await expectOk(complete(person, mission.id))
  if (how === 'archived') await expectOk(person.send(`PATCH /user/missions/${mission.id}/archive`))
  return read(person, mission.id)
}

const holiday = (person: Person, holidayMode: boolean) =>
  server.database.queries.update(users).set({ holidayMode }).where(eq(users.id, person.id))

/** All rows of a user's missions, to prove that a refused call changed nothing. */
async function everything(person: Person): Promise<string> {
  const { queries } = server.database
  const [ownMissions, tasks, entries, taken] = await Promise.all([
    queries.select().from(missions).where(eq(missions.userId, person.id)).orderBy(asc(missions.sequence)),
    queries
      .select({ task: missionTasks })
      .from(missionTasks)
      .innerJoin(missions, eq(missions.id, missionTasks.missionId))
      .where(eq(missions.userId, person.id))
      .orderBy(asc(missionTasks.sequence)),
    queries.select().from(ledger).where(eq(ledger.ownerId, person.id)).orderBy(asc(ledger.id)),
    queries.select().from(createdItems).where(eq(createdItems.userId, person.id)).orderBy(asc(createdItems.id)),
  ])
  return JSON.stringify({ own: ownMissions, tasks, entries, taken })
}

/** The error code of a call. Fails if the call changed anything. */
async function refusal(person: Person, call: Parameters<Person['send']>[0], body?: unknown): Promise<string> {
  const before = await everything(person)
  const { error } = await person.send(call, body)
  expect(await everything(person)).toBe(before)
  return error?.message
}

describe('creating a mission', () => {
  test('fills in defaults, keeps the order of tasks, and is active from today', async () => {
    const person = await server.person()
    const mission = await add(person, {
      name: '  Spring ',
      tasks: [draftTask({ title: 'b' }), draftTask({ title: 'a', gold: 5 })],
    })
    const task = {
      id: expect.any(String),
      title: 'b',
      notes: '',
      gold: 10,
      type: 'todo',
      tags: [],
      completed: false,
      archived: false,
      createdAt: '2026-03-10T10:00:00.000Z',
      updatedAt: '2026-03-10T10:00:00.000Z',
      completedAt: null,
    }
    expect(mission).toEqual({
      id: expect.any(String),
      name: 'Spring',
      notes: '',
      status: 'active',
      isMain: false,
      gold: 15,
      from: today,
      to: '2026-03-20',
      updatedAt: '2026-03-10T10:00:00.000Z',
      tasks: [task, { ...task, title: 'a', gold: 5 }],
    })
    expect(await read(person, mission.id)).toEqual(mission)
    expect(await list(person)).toEqual([mission])
  })

  test('with a later start is pending', async () => {
    const person = await server.person()
    expect(await add(person, { from: '2026-03-11' })).toMatchObject({ status: 'pending', gold: 0, tasks: [] })
  })

  test("uses the caller's today", async () => {
    const person = await server.person({ headers: { timezone: 'Pacific/Kiritimati' } })
    expect(await refusal(person, 'POST /user/missions', draft())).toBe('invalidData')
    expect(await add(person, { from: '2026-03-11' })).toMatchObject({ status: 'active' })
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(151) }],
    ['notes', { notes: null }],
    ['notes', { notes: 'x'.repeat(5001) }],
    ['from', { from: undefined }],
    ['from', { from: '2026-03-09' }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '2026-03-10T00:00:00Z' }],
    ['from, to', { to: today }],
    ['from, to', { to: '2027-03-11' }],
    ['from, to', { from: '2020-01-01' }],
    ['tasks', { tasks: null }],
    ['tasks', { tasks: tasksOf(101).map((task) => ({ ...task, gold: 1 })) }],
    ['tasks.0.title', { tasks: [draftTask({ title: '' })] }],
    ['tasks.1.gold', { tasks: [draftTask(), draftTask({ gold: 101 })] }],
    ['tasks.0.type', { tasks: [draftTask({ type: 'archived' })] }],
    ['tasks.0.tags.0', { tasks: [draftTask({ tags: [unknownId] })] }],
    ['tasks.0.id', { tasks: [draftTask({ id: 'mine' })] }],
    ['tasks', { tasks: [draftTask({ id: unknownId }), draftTask({ id: unknownId })] }],
    [
      'tasks',
      {
        id: '0000000A-0000-4000-8000-000000000000',
        tasks: [draftTask({ id: '0000000a-0000-4000-8000-000000000000' })],
      },
    ],
    ['id', { id: null }],
  ])('names the field %s and creates nothing', async (path, about) => {
    const person = await server.person()
    const before = await everything(person)
    const { error } = await person.send('POST /user/missions', draft(about))
    expect(error).toMatchObject({ message: 'invalidData', type: 'BadRequest', status: 400 })
    expect(error.details?.map((detail) => detail.path).join(', ')).toBe(path)
    expect(await everything(person)).toBe(before)
  })

  test('accepts 365 days and a hundred tasks', async () => {
    const person = await server.person()
    const mission = await add(person, { to: '2027-03-10', tasks: tasksOf(100) })
    expect(mission.tasks.map(({ title }) => title)).toEqual(tasksOf(100).map(({ title }) => title))
    expect(mission.gold).toBe(4950)
    expect((await read(person, mission.id)).tasks).toEqual(mission.tasks)
  })

  test('refuses the 501st open mission, however it is created; ended ones do not count', async () => {
    const person = await server.person()
    const old = await ended(person, 'completed')
    await server.database.queries.insert(missions).values(
      Array.from({ length: 499 }, (_, number) => ({
        id: crypto.randomUUID(),
        userId: person.id,
        name: `Mission ${number}`,
        notes: '',
        status: 'active' as const,
        from: today,
        to: '2026-03-20',
        createdAt: server.clock.now(),
      })),
    )
    const last = await add(person, { tasks: [draftTask()] })
    expect(await refusal(person, 'POST /user/missions', draft({ id: crypto.randomUUID() }))).toBe('tooManyItems')
    expect(await refusal(person, 'POST /user/missions', draft({ from: '2026-03-09' }))).toBe('invalidData')
    expect(await refusal(person, `POST /user/missions/${old.id}/copy`)).toBe('tooManyItems')
    await act(person, last.id, last.tasks[0]?.id ?? '', 'complete')
    await expectOk(complete(person, last.id))
    expect((await person.send('POST /user/missions', draft())).status).toBe(200)
  })
})

describe('lists', () => {
  test('are sorted oldest first and filtered by status, without the archive by default', async () => {
    const person = await server.person()
    const createdIds: Record<string, string> = {}
    createdIds.archived = (await ended(person, 'archived')).id
    createdIds.pending = (await add(person, { from: '2026-03-11' })).id
    createdIds.completed = (await ended(person, 'completed')).id
    createdIds.active = (await add(person)).id
    createdIds.failed = (await ended(person, 'failed')).id
    expect(await ids(person)).toEqual([createdIds.pending, createdIds.completed, createdIds.active, createdIds.failed])
    for (const status of Object.keys(createdIds))
      expect(await ids(person, `?status=${status}`)).toEqual([createdIds[status]])
    expect(await ids(person, '?status=failed&status=archived&status=pending')).toEqual([
      createdIds.archived,
      createdIds.pending,
      createdIds.failed,
    ])
    expect(await ids(person, '?status=waitingApproval')).toEqual([])
  })

  test('the archive is paged', async () => {
    const person = await server.person()
    const createdMissions = []
    for (let count = 0; count < 3; count++)
      createdMissions.push((await ended(person, 'archived', { tasks: [draftTask()] })).id)
    expect(await ids(person, '?status=archived')).toEqual(createdMissions)
    expect(await ids(person, '?status=archived&limit=2&page=2')).toEqual([createdMissions[2]])
    expect(await ids(person, '?limit=1')).toEqual([])
  })

  test.each(['?status=open', '?status=', '?status=active&page=0', '?status=archived&limit=101'])(
    'refuse the query %s',
    async (query) => {
      const { error } = await (await server.person()).send(`GET /user/missions${query}`)
      expect(error).toMatchObject({ message: 'invalidQueryParams', status: 400 })
    },
  )

  test('the dashboard shows all unarchived missions with their tasks', async () => {
    const person = await server.person()
    await ended(person, 'archived')
    const mission = await add(person, { tasks: tasksOf(2) })
    const main = await expectOk(person.send<Mission>(`PATCH /user/missions/${mission.id}/main`))
    const { missions: shown } = await expectOk(person.send<Dashboard>('GET /dashboard'))
    expect(shown).toEqual([main])
  })
})

describe('client ids', () => {
  const taken = { message: 'idAlreadyUsed', type: 'Conflict', status: 409 }
  const post = (person: Person, body: object) => person.send<Mission>('POST /user/missions', body)

  test('the same create returns the mission, a day later and at the limit', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person()
    const body = draft({
      id: crypto.randomUUID().toUpperCase(),
      tasks: [draftTask({ id: crypto.randomUUID() }), draftTask()],
    })
    const mission = await expectOk(post(person, body))
    expect(mission.id).toBe(body.id.toLowerCase())
    await expectOk(person.send(`PUT /user/missions/${mission.id}`, { name: 'Summer', notes: '' }))
    ownServer.clock.advance({ days: 1 })
    expect((await post(person, body)).result).toEqual({ ...mission, name: 'Summer' })
    expect((await post(person, { ...body, name: 'Summer' })).error).toEqual(taken)
    expect(await list(person)).toHaveLength(1)
    await ownServer.close()
  })

  test('the id of a task alone identifies a repeated create', async () => {
    const person = await server.person()
    const body = draft({ tasks: [draftTask(), draftTask({ id: crypto.randomUUID() })] })
    const mission = await expectOk(post(person, body))
    expect((await post(person, body)).result).toEqual(mission)
    expect((await post(person, { ...body, notes: 'x' })).error).toEqual(taken)
    expect(await list(person)).toHaveLength(1)
  })

  test('a used id is refused and nothing is created', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const [id, taskId] = [crypto.randomUUID(), crypto.randomUUID()]
    const mission = await expectOk(post(otherPerson, draft({ id, tasks: [draftTask({ id: taskId })] })))
    const madeHere = await add(otherPerson, { tasks: [draftTask()] })
    const fresh = crypto.randomUUID()
    for (const body of [
      draft({ id, tasks: [draftTask({ id: taskId })] }),
      draft({ id: taskId }),
      draft({ id: madeHere.id }),
      draft({ id: fresh, tasks: [draftTask({ id: taskId })] }),
      draft({ id: fresh, tasks: [draftTask({ id: madeHere.tasks[0]?.id })] }),
    ]) {
      expect(await refusal(person, 'POST /user/missions', body)).toBe('idAlreadyUsed')
    }
    expect((await post(person, draft({ id: fresh }))).status).toBe(200)
    expect(await list(otherPerson)).toEqual([mission, madeHere])
  })

  test('a deleted id stays used, with its mission or alone', async () => {
    const person = await server.person()
    const body = draft({ id: crypto.randomUUID(), tasks: [draftTask({ id: crypto.randomUUID() }), draftTask()] })
    const mission = await expectOk(post(person, body))
    await expectOk(person.send(`DELETE /user/missions/${mission.id}`))
    expect(await refusal(person, 'POST /user/missions', body)).toBe('idAlreadyUsed')
    for (const task of mission.tasks) {
      expect(await refusal(person, 'POST /user/missions', draft({ id: task.id }))).toBe('idAlreadyUsed')
    }
  })

  test('ten parallel creates create one mission', async () => {
    const person = await server.person()
    const body = draft({ id: crypto.randomUUID(), tasks: [draftTask({ id: crypto.randomUUID() })] })
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(person, body)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const [mission, ...more] = await list(person)
    expect(more).toEqual([])
    expect(mission?.tasks).toHaveLength(1)
  })

  test('repeating one task returns it, even after the mission has ended', async () => {
    const person = await server.person()
    const { id } = await add(person)
    const body = draftTask({ id: crypto.randomUUID() })
    const task = await expectOk(person.send<MissionTask>(`POST /user/missions/${id}/tasks`, body))
    expect(task.id).toBe(body.id)
    await act(person, id, task.id, 'complete')
    await expectOk(complete(person, id))
    const again = await expectOk(person.send<MissionTask>(`POST /user/missions/${id}/tasks`, body))
    expect(again).toMatchObject({ id: task.id, completed: true })
    expect(await refusal(person, `POST /user/missions/${id}/tasks`, { ...body, gold: 1 })).toBe('idAlreadyUsed')
    const elsewhere = await add(person)
    expect(await refusal(person, `POST /user/missions/${elsewhere.id}/tasks`, body)).toBe('idAlreadyUsed')
  })

  test('repeating several tasks returns them in order', async () => {
    const person = await server.person()
    const { id } = await add(person)
    const before = await addTask(person, id)
    const body = {
      tasks: [draftTask({ title: 'a' }), draftTask({ title: 'b', id: crypto.randomUUID() }), draftTask({ title: 'c' })],
    }
    const path = `POST /user/missions/${id}/tasks/multiple-tasks` as const
    const createdTasks = await expectOk(person.send<MissionTask[]>(path, body))
    const after = await addTask(person, id)
    expect(await expectOk(person.send<MissionTask[]>(path, body))).toEqual(createdTasks)
    expect((await read(person, id)).tasks).toEqual([before, ...createdTasks, after])
    await expectOk(person.send(`DELETE /user/missions/${id}/tasks/${createdTasks[1]?.id}`))
    expect(await refusal(person, path, body)).toBe('idAlreadyUsed')
  })
})

describe('changing a mission', () => {
  const put = (person: Person, id: string, body: object) => person.send<Mission>(`PUT /user/missions/${id}`, body)

  test('moves the days of a pending mission; those of an active one stay', async () => {
    const person = await server.person()
    const { id } = await add(person, { from: '2026-03-12' })
    expect((await put(person, id, { name: 'A', notes: 'n', to: '2026-03-13' })).result).toMatchObject({
      name: 'A',
      notes: 'n',
      status: 'pending',
      from: '2026-03-12',
      to: '2026-03-13',
    })
    expect((await put(person, id, { name: 'A', notes: '', from: today })).result).toMatchObject({
      status: 'active',
      from: today,
      to: '2026-03-13',
      notes: '',
    })
    expect(
      (await put(person, id, { name: 'B', notes: '', from: '2020-01-01', to: '2019-01-01' })).result,
    ).toMatchObject({
      name: 'B',
      status: 'active',
      from: today,
      to: '2026-03-13',
    })
  })

  test.each([
    ['from', { from: '2026-03-09' }],
    ['from, to', { from: '2026-03-20' }],
    ['from, to', { to: '2026-03-12' }],
    ['from, to', { to: '2027-03-13' }],
    ['from', { from: '12.03.2026' }],
    ['from', { from: null }],
    ['name', { name: undefined }],
    ['notes', { notes: undefined }],
  ])('of a pending mission refuses the field %s in %j', async (path, about) => {
    const person = await server.person()
    const { id } = await add(person, { from: '2026-03-12' })
    const before = await everything(person)
    const { error } = await put(person, id, { name: 'A', notes: '', ...about })
    expect(error).toMatchObject({ message: 'invalidData', status: 400 })
    expect(error.details?.map((detail) => detail.path).join(', ')).toBe(path)
    expect(await everything(person)).toBe(before)
  })

  test('validates the format of an ignored day', async () => {
    const person = await server.person()
    const { id } = await add(person)
    expect(await refusal(person, `PUT /user/missions/${id}`, { name: 'A', notes: '', from: 'soon' })).toBe(
      'invalidData',
    )
  })

  test.each(['completed', 'failed', 'archived'] as const)('is refused for a mission that is %s', async (how) => {
    const person = await server.person()
    const { id, tasks } = await ended(person, how)
    const task = tasks[0]?.id
    const written = { title: 'A', notes: '', gold: 1, type: 'todo', tags: [] }
    for (const [call, body] of [
      [`PUT /user/missions/${id}`, { name: 'A', notes: '' }],
      [`POST /user/missions/${id}/complete`],
      [`PATCH /user/missions/${id}/main`],
      [`POST /user/missions/${id}/tasks`, draftTask()],
      [`POST /user/missions/${id}/tasks`, draftTask({ id: crypto.randomUUID() })],
      [`POST /user/missions/${id}/tasks/multiple-tasks`, { tasks: [draftTask()] }],
      [`PUT /user/missions/${id}/tasks/${task}`, written],
      [`DELETE /user/missions/${id}/tasks/${task}`],
      [`PATCH /user/missions/${id}/tasks/${task}/complete`],
      [`PATCH /user/missions/${id}/tasks/${task}/archive`],
      [`PATCH /user/missions/${id}/tasks/${task}/reopen`],
      [`POST /user/missions/${id}/tasks/${task}/copy`],
    ] as const) {
      expect([call, await refusal(person, call, body)]).toEqual([call, 'missionAlreadyCompletedOrFailed'])
    }
    expect(await expectOk(person.send(`GET /user/missions/${id}/tasks`))).toEqual(tasks)
    expect(await expectOk(person.send(`DELETE /user/missions/${id}`))).toBeNull()
    expect((await person.send(`GET /user/missions/${id}`)).error).toEqual({
      message: 'missionNotFound',
      type: 'NotFound',
      status: 404,
    })
  })

  test('allows one main mission, until it ends', async () => {
    const person = await server.person()
    const otherPerson = await server.person()
    const others = await add(otherPerson)
    await expectOk(otherPerson.send(`PATCH /user/missions/${others.id}/main`))
    const first = await add(person, { from: '2026-03-11' })
    const second = await add(person, { tasks: [draftTask()] })
    for (const id of [first.id, second.id, second.id]) {
      expect(await expectOk(person.send<Mission>(`PATCH /user/missions/${id}/main`))).toMatchObject({
        id,
        isMain: true,
      })
      expect((await list(person)).filter(({ isMain }) => isMain).map((mission) => mission.id)).toEqual([id])
    }
    await act(person, second.id, second.tasks[0]?.id ?? '', 'complete')
    await expectOk(complete(person, second.id))
    expect((await list(person)).some(({ isMain }) => isMain)).toBe(false)
    expect((await read(otherPerson, others.id)).isMain).toBe(true)
  })

  test('ten parallel choices leave one main mission', async () => {
    const person = await server.person()
    const createdMissions = await Promise.all(Array.from({ length: 10 }, () => add(person)))
    const replies = await Promise.all(createdMissions.map(({ id }) => person.send(`PATCH /user/missions/${id}/main`)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await list(person)).filter(({ isMain }) => isMain)).toHaveLength(1)
  })

  test('archives an ended mission once, and no other', async () => {
    const person = await server.person()
    for (const how of ['completed', 'failed'] as const) {
      const mission = await ended(person, how)
      expect(await expectOk(person.send(`PATCH /user/missions/${mission.id}/archive`))).toEqual({
        ...mission,
        status: 'archived',
      })
      expect(await refusal(person, `PATCH /user/missions/${mission.id}/archive`)).toBe('missionIsNotArchivable')
    }
    for (const from of [today, '2026-03-11']) {
      const { id } = await add(person, { from })
      expect(await refusal(person, `PATCH /user/missions/${id}/archive`)).toBe('missionIsNotArchivable')
    }
  })

  test('a copy starts today, with the same length and open tasks', async () => {
    const person = await server.person()
    const mission = await add(person, { from: today, to: '2026-04-01', notes: 'n', tasks: tasksOf(3) })
    expect(await refusal(person, `POST /user/missions/${mission.id}/copy`)).toBe('cannotCloneActivePendingMission')
    const pending = await add(person, { from: '2026-03-11' })
    expect(await refusal(person, `POST /user/missions/${pending.id}/copy`)).toBe('cannotCloneActivePendingMission')
    for (const task of mission.tasks) await expectOk(act(person, mission.id, task.id, 'complete'))
    await expectOk(act(person, mission.id, mission.tasks[0]?.id ?? '', 'archive'))
    await expectOk(person.send(`PATCH /user/missions/${mission.id}/main`))
    await expectOk(complete(person, mission.id))
    await server.database.queries
      .update(missions)
      .set({ from: '2025-01-01', to: '2025-01-23' })
      .where(eq(missions.id, mission.id))
    const copy = await expectOk(person.send<Mission>(`POST /user/missions/${mission.id}/copy`))
    expect(copy).toMatchObject({ name: 'Spring', notes: 'n', status: 'active', from: today, to: '2026-04-01', gold: 3 })
    expect(copy).toMatchObject({ isMain: false, id: expect.not.stringMatching(mission.id) })
    expect(copy.tasks.map(({ title, completed, archived }) => [title, completed, archived])).toEqual([
      ['Task 0', false, false],
      ['Task 1', false, false],
      ['Task 2', false, false],
    ])
    expect(await read(person, copy.id)).toEqual(copy)
    const taken = new Set(mission.tasks.map(({ id }) => id))
    expect(copy.tasks.some(({ id }) => taken.has(id))).toBe(false)
  })
})

describe('completing a mission', () => {
  test('pays the sum of its tasks, archived ones too, and 20 experience plus 10 for each; the pawn moves 3', async () => {
    const person = await server.person()
    const { id, tasks } = await add(person, { tasks: [7, 30, 0, 100].map((gold) => draftTask({ gold })) })
    for (const task of tasks) await expectOk(act(person, id, task.id, 'complete'))
    await expectOk(act(person, id, tasks[3]?.id ?? '', 'archive'))
    expect((await stats(person)).stats).toMatchObject({ gold: 0, exp: 0 })
    const { stats: paid, board } = await expectOk(complete(person, id))
    expect(paid).toMatchObject({ gold: 137, gems: 50, exp: 60 })
    expect(board).toMatchObject({ position: 3, lap: 1 })
    expect((await stats(person)).stats).toEqual(paid)
    expect(await read(person, id)).toMatchObject({ status: 'completed', gold: 137 })
    const entries = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'missionCompleted')))
      .orderBy(asc(ledger.id))
    expect(
      entries.map(({ currency, amount, balance, reference, item }) => [currency, amount, balance, reference, item]),
    ).toEqual([
      ['gold', 137, 137, id, 'Spring'],
      ['exp', 60, 60, id, 'Spring'],
    ])
  })

  test.each([
    [18, 200],
    [30, 200],
    [17, 190],
  ])('of %i tasks pays %i experience', async (count, exp) => {
    const person = await server.person()
    const { id } = await add(person, { tasks: tasksOf(count) })
    await server.database.queries
      .update(missionTasks)
      .set({ completedAt: server.clock.now() })
      .where(eq(missionTasks.missionId, id))
    await expectOk(complete(person, id))
    const [entry] = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.reference, id), eq(ledger.currency, 'exp')))
    expect(entry?.amount).toBe(exp)
  })

  test('pays once for many parallel calls', async () => {
    const person = await server.person()
    const { id, tasks } = await add(person, { tasks: [draftTask()] })
    await act(person, id, tasks[0]?.id ?? '', 'complete')
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete(person, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.message === 'missionAlreadyCompletedOrFailed')).toHaveLength(19)
    expect(await stats(person)).toMatchObject({ stats: { gold: 10, exp: 30 }, board: { position: 3 } })
  })

  test('pays two missions in parallel', async () => {
    const person = await server.person()
    const readyMissions = [await ready(person), await ready(person)]
    await Promise.all(readyMissions.map(({ id }) => expectOk(complete(person, id))))
    // The second one lands on the bonus of square 6.
    expect(await stats(person)).toMatchObject({ stats: { gold: 30, exp: 60 }, board: { position: 6 } })
  })

  const ready = async (person: Person) => {
    const mission = await add(person, { tasks: [draftTask()] })
    await expectOk(act(person, mission.id, mission.tasks[0]?.id ?? '', 'complete'))
    return mission
  }

  test('uses the final state of tasks that were reopened, added or deleted', async () => {
    const person = await server.person()
    const { id } = await ready(person)
    const [first] = (await read(person, id)).tasks
    await expectOk(act(person, id, first?.id ?? '', 'reopen'))
    expect(await refusal(person, `POST /user/missions/${id}/complete`)).toBe('missionTasksIncompleted')
    await expectOk(act(person, id, first?.id ?? '', 'complete'))
    const added = await addTask(person, id, { gold: 50 })
    expect(await refusal(person, `POST /user/missions/${id}/complete`)).toBe('missionTasksIncompleted')
    await expectOk(person.send(`DELETE /user/missions/${id}/tasks/${added.id}`))
    expect((await read(person, id)).gold).toBe(10)
    expect((await expectOk(complete(person, id))).stats).toMatchObject({ gold: 10, exp: 30 })
    await expectOk(person.send(`DELETE /user/missions/${id}`))
    expect((await stats(person)).stats).toMatchObject({ gold: 10, exp: 30 })
  })

  test('checks its own state before the holiday', async () => {
    const person = await server.person()
    const pending = await add(person, { from: '2026-03-11', tasks: [draftTask()] })
    const empty = await add(person)
    const undone = await add(person, { tasks: [draftTask()] })
    const done = await ready(person)
    const closed = await ended(person, 'failed')
    await holiday(person, true)
    const code = (id: string) => refusal(person, `POST /user/missions/${id}/complete`)
    expect(await code(unknownId)).toBe('missionNotFound')
    expect(await code(pending.id)).toBe('missionIsNotActive')
    expect(await code(undone.id)).toBe('missionTasksIncompleted')
    expect(await code(empty.id)).toBe('cannotCompleteMissionWithoutTasks')
    expect(await code(closed.id)).toBe('missionAlreadyCompletedOrFailed')
    expect(await code(done.id)).toBe('holidayModeEnabledError')
    const task = (mission: Mission) =>
      `PATCH /user/missions/${mission.id}/tasks/${mission.tasks[0]?.id}/complete` as const
    expect(await refusal(person, task(pending))).toBe('missionIsNotActive')
    expect(await refusal(person, task(done))).toBe('taskAlreadyCompleted')
    expect(await refusal(person, task(undone))).toBe('holidayModeEnabledError')
    expect((await act(person, done.id, done.tasks[0]?.id ?? '', 'reopen')).status).toBe(200)
    await holiday(person, false)
    expect((await person.send(task(undone))).status).toBe(200)
  })
})

describe("a mission's tasks", () => {
  test('can be listed, added, replaced, copied and deleted', async () => {
    const person = await server.person()
    const { id } = await add(person)
    const first = await addTask(person, id, { notes: ' n ', type: 'weekly' })
    expect(first).toEqual({
      id: expect.any(String),
      title: 'Dig',
      notes: 'n',
      gold: 10,
      type: 'weekly',
      tags: [],
      completed: false,
      archived: false,
      createdAt: '2026-03-10T10:00:00.000Z',
      updatedAt: '2026-03-10T10:00:00.000Z',
      completedAt: null,
    })
    const [tag] = await expectOk(person.send<{ id: string }[]>('GET /tags'))
    const more = await expectOk(
      person.send<MissionTask[]>(`POST /user/missions/${id}/tasks/multiple-tasks`, {
        tasks: [draftTask({ title: 'z', tags: [tag?.id] }), draftTask({ title: 'a' })],
      }),
    )
    expect(more).toMatchObject([{ title: 'z', tags: [tag?.id] }, { title: 'a' }])
    const written = { title: 'Plant', notes: '', gold: 3, type: 'daily', tags: [] }
    const replaced = await expectOk(
      person.send<MissionTask>(`PUT /user/missions/${id}/tasks/${first.id}`, { ...written, id: unknownId }),
    )
    expect(replaced).toEqual({ ...first, ...written })
    const copy = await expectOk(act(person, id, first.id, 'copy'))
    expect(copy).toEqual({ ...replaced, id: expect.any(String) })
    expect(copy.id).not.toBe(first.id)
    expect(await expectOk(person.send(`DELETE /user/missions/${id}/tasks/${more[0]?.id}`))).toBeNull()
    expect(await expectOk(person.send(`GET /user/missions/${id}/tasks`))).toEqual([replaced, more[1], copy])
    expect(await read(person, id)).toMatchObject({ gold: 16, tasks: [replaced, more[1], copy] })
  })

  test('can be completed, reopened whatever their type, and archived', async () => {
    const person = await server.person()
    const { id } = await add(person)
    for (const type of ['todo', 'daily', 'weekly']) {
      const task = await addTask(person, id, { type })
      const at = '2026-03-10T10:00:00.000Z'
      expect((await act(person, id, task.id, 'complete')).result).toEqual({ ...task, completed: true, completedAt: at })
      expect((await act(person, id, task.id, 'reopen')).result).toEqual(task)
      expect(await refusal(person, `PATCH /user/missions/${id}/tasks/${task.id}/reopen`)).toBe('taskNotCompleted')
      expect(await refusal(person, `PATCH /user/missions/${id}/tasks/${task.id}/archive`)).toBe(
        'cannotArchiveIncompletedTask',
      )
      await expectOk(act(person, id, task.id, 'complete'))
      const path = `/user/missions/${id}/tasks/${task.id}` as const
      const written = { title: 'A', notes: '', gold: 1, type: 'todo', tags: [] }
      expect(await refusal(person, `PATCH ${path}/complete`)).toBe('taskAlreadyCompleted')
      expect(await refusal(person, `PUT ${path}`, written)).toBe('cannotUpdateCompletedTask')
      expect((await act(person, id, task.id, 'archive')).result).toEqual({
        ...task,
        completed: true,
        completedAt: at,
        archived: true,
      })
      expect(await refusal(person, `PATCH ${path}/complete`)).toBe('cannotCompleteArchivedTask')
      expect(await refusal(person, `PATCH ${path}/reopen`)).toBe('cannotReopenArchivedTask')
      expect(await refusal(person, `PATCH ${path}/archive`)).toBe('taskAlreadyArchived')
      expect(await refusal(person, `PUT ${path}`, written)).toBe('cannotUpdateCompletedTask')
      expect((await act(person, id, task.id, 'copy')).result).toMatchObject({ completed: false, archived: false, type })
    }
    expect((await stats(person)).stats).toMatchObject({ gold: 0, exp: 0 })
  })

  test('do not change at rollover: their type is only a label', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person()
    const { id, tasks } = await add(person, { tasks: [draftTask({ type: 'daily' }), draftTask({ type: 'weekly' })] })
    for (const task of tasks) await expectOk(act(person, id, task.id, 'complete'))
    const before = await read(person, id)
    ownServer.clock.advance({ days: 7 })
    expect(await read(person, id)).toEqual(before)
    expect((await stats(person)).stats).toMatchObject({ gold: 0, exp: 0 })
    await ownServer.close()
  })

  test.each([
    ['title', { title: '' }],
    ['gold', { gold: 0.5 }],
    ['type', { type: undefined }],
    ['tags', { tags: null }],
    ['id', { id: 7 }],
  ])('names the field %s in %j', async (path, about) => {
    const person = await server.person()
    const { id } = await add(person)
    for (const [call, body, expectedPath] of [
      [`POST /user/missions/${id}/tasks`, draftTask(about), path],
      [`POST /user/missions/${id}/tasks/multiple-tasks`, { tasks: [draftTask(), draftTask(about)] }, `tasks.1.${path}`],
    ] as const) {
      const before = await everything(person)
      const { error } = await person.send(call, body)
      expect(error).toMatchObject({ message: 'invalidData', details: [{ path: expectedPath }] })
      expect(await everything(person)).toBe(before)
    }
  })

  test('can be added one to ten at a time, all or none', async () => {
    const person = await server.person()
    const { id } = await add(person)
    const call = `POST /user/missions/${id}/tasks/multiple-tasks` as const
    for (const tasks of [
      [],
      tasksOf(11),
      undefined,
      'x',
      [draftTask({ id: unknownId }), draftTask({ id: unknownId })],
    ]) {
      const { error } = await person.send(call, { tasks })
      expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'tasks' }] })
    }
    expect((await read(person, id)).tasks).toEqual([])
    expect(await expectOk(person.send<MissionTask[]>(call, { tasks: tasksOf(10) }))).toHaveLength(10)
  })

  test('are limited to a hundred', async () => {
    const person = await server.person()
    const { id, tasks } = await add(person, { tasks: tasksOf(99) })
    const several = `POST /user/missions/${id}/tasks/multiple-tasks` as const
    expect(await refusal(person, several, { tasks: tasksOf(2) })).toBe('invalidData')
    await addTask(person, id)
    const { error } = await person.send(`POST /user/missions/${id}/tasks`, draftTask())
    expect(error).toMatchObject({ message: 'invalidData', status: 400, details: [{ path: 'tasks' }] })
    expect(await refusal(person, several, { tasks: tasksOf(1) })).toBe('invalidData')
    expect(await refusal(person, `POST /user/missions/${id}/tasks/${tasks[0]?.id}/copy`)).toBe('invalidData')
  })

  test('ten parallel adds do not exceed the limit', async () => {
    const person = await server.person()
    const { id } = await add(person, { tasks: tasksOf(95) })
    const call = `POST /user/missions/${id}/tasks` as const
    const replies = await Promise.all(Array.from({ length: 10 }, () => person.send(call, draftTask())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await read(person, id)).tasks).toHaveLength(100)
  })

  test('twenty parallel completions complete a task once', async () => {
    const person = await server.person()
    const { id, tasks } = await add(person, { tasks: [draftTask()] })
    const task = tasks[0]?.id ?? ''
    const replies = await Promise.all(Array.from({ length: 20 }, () => act(person, id, task, 'complete')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.message === 'taskAlreadyCompleted')).toHaveLength(19)
  })
})

describe('missions of others', () => {
  const written = { title: 'A', notes: '', gold: 1, type: 'todo', tags: [] }
  const ofMission = (id: string) =>
    [
      [`GET /user/missions/${id}`],
      [`PUT /user/missions/${id}`, { name: 'A', notes: '' }],
      [`DELETE /user/missions/${id}`],
      [`POST /user/missions/${id}/copy`],
      [`POST /user/missions/${id}/complete`],
      [`PATCH /user/missions/${id}/main`],
      [`PATCH /user/missions/${id}/archive`],
      [`GET /user/missions/${id}/tasks`],
      [`POST /user/missions/${id}/tasks`, draftTask()],
      [`POST /user/missions/${id}/tasks/multiple-tasks`, { tasks: [draftTask()] }],
    ] as const
  const ofTask = (id: string, task: string) =>
    [
      [`PUT /user/missions/${id}/tasks/${task}`, written],
      [`DELETE /user/missions/${id}/tasks/${task}`],
      [`PATCH /user/missions/${id}/tasks/${task}/complete`],
      [`PATCH /user/missions/${id}/tasks/${task}/archive`],
      [`PATCH /user/missions/${id}/tasks/${task}/reopen`],
      [`POST /user/missions/${id}/tasks/${task}/copy`],
    ] as const

  test('are not found by any call, nor are their tasks', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const theirs = await add(otherPerson, { tasks: [draftTask()] })
    const ownMission = await add(person, { tasks: [draftTask()] })
    const task = theirs.tasks[0]?.id ?? ''
    const before = await everything(otherPerson)
    for (const [call, body] of [
      ...ofMission(theirs.id),
      ...ofMission(unknownId),
      ...ofTask(theirs.id, task),
      ...ofTask(theirs.id, ownMission.tasks[0]?.id ?? ''),
      ...ofTask(unknownId, task),
    ]) {
      expect([call, await refusal(person, call, body)]).toEqual([call, 'missionNotFound'])
    }
    const closed = await ended(person, 'completed')
    for (const [call, body] of [
      ...ofTask(ownMission.id, task),
      ...ofTask(ownMission.id, unknownId),
      ...ofTask(ownMission.id, closed.tasks[0]?.id ?? ''),
      ...ofTask(closed.id, ownMission.tasks[0]?.id ?? ''),
    ]) {
      expect([call, await refusal(person, call, body)]).toEqual([call, 'taskNotFound'])
    }
    expect(await everything(otherPerson)).toBe(before)
    expect(await list(otherPerson)).toEqual([theirs])
  })

  test('an invalid id is refused before any look-up; case is ignored', async () => {
    const person = await server.person()
    const ownMission = await add(person, { tasks: [draftTask()] })
    for (const [call, body] of [...ofMission('7'), ...ofTask('7', unknownId), ...ofTask(ownMission.id, '7')]) {
      expect([call, (await person.send(call, body)).error?.message]).toEqual([call, 'invalidData'])
    }
    expect(await read(person, ownMission.id.toUpperCase())).toEqual(ownMission)
    const task = ownMission.tasks[0]?.id.toUpperCase() ?? ''
    expect((await act(person, ownMission.id.toUpperCase(), task, 'complete')).status).toBe(200)
  })

  test('an invalid body is reported before a missing mission; a token is always required', async () => {
    const person = await server.person()
    expect(await refusal(person, `PUT /user/missions/${unknownId}`, { name: '' })).toBe('invalidData')
    expect(await refusal(person, `POST /user/missions/${unknownId}/tasks`, { gold: -1 })).toBe('invalidData')
    for (const [call, body] of [...ofMission(unknownId), ...ofTask(unknownId, unknownId)]) {
      expect((await server.send(call, body)).error.message).toBe('authenticationFailed')
    }
  })
})

describe('the rollover', () => {
  const states = async (person: Person, query = '') =>
    (await list(person, query)).map(({ name, status, isMain }) => [name, status, isMain])
  const story = (person: Person) => expectOk(person.send<Story>('GET /user/day-story'))
  const main = (person: Person, { id }: Mission) => expectOk(person.send(`PATCH /user/missions/${id}/main`))

  test('starts a mission on its first day and fails it after its last', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person({ headers: { timezone: 'Europe/Sofia' } })
    const later = await add(person, { name: 'later', from: '2026-03-12', to: '2026-03-14' })
    const now = await add(person, { name: 'now', to: '2026-03-12' })
    await add(person, { name: 'long' })
    await main(person, now)
    // Midnight in Sofia is 22:00 in UTC.
    ownServer.clock.set('2026-03-11T21:59:59Z')
    expect(await states(person)).toEqual([
      ['later', 'pending', false],
      ['now', 'active', true],
      ['long', 'active', false],
    ])
    ownServer.clock.set('2026-03-11T22:00:00Z')
    expect((await states(person))[0]).toEqual(['later', 'active', false])
    ownServer.clock.set('2026-03-12T21:59:59Z')
    expect((await states(person))[1]).toEqual(['now', 'active', true])
    ownServer.clock.set('2026-03-12T22:00:00Z')
    expect((await states(person))[1]).toEqual(['now', 'failed', false])
    expect(await story(person)).toMatchObject({
      began: [{ id: later.id, name: 'later' }],
      failed: [{ id: now.id, name: 'now' }],
    })
    await ownServer.close()
  })

  test('fails a mission that began and ended unseen, and leaves ended ones unchanged', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person()
    const first = await add(person, { name: 'first', from: '2026-03-12', to: '2026-03-14' })
    const second = await add(person, { name: 'second', to: '2026-03-14' })
    for (const name of ['completed', 'archived']) {
      const mission = await add(person, { name, to: '2026-03-11', tasks: [draftTask()] })
      await expectOk(act(person, mission.id, mission.tasks[0]?.id ?? '', 'complete'))
      await expectOk(complete(person, mission.id))
      if (name === 'archived') await expectOk(person.send(`PATCH /user/missions/${mission.id}/archive`))
    }
    await main(person, first)
    ownServer.clock.set('2026-04-01T10:00:00Z')
    expect(await states(person)).toEqual([
      ['first', 'failed', false],
      ['second', 'failed', false],
      ['completed', 'completed', false],
    ])
    expect(await states(person, '?status=archived')).toEqual([['archived', 'archived', false]])
    expect(await story(person)).toMatchObject({
      began: [],
      failed: [
        { id: first.id, name: 'first' },
        { id: second.id, name: 'second' },
      ],
    })
    await ownServer.close()
  })

  test('starts missions on holiday, fails none, and extends those that expired', async () => {
    const ownServer = await startTestServer()
    const person = await ownServer.person()
    await add(person, { name: 'passed', to: '2026-03-12', tasks: [draftTask()] })
    const pending = await add(person, { name: 'pending', from: '2026-03-12', to: '2026-03-14' })
    await add(person, { name: 'last day', to: '2026-03-20' })
    await add(person, { name: 'later', from: '2026-04-01', to: '2026-04-02' })
    await add(person, { name: 'failed', to: '2026-03-11' })
    await main(person, pending)
    ownServer.clock.set('2026-03-12T10:00:00Z')
    await expectOk(person.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    ownServer.clock.set('2026-03-20T10:00:00Z')
    const shown = async () => (await list(person)).map(({ name, status, to }) => [name, status, to])
    const untouched = [
      ['last day', 'active', '2026-03-20'],
      ['later', 'pending', '2026-04-02'],
      ['failed', 'failed', '2026-03-11'],
    ]
    expect(await shown()).toEqual([
      ['passed', 'active', '2026-03-12'],
      ['pending', 'active', '2026-03-14'],
      ...untouched,
    ])
    await expectOk(person.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await shown()).toEqual([
      ['passed', 'active', '2026-03-20'],
      ['pending', 'active', '2026-03-22'],
      ...untouched,
    ])
    expect(await read(person, pending.id)).toMatchObject({ isMain: true })
    ownServer.clock.set('2026-03-21T10:00:00Z')
    expect(await states(person, '?status=failed')).toEqual([
      ['passed', 'failed', false],
      ['last day', 'failed', false],
      ['failed', 'failed', false],
    ])
    await ownServer.close()
  })

  test('a mission extended beyond the limit by a holiday is copied with the longest allowed length', async () => {
    const person = await server.person()
    const { id } = await ended(person, 'failed')
    await server.database.queries.update(missions).set({ to: '2027-12-31' }).where(eq(missions.id, id))
    expect(await expectOk(person.send(`POST /user/missions/${id}/copy`))).toMatchObject({
      from: today,
      to: '2027-03-10',
    })
  })
})
