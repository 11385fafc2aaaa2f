import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/** Edge cases of the contract, as raw HTTP. */
let server: TestServer
let ani: Person
beforeAll(async () => {
  server = await startTestServer()
  ani = await server.person()
})
afterAll(() => server.close())

/** Continues after a difference, so that a table reports all of them. */
const same = (got: unknown, wanted: unknown) => expect.soft(JSON.stringify(got)).toBe(JSON.stringify(wanted))

const kib = 1024

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
  code: string | undefined
}

/** A raw request, which fetch would correct or refuse. */
function raw(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(`${server.url}${path}`, { method, headers: { ...headers, ...length } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        let code: string | undefined
        try {
          code = JSON.parse(text).error?.message
        } catch {
          code = undefined
        }
        resolve({ status: response.statusCode, headers: response.headers, body: text, code })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const json = { 'content-type': 'application/json' }
const signedIn = () => ({ authorization: `Bearer ${ani.token}` })

test('an unsupported method of a known path is reported before size and token', async () => {
  const large = JSON.stringify({ title: 'x'.repeat(300 * kib) })
  for (const [method, path, allow] of [
    ['OPTIONS', '/api/user/tasks', 'GET, POST, HEAD'],
    ['TRACE', '/api/user/tasks', 'GET, POST, HEAD'],
    ['DELETE', '/api/user/tasks', 'GET, POST, HEAD'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/user/notifications/stream', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
  ] as const) {
    const answer = await raw(method, path)
    same([method, path, answer.status, answer.headers.allow], [method, path, 405, allow])
    if (method !== 'HEAD') same([method, path, answer.code], [method, path, 'methodNotAllowed'])
  }
  const tooLarge = await raw('DELETE', '/api/user/tasks', json, large)
  same(['large DELETE', tooLarge.code], ['large DELETE', 'methodNotAllowed'])
  const put = await raw('PUT', '/api/user/tasks', json, large)
  same(['large PUT', put.code], ['large PUT', 'methodNotAllowed'])
  const unknown = await raw('POST', '/api/nowhere', json, large)
  same(['large unknown', unknown.code], ['large unknown', 'notFound'])
  const size = await raw('POST', '/api/user/tasks', json, large)
  same(['large POST', size.code, size.status], ['large POST', 'payloadTooLarge', 413])
  for (const path of ['/api', '/api/', '/api/nowhere', '/api/user', '/api/Tags', '/api/config/']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await raw(method, path)
      same([method, path, answer.status, answer.code], [method, path, 404, 'notFound'])
    }
  }
})

test('a body of 256 KiB is accepted, one byte more is not', async () => {
  const of = (size: number) => {
    const frame = JSON.stringify({ title: 'x', gold: 1, type: 'todo', filling: '' })
    return JSON.stringify({ title: 'x', gold: 1, type: 'todo', filling: 'y'.repeat(size - frame.length) })
  }
  expect((await raw('POST', '/api/user/tasks', { ...json, ...signedIn() }, of(256 * kib))).status).toBe(200)
  expect((await raw('POST', '/api/user/tasks', { ...json, ...signedIn() }, of(256 * kib + 1))).code).toBe(
    'payloadTooLarge',
  )
})

test('the token is checked before an unreadable body', async () => {
  for (const [type, body] of [
    ['application/json', '{'],
    ['application/json', '[]'],
    ['text/plain', '{}'],
    ['nonsense', '{}'],
    ['', '{}'],
    ['application/x-www-form-urlencoded', 'title=x'],
    ['multipart/form-data', 'x'],
  ] as const) {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
    const nobody = await raw('POST', '/api/user/tasks', headers, body)
    same([type, body, nobody.status, nobody.code], [type, body, 401, 'authenticationFailed'])
    const read = await raw('POST', '/api/user/tasks', { ...headers, ...signedIn() }, body)
    same([type, body, read.status, read.code], [type, body, 400, 'invalidData'])
    const optional = await raw('PATCH', '/api/user/missions/not-an-id/main', { ...headers, ...signedIn() }, body)
    same([type, body, optional.status, optional.code], [type, body, 400, 'invalidData'])
  }
})

test('HEAD answers like GET, without the body', async () => {
  for (const [path, headers, status] of [
    ['/api/tags', signedIn(), 200],
    ['/api/tags', {}, 401],
    ['/api/config', {}, 200],
    ['/api/user/tasks?page=0', signedIn(), 400],
    ['/api/openapi.json', {}, 200],
    ['/api/nowhere', {}, 404],
  ] as const) {
    const [head, get] = [await raw('HEAD', path, { ...headers }), await raw('GET', path, { ...headers })]
    same([path, head.status, head.body], [path, status, ''])
    same([path, get.status], [path, status])
    same(
      [path, head.headers['content-length'], head.headers['content-type']],
      [path, get.headers['content-length'], get.headers['content-type']],
    )
  }
})

test('a time zone is an IANA name or an offset in minutes, on every call', async () => {
  for (const header of [
    { timezone: '+02:00' },
    { timezone: 'GMT+2' },
    { timezone: '' },
    { timezone: 'PST' },
    { timezone: 'IST' },
    { timezone: 'SystemV/PST8' },
    { timezone: 'Nowhere/City' },
    { timezone: 'Etc/Unknown' },
    { timezone: 'UTC+2' },
    { timezone: 'Z' },
    { 'timezone-offset': '' },
    { 'timezone-offset': '-841' },
    { 'timezone-offset': '721' },
    { 'timezone-offset': '1.5' },
    { 'timezone-offset': '+120' },
    { 'timezone-offset': 'abc' },
    { 'timezone-offset': '0x10' },
    { 'timezone-offset': '1e2' },
    { timezone: 'Europe/Sofia', 'timezone-offset': 'x' },
    { timezone: 'x', 'timezone-offset': '-120' },
  ] as Record<string, string>[]) {
    for (const path of ['/api/config', '/api/gems-plans', '/api/users/profile']) {
      const answer = await raw('GET', path, { ...signedIn(), ...header })
      same([header, path, answer.status, answer.code], [header, path, 400, 'invalidTimezone'])
    }
  }
  for (const header of [
    { timezone: 'UTC' },
    { timezone: 'Europe/Kyiv' },
    { timezone: 'Europe/Kiev' },
    { timezone: 'Asia/Calcutta' },
    { timezone: 'Asia/Kolkata' },
    { timezone: 'europe/sofia' },
    { timezone: 'Etc/GMT+12' },
    { timezone: 'Pacific/Kiritimati' },
    { timezone: 'America/Argentina/Buenos_Aires' },
    { timezone: 'EST5EDT' },
    { timezone: 'GMT' },
    { 'timezone-offset': '-840' },
    { 'timezone-offset': '720' },
    { 'timezone-offset': '0' },
    { 'timezone-offset': '-330' },
    { timezone: 'Europe/Sofia', 'timezone-offset': '-120' },
  ] as Record<string, string>[]) {
    const caller = await server.person()
    const answer = await raw('GET', '/api/users/profile', { authorization: `Bearer ${caller.token}`, ...header })
    same([header, answer.status], [header, 200])
  }
})

test('a response is in the requested language, or else the saved one', async () => {
  const bg = await server.person({ name: 'Борис', headers: { 'accept-language': 'bg' } })
  const nameOf = async (header: string | undefined) => {
    const headers = { authorization: `Bearer ${bg.token}`, ...(header !== undefined && { 'accept-language': header }) }
    return JSON.parse((await raw('GET', '/api/tags', headers)).body).result[0].name
  }
  for (const [header, name] of [
    [undefined, 'работа'],
    ['*', 'работа'],
    ['', 'работа'],
    ['de', 'работа'],
    ['en', 'work'],
    ['EN-gb', 'work'],
    ['de, en;q=0.5, bg;q=0.4', 'work'],
    ['bg;q=0.4, en;q=0.5', 'work'],
    ['en;q=0.5, bg;q=0.5', 'work'],
    ['bg;q=0, en;q=0', 'работа'],
    ['en;q=0', 'работа'],
    ['bg-BG,bg;q=0.9,en;q=0.8', 'работа'],
    ['en; q=0.1, bg ; q=0.9', 'работа'],
  ] as const) {
    same([header, await nameOf(header)], [header, name])
  }
  const credentials = JSON.stringify({ email: bg.email, password: bg.password })
  const login = JSON.parse((await raw('POST', '/api/auth/login', json, credentials)).body).result
  same([login.user.lang, login.user.avatar.name], ['bg', 'Лисица'])
  const body = {
    name: 'x',
    email: 'language@example.org',
    password: 'correct horse',
    passwordConfirmation: 'correct horse',
    birthDate: '2000-01-01',
    lang: 'bg',
  }
  const registered = JSON.parse((await raw('POST', '/api/auth/register', json, JSON.stringify(body))).body).result
  same([registered.user.lang, registered.user.avatar.name], ['bg', 'Лисица'])
  const put = await raw('PUT', '/api/users/profile', { ...json, authorization: `Bearer ${bg.token}` }, '{"lang":"en"}')
  same(JSON.parse(put.body).result.avatar.name, 'Fox')
})

test('pages beyond the last one are empty', async () => {
  for (const page of ['2', '1000001', '99999999999999', '999999999999999']) {
    for (const path of [
      `/user/tasks?archived=true&page=${page}`,
      `/user/missions?status=archived&page=${page}`,
      `/avatars?page=${page}`,
    ]) {
      const answer = await ani.send<unknown[]>(`GET ${path}` as Call)
      if (path.startsWith('/avatars?page=2')) continue
      same([path, answer.status, answer.result], [path, 200, []])
    }
    const bought = await ani.send(`GET /user/purchases?page=${page}`)
    same([page, bought.result], [page, { purchases: [], totalCount: 0 }])
  }
  for (const query of [
    'page=0',
    'page=-1',
    'page=1.5',
    'page=',
    'page=a',
    'page=1&page=2',
    'limit=0',
    'limit=101',
    'limit=',
    'archived=1',
    'archived=',
    'archived=true&archived=true',
    'type=',
    'type=other',
    'type=todo,daily',
    'page=99999999999999999999',
  ]) {
    const answer = await ani.send(
      `GET /user/tasks?archived=true&${query.includes('archived') ? query.replace('archived=true&archived=true', 'archived=true') : query}` as Call,
    )
    same([query, answer.status, answer.error?.message], [query, 400, 'invalidQueryParams'])
  }
  expect((await ani.send('GET /user/tasks?type=todo&type=daily&type=todo&unknown=1')).status).toBe(200)
})

test('an id in the path is any UUID, and nothing else', async () => {
  for (const id of [
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '12345678-1234-1234-1234-1234567890AB',
  ]) {
    const answer = await ani.send(`GET /user/missions/${id}`)
    same([id, answer.status, answer.error?.message], [id, 404, 'missionNotFound'])
  }
  for (const id of [
    'x',
    '1',
    '%7B12345678-1234-1234-1234-1234567890ab%7D',
    '123456781234123412341234567890ab',
    '12345678-1234-1234-1234-1234567890ab%20',
    '12345678-1234-1234-1234-1234567890ab%0A',
    '%00',
    'a%2Fb',
    'x'.repeat(2000),
    '%D0%B6',
    'null',
    'undefined',
  ]) {
    const answer = await ani.send(`GET /user/missions/${id}`)
    same(
      [id.slice(0, 50), answer.status, answer.error?.message, answer.error?.details?.[0]?.path],
      [id.slice(0, 50), 400, 'invalidData', 'id'],
    )
  }
  const broken = await raw('GET', '/api/user/missions/%zz', signedIn())
  same([broken.status, broken.code], [400, 'invalidData'])
})

test('passwords that are not valid text are refused as invalidData by every call', async () => {
  for (const bad of ['correct\u0000horse', 'correct\ud800horse']) {
    const login = await server.send('POST /auth/login', { email: ani.email, password: bad })
    same([bad, login.error?.message], [bad, 'invalidData'])
    const changed = await ani.send('PUT /users/profile/change-password', {
      oldPassword: bad,
      password: 'correct horse',
      passwordConfirmation: 'correct horse',
    })
    same([bad, changed.error?.message], [bad, 'invalidData'])
  }
})

test('an id is used once over all kinds of items, groups too', async () => {
  const [person, otherPerson] = [await server.person(), await server.person()]
  const { id: groupId } = (await person.send<{ id: string }>('POST /groups', { name: 'Home' })).result
  const { id: taskId } = (await person.send<{ id: string }>('POST /user/tasks', { title: 'x', gold: 1, type: 'todo' }))
    .result
  for (const [call, body] of [
    ['POST /user/tasks', { id: groupId, title: 'x', gold: 1, type: 'todo' }],
    ['POST /user/rewards', { id: groupId, name: 'x', gold: 1, type: 'once' }],
    ['POST /groups', { id: groupId, name: 'Home' }],
    ['POST /groups', { id: taskId, name: 'Home' }],
  ] as const) {
    for (const caller of [person, otherPerson]) {
      same([call, (await caller.send(call, body)).error?.message], [call, 'idAlreadyUsed'])
    }
  }
})

test('a period pays once, whatever happens to the type and price of its task', async () => {
  const person = await server.person()
  const written = { title: 'x', notes: '', gold: 10, type: 'daily', tags: [], requireResult: false }
  const { id } = (await person.send<{ id: string }>('POST /user/tasks', written)).result
  const reward = (await person.send<{ id: string }>('POST /user/rewards', { name: 'x', gold: 8, type: 'constant' }))
    .result
  const act = async (call: string) => {
    type Paid = { stats: { gold: number; exp: number }; board?: { position: number } }
    const { result, error } = await person.send<Paid>(`POST /user/tasks/${id}/${call}`)
    return error?.message ?? [result.stats.gold, result.stats.exp, result.board?.position]
  }
  expect(await act('complete')).toEqual([10, 5, 1])
  await person.send(`POST /user/rewards/${reward.id}/redeem`)
  expect(await act('reopen')).toEqual([0, 0, undefined])
  await person.send(`PUT /user/tasks/${id}`, { ...written, type: 'weekly', gold: 20 })
  expect(await act('complete')).toEqual([12, 15, 1])
  expect(await act('reopen')).toEqual([0, 0, undefined])
  await person.send(`PUT /user/tasks/${id}`, { ...written, type: 'todo', gold: 5 })
  expect(await act('complete')).toEqual([0, 10, 1])
  expect(await act('reopen')).toBe('cannotReopenToDoTask')
})
