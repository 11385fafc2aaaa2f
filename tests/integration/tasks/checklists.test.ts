import { sweepDays } from '@questboard/api'
import type { ExportedFile, ImportPreview } from '@questboard/api/import-export/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { tasks } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

const fields = { title: 'Pack', gold: 10, type: 'todo' }
const written = { ...fields, notes: '', tags: [], requireResult: false }

async function add(person: Person, checklist?: object[], about: object = {}): Promise<string> {
  const { result, error } = await person.send<{ id: string }>('POST /user/tasks', { ...fields, ...about, checklist })
  if (error) throw new Error(JSON.stringify(error))
  return result.id
}

const listTasks = async (person: Person, query = '') => (await person.send<Task[]>(`GET /user/tasks${query}`)).result

const taskOf = async (person: Person, id: string) => (await listTasks(person)).find((task) => task.id === id)

/** The items of a task, such as `Socks` and `Tent, done`. */
const itemsOf = async (person: Person, id: string) =>
  (await taskOf(person, id))?.checklist.map(({ title, done }) => `${title}${done ? ', done' : ''}`)

const idsOf = async (person: Person, id: string) => (await taskOf(person, id))?.checklist.map((item) => item.id) ?? []

const check = (person: Person, id: string, itemId: string | undefined, done = true) =>
  person.send<Task>(`PATCH /user/tasks/${id}/checklist/${itemId}`, { done })

const socksAndTent = [{ title: 'Socks' }, { title: 'Tent' }]

