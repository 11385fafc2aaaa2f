import type { Award } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { createdItems, ledger, tasks } from '@questboard/db/schema'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function add(person: Person, about: object = {}): Promise<string> {
  const { result, error } = await person.send<{ id: string }>('POST /user/tasks', {
    title: 'Walk',
    gold: 10,
    type: 'todo',
    ...about,
  })
  if (error) throw new Error(JSON.stringify(error))
  return result.id
}

const listTasks = async (person: Person, query = '') => (await person.send<Task[]>(`GET /user/tasks${query}`)).result

const taskOf = async (person: Person, id: string) => (await listTasks(person)).find((task) => task.id === id)

const complete = (person: Person, id: string, body?: object) =>
  person.send<Award>(`POST /user/tasks/${id}/complete`, body)

const stats = async (person: Person) => (await person.send<Profile>('GET /users/profile')).result.stats

/** The database row, to prove that a refused call changed nothing. */
const row = async (id: string) => (await server.database.queries.select().from(tasks).where(eq(tasks.id, id)))[0]

describe('creating and listing', () => {
  test('fills in defaults and trims text', async () => {
    const person = await server.person()
    const id = await add(person, { title: '  Walk the dog  ' })
    expect(await taskOf(person, id)).toEqual({
      id,
      title: 'Walk the dog',
      notes: '',
      gold: 10,
      type: 'todo',
      tags: [],
      requireResult: false,
      result: null,
      completed: false,
      archived: false,
      streak: 0,
      createdAt: '2026-03-10T10:00:00.000Z',
      updatedAt: '2026-03-10T10:00:00.000Z',
      completedAt: null,
      reminders: [],
      checklist: [],
      lastCompletedAt: null,
      schedule: null,
      slot: null,
      dueOn: null,
      dueTime: null,
      opensOn: null,
      nextDueOn: null,
      overdue: false,
      late: false,
      canSkip: false,
      canSnooze: true,
      rank: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })

  test('lists are sorted oldest first and filtered by type', async () => {
    const person = await server.person()
    const ids = []
    for (const type of ['weekly', 'todo', 'daily', 'todo']) ids.push(await add(person, { type }))
    const listed = async (query: string) => (await listTasks(person, query)).map(({ id }) => id)
    expect(await listed('')).toEqual(ids)
    expect(await listed('?type=todo')).toEqual([ids[1], ids[3]])
    expect(await listed('?type=todo&type=daily')).toEqual([ids[1], ids[2], ids[3]])
    expect(await listed('?archived=true')).toEqual([])
  })

  test('the archive is paged', async () => {
    const person = await server.person()
    const ids = []
    for (let count = 0; count < 5; count++) {
      const id = await add(person)
      await complete(person, id)
      await person.send(`PATCH /user/tasks/${id}/archive`)
      ids.push(id)
    }
    const listed = async (query: string) => (await listTasks(person, query)).map(({ id }) => id)
    expect(await listed('?archived=true')).toEqual(ids)
    expect(await listed('?archived=true&limit=2&page=2')).toEqual([ids[2], ids[3]])
    expect(await listed('?archived=true&limit=2&page=4')).toEqual([])
  })

  test('a search finds words in titles and notes, without case and accents', async () => {
    const person = await server.person()
    const flowers = await add(person, { title: 'Тор за цветята' })
    const coffee = await add(person, { title: 'Meet Ani', notes: 'At the Café' })
    const idsFor = async (q: string) => (await listTasks(person, `?q=${encodeURIComponent(q)}`)).map(({ id }) => id)
    expect(await idsFor('ЦВЕТЯ')).toEqual([flowers])
    expect(await idsFor('cafe ani')).toEqual([coffee])
    expect(await idsFor('cafe Boyan')).toEqual([])
    expect(await idsFor('а')).toEqual([flowers])
  })

  test('tags filter together with the search and the type', async () => {
    const person = await server.person()
    const [sport, fun] = ['019d3c00-0000-7000-8000-00000000a903', '019d3c00-0000-7000-8000-00000000a906']
    const both = await add(person, { title: 'Swim', tags: [sport, fun] })
    const tagged = await add(person, { title: 'Swim far', tags: [sport] })
    const idsFor = async (query: string) => (await listTasks(person, query)).map(({ id }) => id)
    expect(await idsFor(`?tag=${sport}`)).toEqual([both, tagged])
    expect(await idsFor(`?tag=${sport}&tag=${fun}`)).toEqual([both])
    expect(await idsFor(`?tag=${sport}&q=far`)).toEqual([tagged])
    expect(await idsFor(`?tag=${sport}&type=daily`)).toEqual([])
  })

  test('the archive is searched page by page, and only that of the caller', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const ids: string[] = []
    for (const [who, title] of [
      ...[1, 2, 3].map((nth) => [person, `Plant ${nth}`] as const),
      ...([
        [person, 'Read'],
        [otherPerson, 'Plant'],
      ] as const),
    ]) {
      const id = await add(who, { title })
      await complete(who, id)
      await who.send(`PATCH /user/tasks/${id}/archive`)
      if (who === person) ids.push(id)
    }
    const idsFor = async (query: string) => (await listTasks(person, `?archived=true&${query}`)).map(({ id }) => id)
    expect(await idsFor('q=plant')).toEqual(ids.slice(0, 3))
    expect(await idsFor('q=plant&limit=2&page=2')).toEqual([ids[2]])
    expect(await idsFor('q=plant&limit=2&page=3')).toEqual([])
    expect(await listTasks(person, '?q=plant')).toEqual([])
  })

  test.each([
    ['?q=', 'q'],
    [`?q=${'a'.repeat(101)}`, 'q'],
    ['?tag=sport', 'tag.0'],
    ['?type=monthly', 'type.0'],
    ['?archived=yes', 'archived'],
    ['?archived=false&archived=true', 'archived'],
    ['?page=0', 'page'],
    ['?page=1.5', 'page'],
    ['?page=1e1', 'page'],
    ['?limit=101', 'limit'],
    ['?limit=', 'limit'],
  ])('refuses the query %s', async (query, path) => {
    const person = await server.person()
    const { error } = await person.send(`GET /user/tasks${query}`)
    expect(error).toMatchObject({ message: 'invalidQueryParams', type: 'BadRequest', status: 400 })
    expect(error.details?.map((detail) => detail.path)).toEqual([path])
  })

  test.each([
    ['title', { title: '' }],
    ['title', { title: undefined }],
    ['title', { title: 'x'.repeat(151) }],
    ['title', { title: null }],
    ['notes', { notes: 'x'.repeat(5001) }],
    ['notes', { notes: null }],
    ['gold', { gold: -1 }],
    ['gold', { gold: 101 }],
    ['gold', { gold: 1.5 }],
    ['gold', { gold: '10' }],
    ['gold', { gold: undefined }],
    ['type', { type: 'monthly' }],
    ['type', { type: undefined }],
    ['tags', { tags: 'work' }],
    ['tags.0', { tags: [unknownId] }],
    ['tags.0', { tags: ['work'] }],
    ['requireResult', { requireResult: 'yes' }],
    ['id', { id: 'mine' }],
    ['id', { id: null }],
  ])('names the field %s in %j and creates nothing', async (path, about) => {
    const person = await server.person()
    const { error } = await person.send('POST /user/tasks', { title: 'Walk', gold: 10, type: 'todo', ...about })
    expect(error).toMatchObject({ message: 'invalidData', type: 'BadRequest', status: 400 })
    expect(error.details?.map((detail) => detail.path)).toContain(path)
    expect(await listTasks(person)).toEqual([])
  })

  test('a task has at most five tags, each once', async () => {
    const person = await server.person()
    const { result } = await person.send<{ id: string }[]>('GET /tags')
    const tags = result.map(({ id }) => id)
    expect(tags).toHaveLength(7)
    const attempt = async (ids: (string | undefined)[]) =>
      (await person.send('POST /user/tasks', { title: 'Walk', gold: 1, type: 'todo', tags: ids })).status
    expect(await attempt(tags.slice(0, 5))).toBe(200)
    expect(await attempt(tags.slice(0, 6))).toBe(400)
    expect(await attempt([tags[0], tags[0]])).toBe(400)
  })

  test.each(['{', '[]', 'null', '"text"', '7', ''])('refuses the body %j', async (body) => {
    const person = await server.person()
    const { error } = await person.send('POST /user/tasks', body, { 'content-type': 'application/json' })
    expect(error.message).toBe('invalidData')
  })

  test('refuses another media type, and bodies above 256 KiB', async () => {
    const person = await server.person()
    const body = JSON.stringify({ title: 'Walk', gold: 1, type: 'todo' })
    expect((await person.send('POST /user/tasks', body, { 'content-type': 'text/plain' })).error.message).toBe(
      'invalidData',
    )
    const large = JSON.stringify({ title: 'Walk', gold: 1, type: 'todo', notes: 'x'.repeat(256 * 1024) })
    expect((await person.send('POST /user/tasks', large)).error).toEqual({
      message: 'payloadTooLarge',
      type: 'PayloadTooLarge',
      status: 413,
    })
    expect(await listTasks(person)).toEqual([])
  })

  test('refuses the 501st open task; completed ones do not count', async () => {
    const person = await server.person()
    const now = server.clock.now()
    await server.database.queries.insert(tasks).values(
      Array.from({ length: 499 }, (_, number) => ({
        id: crypto.randomUUID(),
        userId: person.id,
        title: `Task ${number}`,
        notes: '',
        gold: 1,
        type: 'todo' as const,
        tags: [],
        requireResult: false,
        createdAt: now,
      })),
    )
    const last = await add(person)
    const more = () => person.send('POST /user/tasks', { title: 'One more', gold: 1, type: 'todo' })
    expect((await more()).error).toEqual({ message: 'tooManyItems', type: 'Conflict', status: 409 })
    expect((await person.send(`POST /user/tasks/${last}/copy`)).error.message).toBe('tooManyItems')
    await complete(person, last)
    expect((await more()).status).toBe(200)
  })
})

describe('client ids', () => {
  const body = (id: string, about: object = {}) => ({ id, title: 'Walk', gold: 10, type: 'todo', ...about })

  test('the same create returns the task, even after it changed', async () => {
    const person = await server.person()
    const id = crypto.randomUUID()
    expect((await person.send('POST /user/tasks', body(id.toUpperCase()))).result).toMatchObject({ id })
    expect((await person.send('POST /user/tasks', body(id, { notes: '' }))).result).toMatchObject({ id })
    await complete(person, id)
    server.clock.advance({ days: 1 })
    expect((await person.send('POST /user/tasks', body(id))).result).toMatchObject({ id })
    expect(await listTasks(person)).toHaveLength(1)
  })

  test('a used id is refused', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const id = crypto.randomUUID()
    await person.send('POST /user/tasks', body(id))
    const refusal = { message: 'idAlreadyUsed', type: 'Conflict', status: 409 }
    expect((await person.send('POST /user/tasks', body(id, { gold: 11 }))).error).toEqual(refusal)
    expect((await otherPerson.send('POST /user/tasks', body(id))).error).toEqual(refusal)
    const madeHere = await add(otherPerson)
    expect((await person.send('POST /user/tasks', body(madeHere))).error).toEqual(refusal)
    const mission = { name: 'Trip', from: '2026-03-20', to: '2026-03-21', id: madeHere }
    expect((await otherPerson.send('POST /user/missions', mission)).error).toEqual(refusal)
    await person.send(`DELETE /user/tasks/${id}`)
    expect((await person.send('POST /user/tasks', body(id))).error).toEqual(refusal)
    await otherPerson.send(`DELETE /user/tasks/${madeHere}`)
    expect((await otherPerson.send('POST /user/tasks', body(madeHere))).error).toEqual(refusal)
    expect(await listTasks(person)).toEqual([])
  })

  test('twenty parallel creates create one', async () => {
    const person = await server.person()
    const id = crypto.randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => person.send('POST /user/tasks', body(id))))
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await listTasks(person)).toHaveLength(1)
  })

  test('a refused create does not use its id', async () => {
    const person = await server.person()
    const id = crypto.randomUUID()
    await person.send('POST /user/tasks', body(id, { gold: 101 }))
    expect(await server.database.queries.select().from(createdItems).where(eq(createdItems.id, id))).toEqual([])
    expect((await person.send('POST /user/tasks', body(id))).status).toBe(200)
  })
})

