import { restProcedures } from '@questboard/server/procedures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newGroup } from '../../support/group.ts'
import { type Call, expectOk, type Reply } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Item {
  id: string
  updatedAt: string
  [field: string]: unknown
}

/** Another item for each call; `path` is where it is read, changed and deleted. */
interface Kind {
  list: string
  path: string
  by: Person
  put: object
  patch: object
  invalid: object
  made: Item
}

const task = { title: 'Water', notes: '', gold: 5, type: 'todo', tags: [] }
const reward = { name: 'Tea', gold: 5, type: 'times', timesToUse: 3 }
const mission = { name: 'Garden', notes: '', from: '2026-03-10', to: '2026-03-20' }

async function kindsOf(): Promise<Record<string, Kind>> {
  const by = await server.person()
  const group = await newGroup(server)
  const member = group.members[0]?.id ?? ''
  const { creator } = group
  const make = (who: Person, call: Call, body: object) => expectOk(who.send<Item>(call, body))
  const whole = await make(by, 'POST /user/missions', { ...mission, tasks: [task] })
  const [step] = whole.tasks as [Item]
  const shared = { assignedUsers: [member], requireApprove: false }
  const of = (made: Item, list: string, more: Omit<Kind, 'made' | 'list' | 'path' | 'by'>, who = by): Kind => ({
    made,
    list,
    path: `${list}/${made.id}`,
    by: who,
    ...more,
  })
  const groupTask = { ...shared, title: 'Dishes', notes: '', ruby: 5, type: 'daily', tags: [], requireResult: false }
  const groupReward = { ...shared, name: 'Cinema', ruby: 5, type: 'times', timesToUse: 3 }
  return {
    task: of(await make(by, 'POST /user/tasks', task), '/user/tasks', {
      put: { ...task, requireResult: false, title: 'Put' },
      patch: { title: 'Patched' },
      invalid: { title: null },
    }),
    reward: of(await make(by, 'POST /user/rewards', reward), '/user/rewards', {
      put: { ...reward, name: 'Put' },
      patch: { name: 'Patched' },
      invalid: { type: 'once' },
    }),
    mission: of(whole, '/user/missions', {
      put: { name: 'Put', notes: '' },
      patch: { name: 'Patched' },
      invalid: { name: null },
    }),
    missionTask: of(step, `/user/missions/${whole.id}/tasks`, {
      put: { ...task, title: 'Put' },
      patch: { title: 'Patched' },
      invalid: { tags: null },
    }),
    groupTask: of(
      await make(creator, `POST /groups/${group.id}/tasks`, groupTask),
      `/groups/${group.id}/tasks`,
      { put: { ...groupTask, title: 'Put' }, patch: { title: 'Patched' }, invalid: { assignedUsers: [] } },
      creator,
    ),
    groupReward: of(
      await make(creator, `POST /groups/${group.id}/rewards`, groupReward),
      `/groups/${group.id}/rewards`,
      { put: { ...groupReward, name: 'Put' }, patch: { name: 'Patched' }, invalid: { timesToUse: null } },
      creator,
    ),
    groupMission: of(
      await make(creator, `POST /groups/${group.id}/missions`, {
        ...mission,
        ...shared,
        tasks: [{ title: 'Weed', ruby: 5, type: 'todo' }],
      }),
      `/groups/${group.id}/missions`,
      {
        put: { ...shared, name: 'Put', notes: '' },
        patch: { name: 'Patched' },
        invalid: { name: null },
      },
      creator,
    ),
  }
}

const names = ['task', 'reward', 'mission', 'missionTask', 'groupTask', 'groupReward', 'groupMission'] as const

const read = async ({ by, path }: Kind) => {
  const reply = await by.send<Item>(`GET ${path}` as Call)
  expect(reply.status).toBe(200)
  return { item: reply.result, tag: reply.headers.get('etag') ?? '' }
}