describe.each(['postgres', 'embedded'] as const)('on the %s engine', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  describe('writing a checklist', () => {
    test('a task without a checklist has none', async () => {
      const person = await server.person()
      expect((await taskOf(person, await add(person)))?.checklist).toEqual([])
    })

    test('a create keeps the order, trims titles and takes ids and ticks', async () => {
      const person = await server.person()
      const chosen = crypto.randomUUID()
      const id = await add(person, [{ id: chosen.toUpperCase(), title: '  Tent ', done: true }, { title: 'Socks' }])
      expect((await taskOf(person, id))?.checklist).toEqual([
        { id: chosen, title: 'Tent', done: true },
        { id: expect.stringMatching(/^[\da-f-]{36}$/), title: 'Socks', done: false },
      ])
    })

    test.each(['PUT', 'PATCH'] as const)('%s without a checklist keeps it with its ticks', async (method) => {
      const person = await server.person()
      const id = await add(person, [{ title: 'Socks', done: true }, { title: 'Tent' }])
      const before = await idsOf(person, id)
      const { result } = await person.send<Task>(`${method} /user/tasks/${id}`, { ...written, title: 'Pack light' })
      expect(result.title).toBe('Pack light')
      expect(await itemsOf(person, id)).toEqual(['Socks, done', 'Tent'])
      expect(await idsOf(person, id)).toEqual(before)
    })

    test.each(['PUT', 'PATCH'] as const)('%s replaces titles and order, and keeps ticks by id', async (method) => {
      const person = await server.person()
      const id = await add(person, [{ title: 'Socks', done: true }, { title: 'Tent' }, { title: 'Map' }])
      const [socks, , map] = await idsOf(person, id)
      const checklist = [
        { id: map, title: 'Map', done: true },
        { title: 'Lamp' },
        { id: socks, title: 'Wool socks', done: false },
      ]
      const body = method === 'PUT' ? { ...written, checklist } : { checklist }
      const { result } = await person.send<Task>(`${method} /user/tasks/${id}`, body)
      expect(result.checklist.map((item) => item.title)).toEqual(['Map', 'Lamp', 'Wool socks'])
      expect(await itemsOf(person, id)).toEqual(['Map, done', 'Lamp', 'Wool socks, done'])
      const after = await idsOf(person, id)
      expect([after[0], after[2]]).toEqual([map, socks])
      expect(result.checklist.map((item) => item.id)).toEqual(after)
    })

    test.each([null, []])('%j empties it', async (checklist) => {
      const person = await server.person()
      const id = await add(person, socksAndTent)
      expect((await person.send<Task>(`PATCH /user/tasks/${id}`, { checklist })).result.checklist).toEqual([])
      const otherId = await add(person, socksAndTent)
      expect(
        (await person.send<Task>(`PUT /user/tasks/${otherId}`, { ...written, checklist })).result.checklist,
      ).toEqual([])
      expect((await person.send('POST /user/tasks', { ...fields, checklist })).status).toBe(200)
    })

    const sameId = crypto.randomUUID()
    test.each([
      ['31 items', 'checklist', Array(31).fill({ title: 'Step' })],
      ['an empty title', 'checklist.1.title', [{ title: 'Step' }, { title: ' ' }]],
      ['a long title', 'checklist.0.title', [{ title: 'x'.repeat(151) }]],
      ['no title', 'checklist.0.title', [{}]],
      ['an id that occurs twice', 'checklist', [1, 2].map(() => ({ id: sameId, title: 'Step' }))],
      ['another id', 'checklist.0.id', [{ id: 'first', title: 'Step' }]],
      ['a tick in words', 'checklist.0.done', [{ title: 'Step', done: 'yes' }]],
      ['a text', 'checklist', 'Step'],
    ])('%s is refused with the path %s', async (_what, path, checklist) => {
      const person = await server.person()
      const id = await add(person, socksAndTent)
      for (const call of ['POST /user/tasks', `PUT /user/tasks/${id}`, `PATCH /user/tasks/${id}`] as const) {
        const { error } = await person.send(call, { ...written, checklist })
        expect(error).toMatchObject({ message: 'invalidData', status: 400 })
        expect(error.details?.map((detail) => detail.path)).toEqual([path])
      }
      expect(await itemsOf(person, id)).toEqual(['Socks', 'Tent'])
      expect(await listTasks(person)).toHaveLength(1)
    })

    test('30 items of 150 characters fit', async () => {
      const person = await server.person()
      const id = await add(person, Array(30).fill({ title: '🎲'.repeat(150) }))
      expect(await itemsOf(person, id)).toHaveLength(30)
    })

    test('a repeated create returns the task, with an empty checklist and without one', async () => {
      const person = await server.person()
      const id = crypto.randomUUID()
      const body = { ...fields, id }
      for (const more of [{}, { checklist: [] }, { checklist: null }, {}]) {
        expect((await person.send('POST /user/tasks', { ...body, ...more })).result).toMatchObject({ id })
      }
      expect((await person.send('POST /user/tasks', { ...body, checklist: socksAndTent })).error.message).toBe(
        'idAlreadyUsed',
      )
      const otherFields = { ...fields, id: crypto.randomUUID(), checklist: socksAndTent }
      for (let times = 0; times < 2; times++) {
        expect((await person.send('POST /user/tasks', otherFields)).result).toMatchObject({ id: otherFields.id })
      }
      expect(await listTasks(person)).toHaveLength(2)
    })

    test('a copy has the same items, unticked and with new ids', async () => {
      const person = await server.person()
      const id = await add(person, [{ title: 'Socks', done: true }, { title: 'Tent' }])
      const { result } = await person.send<Task>(`POST /user/tasks/${id}/copy`)
      expect(await itemsOf(person, result.id)).toEqual(['Socks', 'Tent'])
      const before = await idsOf(person, id)
      expect((await idsOf(person, result.id)).some((copied) => before.includes(copied))).toBe(false)
    })
  })

  describe('ticking', () => {
    test('ticks and unticks one item, pays nothing and completes nothing', async () => {
      const person = await server.person()
      const id = await add(person, socksAndTent)
      const [socks, tent] = await idsOf(person, id)
      expect((await check(person, id, tent)).result.checklist.map(({ done }) => done)).toEqual([false, true])
      await check(person, id, tent)
      expect((await check(person, id, socks)).result).toMatchObject({ completed: false })
      expect(await itemsOf(person, id)).toEqual(['Socks, done', 'Tent, done'])
      await check(person, id, socks, false)
      await check(person, id, socks, false)
      expect(await itemsOf(person, id)).toEqual(['Socks', 'Tent, done'])
      const { result } = await person.send<Profile>('GET /users/profile')
      expect(result.stats).toMatchObject({ gold: 0, exp: 0 })
    })

    test('an unknown item and the task of another player are not found', async () => {
      const [person, otherPerson] = [await server.person(), await server.person()]
      const id = await add(person, socksAndTent)
      const [socks] = await idsOf(person, id)
      const notFound = { message: 'taskNotFound', type: 'NotFound', status: 404 }
      expect((await check(person, id, crypto.randomUUID())).error).toEqual(notFound)
      expect((await check(otherPerson, id, socks)).error).toEqual(notFound)
      expect((await check(person, await add(person), socks)).error).toEqual(notFound)
      expect(await itemsOf(person, id)).toEqual(['Socks', 'Tent'])
    })

    test('a completed or archived task is refused and keeps its ticks', async () => {
      const person = await server.person()
      const id = await add(person, [{ title: 'Socks', done: true }])
      const [socks] = await idsOf(person, id)
      await person.send(`POST /user/tasks/${id}/complete`)
      const refusal = { message: 'cannotUpdateCompletedTask', type: 'Conflict', status: 409 }
      expect((await check(person, id, socks, false)).error).toEqual(refusal)
      await person.send(`PATCH /user/tasks/${id}/archive`)
      expect((await check(person, id, socks, false)).error).toEqual(refusal)
      expect((await listTasks(person, '?archived=true'))[0]?.checklist).toEqual([
        { id: socks, title: 'Socks', done: true },
      ])
    })

    test('twenty devices that tick different items at once lose no tick', async () => {
      const person = await server.person()
      const id = await add(
        person,
        Array.from({ length: 20 }, (_, nth) => ({ title: `Step ${nth}` })),
      )
      const ids = await idsOf(person, id)
      const replies = await Promise.all(ids.map((itemId) => check(person, id, itemId)))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await taskOf(person, id))?.checklist.every(({ done }) => done)).toBe(true)
    })

    test('a tick and a completion at once both count, or the tick is refused', async () => {
      const person = await server.person()
      for (let times = 0; times < 10; times++) {
        const id = await add(person, [{ title: 'Socks' }])
        const [socks] = await idsOf(person, id)
        const [ticked, completed] = await Promise.all([
          check(person, id, socks),
          person.send(`POST /user/tasks/${id}/complete`),
        ])
        expect(completed.status).toBe(200)
        expect(await taskOf(person, id)).toMatchObject({
          completed: true,
          checklist: [{ done: ticked.status === 200 }],
        })
      }
    })
  })

  describe('search', () => {
    test('finds words in items of current and archived tasks', async () => {
      const person = await server.person()
      const id = await add(person, [{ title: 'Тор за цветята' }])
      const split = await add(person, [{ title: 'Café' }, { title: 'Milk' }], { title: 'Shop' })
      const titlesFor = async (q: string, more = '') =>
        (await listTasks(person, `?q=${encodeURIComponent(q)}${more}`)).map((task) => task.id)
      expect(await titlesFor('ЦВЕТЯ')).toEqual([id])
      expect(await titlesFor('milk cafe shop')).toEqual([split])
      expect(await titlesFor('cafemilk')).toEqual([])
      await person.send(`POST /user/tasks/${id}/complete`)
      await person.send(`PATCH /user/tasks/${id}/archive`)
      expect(await titlesFor('цветя', '&archived=true')).toEqual([id])
    })
  })

  describe('import and export', () => {
    const list = [
      { title: 'Socks, wool', done: true },
      { title: '"Tent"', done: false },
    ]

    test('the JSON export has the items, and the CSV export can be imported again', async () => {
      const person = await server.person()
      const id = await add(person, list)
      await add(person, undefined, { title: 'Plain' })
      const { result: json } = await person.send<ExportedFile>('GET /user/tasks/export?format=json')
      const exported: Task[] = JSON.parse(json.content)
      expect(exported.map((task) => task.checklist)).toEqual([(await taskOf(person, id))?.checklist, []])

      const { result: csv } = await person.send<ExportedFile>('GET /user/tasks/export?format=csv')
      expect(csv.content.split('\r\n')[0]).toMatch(/"completedAt","due","time","repeat","checklist","rank"$/)
      const otherPerson = await server.person()
      const { result: preview } = await otherPerson.send<ImportPreview>('POST /user/tasks/import-preview', {
        text: csv.content,
      })
      expect(preview.rows.map(({ warnings }) => warnings)).toEqual([[], []])
      expect(preview.rows[0]?.task).toMatchObject({ checklist: list })
      expect(preview.rows[1]?.task).not.toHaveProperty('checklist')
      const { result: made } = await otherPerson.send<Task[]>('POST /user/tasks/import', {
        tasks: preview.rows.map(({ task }) => task),
      })
      expect(made.map((task) => task.checklist.map(({ title, done }) => ({ title, done })))).toEqual([list, []])
    })

    test('items that do not fit into a checklist go into the notes', async () => {
      const person = await server.person()
      const steps = Array.from({ length: 31 }, (_, nth) => `[ ] Step ${nth}`)
      const text = `title,notes,checklist\nPack,Early,"${['', 'x'.repeat(151), ...steps].join('\n')}"`
      const { result } = await person.send<ImportPreview>('POST /user/tasks/import-preview', { text })
      const task = result.rows[0]?.task
      expect(task?.checklist?.map(({ title }) => title)).toEqual(Array.from({ length: 29 }, (_, nth) => `Step ${nth}`))
      expect(task?.notes).toBe(`Early\n\n– ${'x'.repeat(151)}\n– Step 29\n– Step 30`)
    })

    test('the export of the account has the items', async () => {
      const person = await server.person()
      const id = await add(person, list)
      const { result } = await person.send<Exported>('GET /users/profile/export')
      expect(result.tasks.map((task) => task.checklist)).toEqual([(await taskOf(person, id))?.checklist])
    })
  })
})