describe('completing and reopening', () => {
  test.each([
    ['todo', { exp: 10, position: 1 }],
    ['daily', { exp: 5, position: 1 }],
    ['weekly', { exp: 15, position: 2 }],
  ])('a %s task pays and moves the pawn', async (type, { exp, position }) => {
    const person = await server.person()
    const id = await add(person, { type, gold: 30 })
    const { result } = await complete(person, id)
    const landed = position === 2 ? 2 : 0
    expect(result.stats).toMatchObject({ gold: 30, gems: 50, exp: exp + landed })
    expect(result.board).toMatchObject({ position, lap: 1 })
    expect(result.board.card).toMatchObject(
      position === 2 ? { kind: 'quote', drawnFrom: 'quote' } : { kind: 'none', drawnFrom: 'none' },
    )
    expect(await stats(person)).toEqual(result.stats)
  })

  test('reopening takes the payment back, completing again pays it once, and the pawn stays', async () => {
    const person = await server.person()
    const id = await add(person, { type: 'daily', gold: 20 })
    await complete(person, id)
    const reopened = await person.send<{ stats: Stats }>(`POST /user/tasks/${id}/reopen`)
    expect(reopened.result.stats).toMatchObject({ gold: 0, exp: 0 })
    expect(await taskOf(person, id)).toMatchObject({ completed: false, streak: 0 })
    const again = await complete(person, id)
    expect(again.result.stats).toMatchObject({ gold: 20, exp: 5 })
    expect(again.result.board.position).toBe(1)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, streak: 1 })
    const entries = await server.database.queries
      .select()
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.currency, 'gold')))
      .orderBy(asc(ledger.id))
    expect(entries.map(({ amount, balance, reason }) => [reason, amount, balance])).toEqual([
      ['taskCompleted', 20, 20],
      ['taskReopened', -20, 0],
      ['taskCompleted', 20, 20],
    ])
  })

  test('fifty parallel completions pay once', async () => {
    const person = await server.person()
    const id = await add(person, { type: 'daily', gold: 10 })
    const replies = await Promise.all(Array.from({ length: 50 }, () => complete(person, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.message === 'taskAlreadyCompleted')).toHaveLength(49)
    expect(await stats(person)).toMatchObject({ gold: 10, exp: 5 })
  })

  test('thirty tasks completed in parallel are all paid', async () => {
    const person = await server.person()
    const ids = []
    for (let count = 0; count < 30; count++) ids.push(await add(person, { gold: 1 }))
    const replies = await Promise.all(ids.map((id) => complete(person, id)))
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const rows = await server.database.queries.select().from(ledger).where(eq(ledger.ownerId, person.id))
    const sum = (currency: string) =>
      rows.reduce((total, entry) => (entry.currency === currency ? total + entry.amount : total), 0)
    const { board } = (await person.send<Profile>('GET /users/profile')).result
    expect(board.position).toBe(30)
    expect((await stats(person)).gold).toBe(sum('gold'))
    expect((await stats(person)).gems).toBe(sum('gems'))
  })

  test('each state refuses invalid transitions and stays unchanged', async () => {
    const person = await server.person()
    const todo = await add(person)
    const refusals = async (id: string) => {
      const before = await row(id)
      const codes = []
      for (const call of ['POST complete', 'POST reopen', 'PATCH archive', 'POST result'] as const) {
        const [method, act] = call.split(' ') as ['POST' | 'PATCH', string]
        const body = act === 'result' ? { result: 'done' } : undefined
        const { error } = await person.send(`${method} /user/tasks/${id}/${act}`, body)
        codes.push(error?.message)
      }
      return { codes, changed: JSON.stringify(before) !== JSON.stringify(await row(id)) }
    }
    await complete(person, todo)
    expect((await complete(person, todo)).error.message).toBe('taskAlreadyCompleted')
    expect((await person.send(`POST /user/tasks/${todo}/reopen`)).error.message).toBe('cannotReopenToDoTask')
    const update = { title: 'Run', notes: '', gold: 1, type: 'todo', tags: [], requireResult: false }
    expect((await person.send(`PUT /user/tasks/${todo}`, update)).error.message).toBe('cannotUpdateCompletedTask')
    await person.send(`PATCH /user/tasks/${todo}/archive`)
    expect(await refusals(todo)).toEqual({
      codes: ['cannotCompleteArchivedTask', 'cannotReopenArchivedTask', 'taskAlreadyArchived', 'cannotAddResult'],
      changed: false,
    })
    expect((await person.send(`PUT /user/tasks/${todo}`, update)).error.message).toBe('cannotUpdateCompletedTask')
    const daily = await add(person, { type: 'daily' })
    expect((await person.send(`POST /user/tasks/${daily}/reopen`)).error.message).toBe('taskNotCompleted')
    expect((await person.send(`PATCH /user/tasks/${daily}/archive`)).error.message).toBe('cannotArchiveIncompletedTask')
  })

  test('tasks of others and unknown ones are not found; an invalid id is refused', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const id = await add(otherPerson)
    for (const [path, code] of [
      [id, 'taskNotFound'],
      [unknownId, 'taskNotFound'],
      ['7', 'invalidData'],
      ['x'.repeat(400), 'invalidData'],
      ['%E0%A4%A', 'invalidData'],
    ] as const) {
      const codes = await Promise.all([
        complete(person, path),
        person.send(`POST /user/tasks/${path}/reopen`),
        person.send(`PATCH /user/tasks/${path}/archive`),
        person.send(`POST /user/tasks/${path}/copy`),
        person.send(`POST /user/tasks/${path}/result`, { result: 'x' }),
        person.send(`DELETE /user/tasks/${path}`),
        person.send(`PUT /user/tasks/${path}`, {
          title: 'Run',
          notes: '',
          gold: 1,
          type: 'todo',
          tags: [],
          requireResult: false,
          id,
        }),
      ])
      expect(codes.map(({ error }) => error.message)).toEqual(Array(7).fill(code))
    }
    expect(await taskOf(otherPerson, id)).toMatchObject({ title: 'Walk', completed: false })
    expect((await complete(otherPerson, id.toUpperCase())).status).toBe(200)
  })
})