const statusOf = async ({ by, path }: Kind, headers: Record<string, string>) =>
  (await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${by.token}`, ...headers } })).status

const codes = (replies: Reply<unknown>[]) => replies.map(({ status, error }) => error?.message ?? status).toSorted()

describe.each(names)('a %s', (name) => {
  test('is read as its list has it, and its tag says whether it has changed', async () => {
    const kind = (await kindsOf())[name] as Kind
    const { item, tag } = await read(kind)
    expect(item).toEqual(kind.made)
    expect(await expectOk(kind.by.send<Item[]>(`GET ${kind.list}` as Call))).toContainEqual(item)
    expect(item.updatedAt).toBe(server.clock.now().toISOString())
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      expect(await statusOf(kind, { 'if-none-match': known })).toBe(304)
    }
    server.clock.advance({ minutes: 1 })
    const patched = await expectOk(kind.by.send<Item>(`PATCH ${kind.path}` as Call, kind.patch))
    expect(patched).toMatchObject(kind.patch)
    const later = await read(kind)
    expect(later.item).toEqual(patched)
    expect(later.tag).not.toBe(tag)
    expect(await statusOf(kind, { 'if-none-match': tag })).toBe(200)
  })

  test('changes only from the version that was read, and of two writers one wins', async () => {
    const kind = (await kindsOf())[name] as Kind
    const { by, path } = kind
    const { tag } = await read(kind)
    const patchOf = (number: number) =>
      Object.fromEntries(Object.entries(kind.patch).map(([field, value]) => [field, `${value} ${number}`]))
    const race = await Promise.all(
      [1, 2, 3].map((number) => by.send(`PATCH ${path}` as Call, patchOf(number), { 'if-match': tag })),
    )
    expect(codes(race)).toEqual([200, 'preconditionFailed', 'preconditionFailed'])
    const refused = await Promise.all([
      by.send(`PUT ${path}` as Call, kind.put, { 'if-match': tag }),
      by.send(`PATCH ${path}` as Call, kind.patch, { 'if-match': `W/${tag}` }),
      by.send(`DELETE ${path}` as Call, undefined, { 'if-match': `"other", ${tag}` }),
    ])
    expect(refused.map(({ status, error }) => [status, error.message])).toEqual(
      refused.map(() => [412, 'preconditionFailed']),
    )
    expect((await by.send(`PUT ${path}` as Call, kind.put, { 'if-match': 'nonsense' })).error.message).toBe(
      'invalidData',
    )
    const now = await read(kind)
    expect((await by.send(`PUT ${path}` as Call, kind.put, { 'if-match': `"other", W/${now.tag}` })).status).toBe(200)
    expect((await by.send(`PATCH ${path}` as Call, kind.patch, { 'if-match': '*' })).status).toBe(200)
    const last = await read(kind)
    expect((await by.send(`DELETE ${path}` as Call, undefined, { 'if-match': last.tag })).status).toBe(200)
    expect(await statusOf(kind, {})).toBe(404)
  })

  test('keeps both of two patches at once, and refuses what would not fit', async () => {
    const kind = (await kindsOf())[name] as Kind
    const { by, path } = kind
    const priced = name === 'mission' || name === 'groupMission' ? undefined : 'gold' in kind.made ? 'gold' : 'ruby'
    const otherFields = priced ? { [priced]: 7 } : { notes: 'n' }
    const both = await Promise.all([
      by.send(`PATCH ${path}` as Call, kind.patch),
      by.send(`PATCH ${path}` as Call, otherFields),
    ])
    expect(codes(both)).toEqual([200, 200])
    const { item } = await read(kind)
    expect(item).toMatchObject({ ...kind.patch, ...otherFields })
    expect(await expectOk(by.send(`PATCH ${path}` as Call, {}))).toMatchObject({ ...kind.patch, ...otherFields })
    expect((await by.send(`PATCH ${path}` as Call, kind.invalid)).error.message).toBe('invalidData')
    expect((await read(kind)).item).toMatchObject({ ...kind.patch, ...otherFields })
  })
})

test('every call with an entity tag has its item checked', () => {
  const conditional = restProcedures().filter(({ meta }) => meta.conditional)
  // And a task of a member, which is only read.
  expect(conditional).toHaveLength(names.length * 4 + 1)
})

test('a member reads one of their group tasks, as the list has it', async () => {
  const group = await newGroup(server)
  const [member] = group.members as unknown as [Person]
  const about = { title: 'Dishes', notes: '', ruby: 5, type: 'daily', tags: [], assignedUsers: [member.id] }
  const { id } = await expectOk(group.creator.send<Item>(`POST /groups/${group.id}/tasks`, about))
  const list = `/groups/${group.id}/users/${member.id}/tasks`
  for (const by of [member, group.creator]) {
    const reply = await by.send<Item>(`GET ${list}/${id}` as Call)
    expect(await expectOk(by.send<Item[]>(`GET ${list}` as Call))).toEqual([reply.result])
    const kind = { by, path: `${list}/${id}` } as Kind
    expect(await statusOf(kind, { 'if-none-match': reply.headers.get('etag') ?? '' })).toBe(304)
  }
  expect((await member.send(`GET ${list}/${member.id}` as Call)).error.message).toBe('taskNotFound')
  await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${id}/archive` as Call))
  expect(await expectOk(member.send(`GET ${list}/${id}` as Call))).toMatchObject({ id, archived: true })
})