describe('the rollover', () => {
  test.each(['a request', 'the sweep'])('by %s unticks daily and weekly tasks that open again', async (by) => {
    const server = await startTestServer()
    // A Saturday.
    server.clock.set('2026-03-14T10:00:00Z')
    const person = await server.person()
    const ticked = [{ title: 'Socks', done: true }, { title: 'Tent' }]
    const ids = {
      daily: await add(person, ticked, { type: 'daily' }),
      completed: await add(person, ticked, { type: 'daily' }),
      weekly: await add(person, ticked, { type: 'weekly' }),
      todo: await add(person, ticked, { type: 'todo' }),
    }
    await person.send(`POST /user/tasks/${ids.completed}/complete`)
    const settle = async (at: string) => {
      server.clock.set(at)
      if (by === 'the sweep') await sweepDays(server.services)
      return Object.fromEntries(
        await Promise.all(Object.entries(ids).map(async ([name, id]) => [name, (await itemsOf(person, id))?.[0]])),
      )
    }
    const [open, done] = ['Socks', 'Socks, done']
    expect(await settle('2026-03-15T10:00:00Z')).toEqual({ daily: open, completed: open, weekly: done, todo: done })
    expect(await settle('2026-03-16T10:00:00Z')).toEqual({ daily: open, completed: open, weekly: open, todo: done })
    const [row] = await server.database.queries.select().from(tasks).where(eq(tasks.id, ids.daily))
    expect(row).toMatchObject({ checked: null, checklist: [{ title: 'Socks' }, { title: 'Tent' }] })
    await server.close()
  })
})
