import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/** Responses of the typed procedures to requests that their client never sends. */
let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const signedIn = () => ({ authorization: `Bearer ${person.token}` })

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

async function send(path: string, { method = 'GET', body, headers }: Sent) {
  const sent = { ...(body === undefined ? {} : { body }), headers: { ...signedIn(), ...headers } }
  const answer = await fetch(`${server.url}/trpc/${path}`, { method, ...sent })
  const text = await answer.text()
  return { status: answer.status, messages: [text && JSON.parse(text)].flat(), answer }
}

const posted = (body: string, headers: Record<string, string> = json): Sent => ({ method: 'POST', body, headers })
const tooLarge = JSON.stringify({ title: 'x'.repeat(300 * 1024) })

test.each([
  ['a query that is not JSON', 'tasks.list?input=%7B', {}, 400, 'invalidQueryParams'],
  ['a query without input', 'tasks.list', {}, 400, 'invalidQueryParams'],
  ['a batch of queries whose inputs are a list', 'tasks.list?batch=1&input=[]', {}, 400, 'invalidQueryParams'],
  ['a body that is not JSON', 'tasks.complete', posted('{'), 400, 'invalidData'],
  ['an empty body', 'tasks.complete', posted(''), 400, 'invalidData'],
  ['a body that is null', 'tasks.complete', posted('null'), 400, 'invalidData'],
  ['a batch whose inputs are a list', 'tasks.complete?batch=1', posted('[{}]'), 400, 'invalidData'],
  ['a batch that is not JSON', 'tasks.complete?batch=1', posted('{"0":'), 400, 'invalidData'],
  [
    'a form',
    'tasks.complete',
    posted('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    415,
    'invalidData',
  ],
  ['bytes', 'tasks.complete', posted('x', { 'content-type': 'application/octet-stream' }), 415, 'invalidData'],
  ['a body that is too large', 'tasks.create', posted(tooLarge), 413, 'payloadTooLarge'],
  ['a mutation by GET', 'tasks.complete', {}, 405, 'methodNotAllowed'],
  ['a query by POST', 'tasks.list', posted('{}'), 405, 'methodNotAllowed'],
  ['an unknown procedure', 'no.such', {}, 404, 'notFound'],
  ['a percent sign', '%25', {}, 404, 'notFound'],
  ['no procedure', '', {}, 404, 'notFound'],
  ['a path of several parts', 'tasks/list', {}, 404, 'notFound'],
] as [string, string, Sent, number, string][])('%s is refused', async (_name, path, sent, status, code) => {
  const { messages, ...answer } = await send(path, sent)
  expect(answer.status).toBe(status)
  expect(messages).toMatchObject([{ error: { message: code, data: { error: { message: code } } } }])
  expect(answer.answer.headers.get('cache-control')).toBe('no-store')
})

test('a missing session is reported first, whatever was sent', async () => {
  for (const [path, sent] of [
    ['tasks.list?input=%7B', {}],
    ['tasks.complete', posted('{')],
    ['tasks.complete?batch=1', posted('[]')],
  ] as [string, Sent][]) {
    const { status, messages } = await send(path, { ...sent, headers: { ...sent.headers, authorization: 'Bearer no' } })
    expect([path, status, messages[0].error.message]).toEqual([path, 401, 'authenticationFailed'])
  }
})

const inputsFor = (calls: number) =>
  encodeURIComponent(JSON.stringify(Object.fromEntries(Array(calls).fill({}).entries())))

const batch = (calls: number, name: string) => `${Array(calls).fill(name).join()}?batch=1&input=${inputsFor(calls)}`

test('a batch holds ten calls, the maximum of the web app', async () => {
  const { status, messages } = await send(batch(10, 'tags.list'), {})
  expect({ status, answers: messages.length }).toEqual({ status: 200, answers: 10 })
})

test('calls beyond the tenth are refused, and the first ten are answered', async () => {
  const { status, messages, answer } = await send(batch(12, 'tags.list'), {})
  expect(status).toBe(207)
  expect(messages.map(({ error }) => error?.data.error.message)).toEqual([
    ...Array(10).fill(undefined),
    ...Array(2).fill('tooManyRequests'),
  ])
  expect(answer.headers.get('retry-after')).toBe('1')
})

test('mutations beyond the tenth are not executed', async () => {
  const task = { title: 'Once', gold: 1, type: 'todo' }
  const input = JSON.stringify(Object.fromEntries(Array(11).fill(task).entries()))
  const { messages } = await send(`${Array(11).fill('tasks.create').join()}?batch=1`, posted(input))
  expect(messages.at(-1)).toMatchObject({ error: { message: 'tooManyRequests' } })
  const { messages: listed } = await send(`tasks.list?input=${encodeURIComponent('{}')}`, {})
  expect(listed[0].result.data).toHaveLength(10)
})

test('streamed responses have two calls at most, and each is limited by itself', async () => {
  const headers = { 'trpc-accept': 'application/jsonl' }
  const two = await fetch(`${server.url}/trpc/${batch(2, 'tags.list')}`, { headers: { ...signedIn(), ...headers } })
  expect({ status: two.status, read: (await two.text()).length > 0 }).toEqual({ status: 200, read: true })
  const three = await fetch(`${server.url}/trpc/${batch(3, 'tags.list')}`, { headers: { ...signedIn(), ...headers } })
  expect(three.status).toBe(400)
  expect(await three.text()).toContain('invalidData')
})