test('completing and reopening say when a task changed', async () => {
  const by = await server.person()
  const { id } = await expectOk(by.send<Item>('POST /user/tasks', { ...task, type: 'daily' }))
  const changedAt = async () => (await expectOk(by.send<Item>(`GET /user/tasks/${id}`))).updatedAt
  const before = await changedAt()
  server.clock.advance({ minutes: 1 })
  await expectOk(by.send(`POST /user/tasks/${id}/complete`, {}))
  const completed = await changedAt()
  expect(completed > before).toBe(true)
  server.clock.advance({ minutes: 1 })
  await expectOk(by.send(`POST /user/tasks/${id}/reopen`, {}))
  expect((await changedAt()) > completed).toBe(true)
})

test('what leaders and members do to a group mission or its tasks says when it changed', async () => {
  const group = await newGroup(server)
  const [{ creator }, [member]] = [group, group.members]
  const body = {
    ...mission,
    from: '2026-03-10',
    assignedUsers: [member?.id],
    tasks: [{ title: 'Weed', ruby: 5, type: 'todo' }],
  }
  const createdMission = await expectOk(
    creator.send<Item & { tasks: [Item] }>(`POST /groups/${group.id}/missions`, body),
  )
  const path = `/groups/${group.id}/missions/${createdMission.id}`
  let last = (await expectOk(creator.send<Item>(`GET ${path}` as Call))).updatedAt
  expect(last).toBe(server.clock.now().toISOString())
  const moves = async (who: Person, call: Call, given?: object) => {
    server.clock.advance({ minutes: 1 })
    const answer = await expectOk(who.send<Item>(call, given))
    const { updatedAt } = await expectOk(creator.send<Item>(`GET ${path}` as Call))
    const moved = updatedAt !== last
    last = updatedAt
    return [moved, answer] as const
  }
  const hasMoved = async (...step: Parameters<typeof moves>) => (await moves(...step))[0]
  const ofTask = `${path}/tasks/${createdMission.tasks[0].id}`
  const step = { title: 'Weed', notes: '', ruby: 7, type: 'todo', tags: [] }
  expect(await hasMoved(creator, `PUT ${ofTask}` as Call, step)).toBe(true)
  const [wasAdded, added] = await moves(creator, `POST ${path}/tasks` as Call, { ...step, title: 'Dig' })
  expect(wasAdded).toBe(true)
  expect(await hasMoved(creator, `PATCH ${path}/tasks/${added.id}/copy` as Call)).toBe(true)
  expect(await hasMoved(creator, `PATCH ${path}/tasks/${added.id}/archive` as Call)).toBe(true)
  expect(await hasMoved(creator, `DELETE ${path}/tasks/${added.id}` as Call)).toBe(true)
  expect(await hasMoved(member as Person, `POST ${ofTask}/complete` as Call, {})).toBe(true)
  const seen = await expectOk((member as Person).send<Item[]>(`GET /groups/${group.id}/users/${member?.id}/missions`))
  expect(seen.map(({ updatedAt }) => updatedAt)).toEqual([last])
})

