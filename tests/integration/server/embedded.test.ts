import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { ExportedFile } from '@questboard/api/import-export/schema'
import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

/** The engines differ in SQL, so each kind of statement also runs on the embedded one. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: 'embedded' })
}, 60_000)
afterAll(() => server.close())

test('a player registers, plays for two days, and signs out', async () => {
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const tags = (await person.send<{ id: string }[]>('GET /tags')).result.slice(0, 2).map(({ id }) => id)
  const id = crypto.randomUUID()
  const body = { id, title: 'Разходка', gold: 10, type: 'daily', tags }
  expect((await person.send('POST /user/tasks', body)).result).toMatchObject({ id })
  expect((await person.send('POST /user/tasks', body)).result).toMatchObject({ id })
  const missed = await person.send<{ id: string }>('POST /user/tasks', { title: 'Бягане', gold: 8, type: 'daily' })
  const { result } = await person.send(`POST /user/tasks/${id}/complete`)
  expect(result).toMatchObject({ stats: { gold: 10, exp: 5 }, board: { position: 1 } })
  await person.send(`POST /user/tasks/${id}/reopen`)
  await person.send(`POST /user/tasks/${id}/complete`)
  await person.send(`POST /user/tasks/${missed.result.id}/complete`)
  server.clock.advance({ days: 2 })
  const { tasks, board } = (await person.send<Dashboard>('GET /dashboard')).result
  expect(tasks).toMatchObject([
    { id, completed: false, streak: 0, tags },
    { completed: false, streak: 0 },
  ])
  expect(board).toMatchObject({ position: 2, card: { kind: 'quote' } })
  expect((await person.send('GET /users/profile')).result).toMatchObject({ stats: { gold: 18 - 5 - 4, exp: 12 } })
  expect((await person.send(`DELETE /user/tasks/${id}`)).status).toBe(200)
  expect((await person.send('POST /user/tasks', body)).error.message).toBe('idAlreadyUsed')
  expect(
    (
      await server.send('POST /auth/register', {
        ...person,
        passwordConfirmation: person.password,
        birthDate: '2000-01-01',
      })
    ).error.message,
  ).toBe('emailAlreadyUsed')
  expect((await person.send('POST /auth/logout')).status).toBe(200)
  expect((await person.send('GET /tags')).error.message).toBe('authenticationFailed')
})

test('a calendar is read, and tasks are imported and exported', async () => {
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const tasks = Array.from({ length: 500 }, () => ({ id: crypto.randomUUID(), title: 'Вода', gold: 1, type: 'daily' }))
  expect((await person.send<Task[]>('POST /user/tasks/import', { tasks })).result).toHaveLength(500)
  expect((await person.send<Task[]>('POST /user/tasks/import', { tasks })).result).toHaveLength(500)
  const file = await person.send<ExportedFile>('GET /user/tasks/export?format=csv')
  const preview = await person.send('POST /user/tasks/import-preview', { text: file.result.content.slice(0, 50_000) })
  expect(preview.result).toMatchObject({ source: 'table', room: 0 })
  const { address } = (await person.send<{ address: string }>('POST /user/calendar', {})).result
  const [first, again] = [await fetch(address), await fetch(address)]
  expect((await first.text()).match(/^RRULE:FREQ=DAILY\r$/gm)).toHaveLength(500)
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  const undone = await person.send(`DELETE /user/tasks/import/${tasks[0]?.id ?? ''}`)
  expect(undone.result).toEqual({ removed: 500, kept: 0 })
})

test('twenty parallel completions pay once', async () => {
  const person = await server.person()
  const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Walk', gold: 10, type: 'todo' })
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => person.send(`POST /user/tasks/${result.id}/complete`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await person.send('GET /users/profile')).result).toMatchObject({ stats: { gold: 10 } })
})

test('a mission is created once, begins, is completed once and deleted', async () => {
  const person = await server.person()
  const task = (gold: number, id?: string) => ({ id, title: 'Dig', gold, type: 'todo' })
  const send = async <T>(call: Parameters<typeof person.send>[0], body?: unknown) =>
    (await person.send<T>(call, body)).result
  const body = {
    name: 'Spring',
    from: server.clock.day(1),
    to: server.clock.day(9),
    tasks: [task(10, crypto.randomUUID()), task(5)],
  }
  const mission = await send<Mission>('POST /user/missions', body)
  expect(mission).toMatchObject({ status: 'pending', gold: 15, tasks: [{ gold: 10 }, { gold: 5 }] })
  expect(await send('POST /user/missions', body)).toEqual(mission)
  const several = { tasks: [task(20, crypto.randomUUID()), task(1)] }
  const added = await send<MissionTask[]>(`POST /user/missions/${mission.id}/tasks/multiple-tasks`, several)
  expect(await send(`POST /user/missions/${mission.id}/tasks/multiple-tasks`, several)).toEqual(added)
  await send(`PATCH /user/missions/${mission.id}/main`)
  server.clock.advance({ days: 1 })
  const tasks = [...mission.tasks, ...added]
  // It began at midnight by the calendar, and was written when it was read first.
  const begun = { status: 'active', isMain: true, gold: 36, tasks, updatedAt: server.clock.now().toISOString() }
  expect(await send('GET /user/missions')).toEqual([{ ...mission, ...begun }])
  for (const { id } of tasks) await send(`PATCH /user/missions/${mission.id}/tasks/${id}/complete`)
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => person.send(`POST /user/missions/${mission.id}/complete`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await send('GET /users/profile')).toMatchObject({ stats: { gold: 36, exp: 60 }, board: { position: 3 } })
  expect(await send(`DELETE /user/missions/${mission.id}`)).toBeNull()
  expect((await person.send('POST /user/missions', body)).error.message).toBe('idAlreadyUsed')
})