describe('results', () => {
  test('a task that requires one cannot be completed without it', async () => {
    const person = await server.person()
    const id = await add(person, { requireResult: true })
    const refused = await complete(person, id)
    expect(refused.error).toMatchObject({ message: 'resultOfTheTaskRequired', status: 400 })
    expect(await taskOf(person, id)).toMatchObject({ completed: false })
    expect((await complete(person, id, { result: '' })).error.message).toBe('invalidData')
    expect((await complete(person, id, { result: ' 5 km ' })).status).toBe(200)
    expect(await taskOf(person, id)).toMatchObject({ completed: true, result: '5 km' })
    const later = await person.send<Task>(`POST /user/tasks/${id}/result`, { result: '6 km' })
    expect(later.result.result).toBe('6 km')
  })

  test('an earlier result is enough; one that is not required is ignored', async () => {
    const person = await server.person()
    const asking = await add(person, { requireResult: true })
    await person.send(`POST /user/tasks/${asking}/result`, { result: 'before' })
    expect((await complete(person, asking)).status).toBe(200)
    const plain = await add(person)
    expect((await person.send(`POST /user/tasks/${plain}/result`, { result: 'x' })).error.message).toBe(
      'cannotAddResult',
    )
    await complete(person, plain, { result: 'ignored' })
    expect(await taskOf(person, plain)).toMatchObject({ completed: true, result: null })
  })
})