describe('a client that prefers strict handling', () => {
  const strict = { prefer: 'handling=strict' }

  test('is warned of fields and query parameters that would be ignored', async () => {
    const by = await server.person()
    const checklist = [{ title: 'Fill the can', tick: true }]
    const body = { ...task, colour: 'red', checklist }
    const refused = await by.send('POST /user/tasks', body, strict)
    expect(refused.status).toBe(400)
    expect(refused.error).toMatchObject({
      message: 'invalidData',
      details: ['colour', 'checklist.0.tick'].map((path) => ({ path, message: 'unknown' })),
    })
    expect(refused.headers.get('preference-applied')).toBe('handling=strict')
    const { error } = await by.send('GET /user/tasks?kind=todo', undefined, strict)
    expect(error).toMatchObject({ message: 'invalidQueryParams', details: [{ path: 'kind' }] })
    const whole = await by.send('GET /users/profile?kind=todo', undefined, strict)
    expect(whole.error.message).toBe('invalidQueryParams')
    const both = await by.send('POST /user/tasks?dry=1', body, strict)
    expect(both.error).toMatchObject({
      message: 'invalidQueryParams',
      details: ['dry', 'colour', 'checklist.0.tick'].map((path) => ({ path, message: 'unknown' })),
    })
    expect(await expectOk(by.send('GET /user/tasks'))).toEqual([])
  })

  test.each([
    ['POST /user/tasks', task],
    ['PUT /user/tasks/{id}', task],
    ['PATCH /user/tasks/{id}', { title: 'Run' }],
    ['PATCH /user/tasks/{id}/archive', undefined],
    ['POST /user/tasks/{id}/complete', undefined],
    ['DELETE /user/tasks/{id}', undefined],
  ])('hears of a query parameter of %s that would be ignored', async (call, body) => {
    const by = await server.person()
    const { id } = await expectOk(by.send<Item>('POST /user/tasks', task))
    const before = await expectOk(by.send<Item>(`GET /user/tasks/${id}`))
    const { error } = await by.send(`${call.replace('{id}', id)}?dry=1` as Call, body, strict)
    expect(error).toMatchObject({ message: 'invalidQueryParams', details: [{ path: 'dry', message: 'unknown' }] })
    expect(await expectOk(by.send<Item>(`GET /user/tasks/${id}`))).toEqual(before)
  })

  test('is answered as usual when every field is known', async () => {
    const by = await server.person()
    const createdTask = await by.send<Item>('POST /user/tasks', { ...task, schedule: { due: '2026-03-12' } }, strict)
    expect(createdTask.status).toBe(200)
    expect(createdTask.headers.get('preference-applied')).toBe('handling=strict')
    const ignored = await by.send('POST /user/tasks?dry=1', { ...task, colour: 'red' })
    expect([ignored.status, ignored.headers.get('preference-applied')]).toEqual([200, null])
  })

  test('learns nothing about a call that it may not make', async () => {
    const by = await server.person()
    const url = `${server.url}/api/user/tasks?dry=1`
    const reply = await fetch(url, { method: 'POST', headers: strict, body: '{' })
    expect(reply.status).toBe(401)
    expect((await by.send('DELETE /user/tasks/unknown', undefined, strict)).error.message).toBe('invalidData')
  })
})

test.each([
  ['{ "title": ', 'application/json', /^The body is not JSON: /],
  ['title=Tea', 'application/x-www-form-urlencoded', /^The body is not JSON: its content-type must be/],
  ['[]', 'application/json', /^The body is not a JSON object: it is an array$/],
  ['null', 'application/json', /^The body is not a JSON object: it is null$/],
])('the body %j of type %s is refused for what it is', async (text, type, message) => {
  const by = await server.person()
  const { status, error } = await by.send('POST /user/tasks', text, { 'content-type': type })
  expect(status).toBe(400)
  expect(error).toEqual({
    message: 'invalidData',
    type: 'BadRequest',
    status: 400,
    details: [{ path: '', message: expect.stringMatching(message) }],
  })
})
