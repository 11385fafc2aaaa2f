import { reconcile } from '@questboard/api'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Completed, GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { ledger } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveTask, type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

/** The 10th is a Tuesday. */
const dayOf = (day: number, time = '12:00') => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`

describe.each(['postgres', 'embedded'] as const)('late completions in a group on %s', (engine) => {
  let server: TestServer
  let group: TestGroup
  let ann: InGroup
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  beforeEach(async () => {
    server.clock.set(dayOf(10, '10:00'))
    group = await newGroup(server)
    ann = group.members[0] as InGroup
  })
  afterAll(() => server.close())

  const on = async (day: number, time?: string) => {
    server.clock.set(dayOf(day, time))
    await expectOk(ann.send('GET /users/profile'))
  }

  const give = async (about: object = {}) => (await giveTask(group, [ann], { type: 'daily', ...about })).id

  const complete = (id: string, at?: string, more: object = {}) =>
    ann.send<Completed>(`PATCH /groups/${group.id}/users/${ann.id}/tasks/${id}/complete`, {
      ...more,
      ...(at && { at }),
    })

  const refusal = async (id: string, at: string) => (await complete(id, at)).error?.message

  const act = (id: string, verb: string) =>
    expectOk(ann.send(`PATCH /groups/${group.id}/users/${ann.id}/tasks/${id}/${verb}`))

  const answer = (id: string, approved: boolean) =>
    expectOk(group.creator.send(`POST /groups/${group.id}/users/${ann.id}/tasks/${id}/approve`, { approved }))

  const taskOf = async (id: string) => {
    const tasks = await expectOk(
      ann.send<(UserGroupTask & { id: string })[]>(`GET /groups/${group.id}/users/${ann.id}/tasks`),
    )
    return tasks.find((task) => task.id === id)
  }

  const rubies = async (id: string) => {
    const rows = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, ann.id), eq(ledger.currency, 'ruby')))
    return rows.filter(({ reference }) => reference.startsWith(id)).reduce((sum, { amount }) => sum + amount, 0)
  }

  test('a past day pays and its streak is restored; the current day is unchanged', async () => {
    const id = await give()
    for (const day of [10, 11]) {
      await on(day)
      await complete(id)
    }
    for (const day of [12, 13]) await on(day)
    await complete(id)
    expect(await taskOf(id)).toMatchObject({ completed: true, streak: 1 })
    const { result } = await complete(id, dayOf(12))
    expect(result).toMatchObject({ task: { completed: true, streak: 4 }, stats: { ruby: 20 } })
    expect(await refusal(id, dayOf(12))).toBe('taskAlreadyCompleted')
    expect(await refusal(id, dayOf(11))).toBe('taskAlreadyCompleted')
    await act(id, 'reopen')
    expect(await taskOf(id)).toMatchObject({ completed: false, streak: 3 })
    expect(await rubies(id)).toBe(15)
    await on(14)
    expect(await taskOf(id)).toMatchObject({ streak: 0 })
    expect((await complete(id, dayOf(13))).result.task).toMatchObject({ completed: false, streak: 4 })
    expect(await reconcile(server.services)).toEqual([])
  })

  test.each([[[11, 12, 13]], [[13, 12, 11]], [[12, 13, 11]], [[12, 11, 13]]])(
    'several days in the order %j',
    async (order) => {
      const id = await give()
      await complete(id)
      for (const day of [11, 12, 13, 14]) await on(day, '11:00')
      for (const day of order) expect((await complete(id, dayOf(day))).status).toBe(200)
      expect(await taskOf(id)).toMatchObject({ completed: false, streak: 4 })
      expect(await rubies(id)).toBe(20)
      await on(15)
      expect(await taskOf(id)).toMatchObject({ streak: 0 })
      await complete(id, dayOf(14))
      expect(await taskOf(id)).toMatchObject({ streak: 5 })
    },
  )

  test('a weekly task, a to-do and a task of today each count at the given time', async () => {
    const [weekly, todo, daily] = [await give({ type: 'weekly' }), await give({ type: 'todo' }), await give()]
    await complete(weekly)
    await on(17)
    await on(24, '10:00')
    expect((await complete(weekly, dayOf(22))).result.task).toMatchObject({ completed: false, streak: 2 })
    expect((await complete(todo, dayOf(22))).result.task).toMatchObject({ completed: true, streak: 0 })
    expect((await complete(daily, dayOf(24, '08:00'))).result.task).toMatchObject({ completed: true, streak: 1 })
    const stated = await expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks`))
    const completedAt = (id: string) => stated.find((task) => task.id === id)?.assignees[0]?.completedAt
    expect([completedAt(weekly), completedAt(todo), completedAt(daily)]).toEqual([
      null,
      '2026-03-22T12:00:00.000Z',
      '2026-03-24T08:00:00.000Z',
    ])
    expect(await refusal(weekly, dayOf(20))).toBe('invalidData')
  })

  test('approval works as if it had been completed then', async () => {
    const id = await give({ requireApprove: true })
    await complete(id)
    await answer(id, true)
    for (const day of [11, 12]) await on(day)
    expect(await taskOf(id)).toMatchObject({ streak: 0 })
    const { result } = await complete(id, dayOf(11))
    expect(result).toMatchObject({ task: { completed: true, approveRequested: true, streak: 2 }, stats: { ruby: 5 } })
    expect(await refusal(id, dayOf(11))).toBe('groupTaskApproveAlreadyRequested')
    expect(await refusal(id, dayOf(12))).toBe('groupTaskApproveAlreadyRequested')
    await on(13)
    await answer(id, true)
    expect(await rubies(id)).toBe(10)
    expect(await refusal(id, dayOf(11))).toBe('taskAlreadyCompleted')
    // The days until the answer neither extend nor end the streak.
    await on(14)
    expect(await taskOf(id)).toMatchObject({ completed: false, streak: 2 })
    expect(await refusal(id, dayOf(11, '13:00'))).toBe('taskAlreadyCompleted')
    await complete(id)
    // A request is not possible while the current day has one.
    expect(await refusal(id, dayOf(13))).toBe('groupTaskApproveAlreadyRequested')
    await answer(id, true)
    expect(await refusal(id, dayOf(13))).toBe('taskAlreadyCompleted')
    expect(await reconcile(server.services)).toEqual([])
  })

  test('a declined completion can be sent again', async () => {
    const id = await give({ requireApprove: true })
    await on(11)
    await complete(id, dayOf(10))
    await answer(id, false)
    expect(await taskOf(id)).toMatchObject({ completed: false, streak: 0 })
    expect((await complete(id, dayOf(10))).status).toBe(200)
    await answer(id, true)
    expect(await rubies(id)).toBe(5)
    // Reopening takes back the payment, which is then paid once more at most.
    await act(id, 'reopen')
    expect(await rubies(id)).toBe(0)
    await complete(id, dayOf(10))
    await answer(id, true)
    expect(await rubies(id)).toBe(5)
    expect(await reconcile(server.services)).toEqual([])
  })

  test('needs the result, and is refused on holidays, for archived tasks and for others', async () => {
    const [id, otherId] = [await give({ requireResult: true }), await give({ requireResult: true })]
    await on(11)
    expect(await refusal(id, dayOf(10))).toBe('resultOfTheTaskRequired')
    const giveResult = (at: string) =>
      ann.send<UserGroupTask>(`POST /groups/${group.id}/users/${ann.id}/tasks/${id}/result`, { result: 'Clean', at })
    expect((await giveResult(dayOf(10))).result).toMatchObject({ result: null })
    expect((await complete(id, dayOf(10))).status).toBe(200)
    expect((await giveResult(dayOf(11, '11:00'))).result).toMatchObject({ result: 'Clean' })
    expect((await giveResult(dayOf(7))).error.message).toBe('invalidData')
    const holiday = (holidayMode: boolean) => expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode }))
    await holiday(true)
    await on(12)
    expect(await refusal(otherId, dayOf(11, '13:00'))).toBe('holidayModeEnabledError')
    expect((await complete(otherId, dayOf(11, '11:00'), { result: 'Dry' })).result.task).toMatchObject({ streak: 1 })
    await holiday(false)
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${otherId}/archive`))
    expect(await refusal(otherId, dayOf(10))).toBe('cannotCompleteArchivedTask')
    const path = `PATCH /groups/${group.id}/users/${ann.id}/tasks/${id}/complete` as const
    expect((await group.creator.send(path, { at: dayOf(10) })).error.message).toBe('notAuthorized')
  })

  test.each([
    ['for the first time', { draft: true, assignedUsers: [] }],
    ['again', {}],
  ])('days before a task was assigned %s are not paid', async (_, about) => {
    const id = await give(about)
    const assign = (assignedUsers: string[]) =>
      expectOk(
        group.creator.send(`PATCH /groups/${group.id}/tasks/${id}`, {
          assignedUsers,
          draft: assignedUsers.length === 0,
        }),
      )
    await on(11)
    await assign([])
    await on(14)
    await assign([ann.id])
    // It counts from the assignment on, so for today.
    expect((await complete(id, dayOf(13))).result).toMatchObject({ task: { completed: true, streak: 1 } })
    for (const day of [12, 13, 14]) expect(await refusal(id, dayOf(day))).toBe('taskAlreadyCompleted')
    expect(await rubies(id)).toBe(5)
    await on(15)
    expect(await refusal(id, dayOf(14))).toBe('taskAlreadyCompleted')
    await complete(id)
    expect(await rubies(id)).toBe(10)
  })

  test('twenty parallel calls pay once', async () => {
    const id = await give()
    await on(11)
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete(id, dayOf(10))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rubies(id)).toBe(5)
  })

  test('tasks of missions, while the mission is active', async () => {
    const period = { from: '2026-03-10', to: '2026-03-12' }
    const tasks = [
      { title: 'Sow', gold: 5, type: 'todo' },
      { title: 'Water', gold: 5, type: 'todo' },
    ]
    const { id } = await expectOk(ann.send<{ id: string }>('POST /user/missions', { name: 'Garden', ...period, tasks }))
    const [sow, water] = await expectOk(ann.send<{ id: string }[]>(`GET /user/missions/${id}/tasks`))
    const completeMissionTask = (task: { id: string } | undefined, at: string) =>
      ann.send<{ completedAt: string }>(`PATCH /user/missions/${id}/tasks/${task?.id}/complete`, { at })
    const ofGroup = await expectOk(
      group.creator.send<GroupMission>(`POST /groups/${group.id}/missions`, {
        name: 'Spring',
        ...period,
        assignedUsers: [ann.id],
        tasks: tasks.map(({ gold, ...task }) => ({ ...task, ruby: gold })),
      }),
    )
    const inGroup = (place: number, at: string) =>
      ann.send(`POST /groups/${group.id}/missions/${ofGroup.id}/tasks/${ofGroup.tasks[place]?.id}/complete`, { at })
    await on(11)
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect((await completeMissionTask(sow, dayOf(10, '20:00'))).result.completedAt).toBe('2026-03-10T20:00:00.000Z')
    expect((await completeMissionTask(sow, dayOf(10, '20:00'))).error.message).toBe('taskAlreadyCompleted')
    expect((await completeMissionTask(water, dayOf(11))).error.message).toBe('holidayModeEnabledError')
    expect((await inGroup(0, dayOf(10, '20:00'))).status).toBe(200)
    expect((await inGroup(0, dayOf(10, '20:00'))).error.message).toBe('taskAlreadyCompleted')
    expect((await inGroup(1, dayOf(11))).error.message).toBe('holidayModeEnabledError')
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    for (const late of [completeMissionTask(water, dayOf(7)), inGroup(1, dayOf(7))])
      expect((await late).error.message).toBe('invalidData')
    await on(13)
    expect((await completeMissionTask(water, dayOf(12))).error.message).toBe('missionAlreadyCompletedOrFailed')
    expect((await inGroup(1, dayOf(12))).error.message).toBe('missionAlreadyCompletedOrFailed')
  })
})