describe('changing, copying, deleting', () => {
  test('a PUT replaces every field, and requires every field', async () => {
    const person = await server.person()
    const id = await add(person)
    const whole = { title: 'Run', notes: 'far', gold: 7, type: 'weekly', tags: [], requireResult: true }
    for (const field of Object.keys(whole)) {
      const { error } = await person.send(`PUT /user/tasks/${id}`, { ...whole, [field]: undefined })
      expect(error.details?.map(({ path }) => path)).toEqual([field])
    }
    const { result } = await person.send<Task>(`PUT /user/tasks/${id}`, { ...whole, completed: true, unknown: 1 })
    expect(result).toMatchObject({ id, ...whole, completed: false })
  })

  test('a PATCH changes only the given fields', async () => {
    const person = await server.person()
    const id = await add(person, { notes: 'far', type: 'daily' })
    await complete(person, id)
    server.clock.advance({ days: 1 })
    const patch = (body?: object, at = id) => person.send<Task>(`PATCH /user/tasks/${at}`, body)
    expect((await patch({ title: ' Run ' })).result).toMatchObject({ title: 'Run', notes: 'far', gold: 10, streak: 1 })
    expect((await patch({ notes: '', gold: 0, completed: true })).result).toMatchObject({
      title: 'Run',
      notes: '',
      gold: 0,
      type: 'daily',
      completed: false,
    })
    const before = await row(id)
    for (const nothing of [{}, undefined]) expect((await patch(nothing)).result).toEqual(await taskOf(person, id))
    for (const [field, values] of Object.entries({
      title: [null, '', 7],
      notes: [null],
      gold: [null, 101, 1.5],
      type: [null, 'yearly'],
      tags: [null, [unknownId]],
      requireResult: [null, 'yes'],
    })) {
      for (const value of values) {
        const { error } = await patch({ title: 'Swim', [field]: value })
        expect([error.message, error.details?.[0]?.path.split('.')[0]]).toEqual(['invalidData', field])
      }
    }
    expect(await row(id)).toEqual(before)
    // A new type starts a new streak, and costs no penalty in the period of the change.
    expect((await patch({ type: 'weekly' })).result).toMatchObject({ type: 'weekly', streak: 0 })
  })

  test('a PATCH is validated like a PUT', async () => {
    const person = await server.person()
    const id = await add(person)
    const refused = async (at: string, by = person) =>
      (await by.send(`PATCH /user/tasks/${at}`, { title: 'Run' })).error.message
    expect(await refused(unknownId)).toBe('taskNotFound')
    expect(await refused('7')).toBe('invalidData')
    expect(await refused(id, await server.person())).toBe('taskNotFound')
    await complete(person, id)
    expect(await refused(id)).toBe('cannotUpdateCompletedTask')
    await person.send(`PATCH /user/tasks/${id}/archive`)
    expect(await refused(id)).toBe('cannotUpdateCompletedTask')
    expect(await taskOf(person, id)).toBeUndefined()
  })

  test('a copy is open and last in the list', async () => {
    const person = await server.person()
    const id = await add(person, { type: 'daily', requireResult: true })
    await complete(person, id, { result: 'done' })
    await person.send(`PATCH /user/tasks/${id}/archive`)
    const { result } = await person.send<Task>(`POST /user/tasks/${id}/copy`)
    expect(result).toMatchObject({ title: 'Walk', completed: false, archived: false, result: null, streak: 0 })
    expect((await listTasks(person)).map((task) => task.id)).toEqual([result.id])
  })

  test('deleting keeps payments', async () => {
    const person = await server.person()
    const id = await add(person)
    await complete(person, id)
    expect(await person.send(`DELETE /user/tasks/${id}`)).toMatchObject({ status: 200, result: null })
    expect((await person.send(`DELETE /user/tasks/${id}`)).error.message).toBe('taskNotFound')
    expect(await stats(person)).toMatchObject({ gold: 10 })
  })
})
