import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type Person, type World } from '../support/world.ts'

/** What the typed procedures answer to requests that no client of theirs sends. */
let world: World
let person: Person
beforeAll(async () => {
  world = await newWorld()
  person = await world.person()
})
afterAll(() => world.close())

const json = { 'content-type': 'application/json' }
const signedIn = () => ({ authorization: `Bearer ${person.token}` })

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

async function send(path: string, { method = 'GET', body, headers }: Sent) {
  const sent = { ...(body === undefined ? {} : { body }), headers: { ...signedIn(), ...headers } }
  const answer = await fetch(`${world.url}/trpc/${path}`, { method, ...sent })
  const text = await answer.text()
  return { status: answer.status, told: [text && JSON.parse(text)].flat(), answer }
}

const posted = (body: string, headers: Record<string, string> = json): Sent => ({ method: 'POST', body, headers })
const tooLarge = JSON.stringify({ title: 'x'.repeat(300 * 1024) })

test.each([
  ['a query of no JSON', 'tasks.list?input=%7B', {}, 400, 'invalidQueryParams'],
  ['a query without input', 'tasks.list', {}, 400, 'invalidQueryParams'],
  ['a batch of queries whose inputs are a list', 'tasks.list?batch=1&input=[]', {}, 400, 'invalidQueryParams'],
  ['a body of no JSON', 'tasks.complete', posted('{'), 400, 'invalidData'],
  ['an empty body', 'tasks.complete', posted(''), 400, 'invalidData'],
  ['a body that is null', 'tasks.complete', posted('null'), 400, 'invalidData'],
  ['a batch whose inputs are a list', 'tasks.complete?batch=1', posted('[{}]'), 400, 'invalidData'],
  ['a batch of no JSON', 'tasks.complete?batch=1', posted('{"0":'), 400, 'invalidData'],
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
  ['a batch of too many', `${Array(21).fill('tags.list').join()}?batch=1`, {}, 400, 'invalidData'],
] as [string, string, Sent, number, string][])('%s is told to be wrong', async (_name, path, sent, status, code) => {
  const { told, ...answer } = await send(path, sent)
  expect(answer.status).toBe(status)
  expect(told).toMatchObject([{ error: { message: code, data: { error: { message: code } } } }])
  expect(answer.answer.headers.get('cache-control')).toBe('no-store')
})

test('whoever is not signed in learns that first, whatever was sent', async () => {
  for (const [path, sent] of [
    ['tasks.list?input=%7B', {}],
    ['tasks.complete', posted('{')],
    ['tasks.complete?batch=1', posted('[]')],
  ] as [string, Sent][]) {
    const { status, told } = await send(path, { ...sent, headers: { ...sent.headers, authorization: 'Bearer no' } })
    expect([path, status, told[0].error.message]).toEqual([path, 401, 'authenticationFailed'])
  }
})

test('as many calls as the web application sends at most are answered in one request', async () => {
  const inputs = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [place, {}]))
  const path = `${Array(20).fill('tags.list').join()}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
  const { status, told } = await send(path, {})
  expect({ status, answers: told.length }).toEqual({ status: 200, answers: 20 })
})
