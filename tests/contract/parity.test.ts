import { type RestProcedure, restProcedures } from '@questboard/server/procedures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { type Input, type Outcome, overRest, overTrpc } from '../support/transports.ts'
import { unknownId } from '../support/unknown-id.ts'

/** Two equal servers: one gets the calls over tRPC, the other the same calls over REST. */
let servers: { trpc: TestServer; rest: TestServer }
beforeAll(async () => {
  servers = { trpc: await startTestServer(), rest: await startTestServer() }
})
afterAll(() => Promise.all([servers.trpc.close(), servers.rest.close()]))

const at = (way: keyof typeof servers, { token }: Person) => ({ url: servers[way].url, token })

/** Fields that differ between users or calls without meaning a different result. */
const comparable = (verdict: Outcome, person: Person): unknown =>
  JSON.parse(
    JSON.stringify(verdict, (key, value) =>
      key === 'token' ||
      key === 'secret' ||
      key === 'email' ||
      key === 'name' ||
      key === 'id' ||
      key === 'nonce' ||
      key === 'challenge' ||
      // Each server without settings has a key of its own.
      key === 'publicKey' ||
      // It names its owner.
      key === 'cursor' ||
      key === 'address' ||
      // The key of an own tag is its id.
      (key === 'key' && isId(value))
        ? typeof value
        : value,
    ).replaceAll(person.id, 'person'),
  )

const isId = (value: unknown): boolean => typeof value === 'string' && value.length === 36

/** Values for a field; `undefined` omits it. A query cannot distinguish 5 from "5", so it gets texts only. */
const oddBodies: unknown[] = [
  undefined,
  null,
  '',
  'text',
  '5',
  5,
  -1,
  1.5,
  true,
  [],
  ['x'],
  {},
  unknownId,
  '2026-02-30',
  'x'.repeat(200),
]
const oddQueries: unknown[] = [undefined, '', 'text', unknownId, 'x'.repeat(200)]
const oddLists: unknown[] = [undefined, [''], ['x', 'y'], [unknownId]]

const isList = (field: RestProcedure['fields'][string]) => field.safeParse([]).success

function inputsOf({ method, path, fields }: RestProcedure): Input[] {
  const inPath = (name: string) => path.includes(`{${name}}`)
  const inQuery = (name: string) => (method === 'GET' || method === 'DELETE') && !inPath(name)
  const usual = (name: string, field: RestProcedure['fields'][string]) => {
    if (inPath(name)) return unknownId
    return inQuery(name) && isList(field) ? [plausible(name)] : plausible(name)
  }
  const whole = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, usual(name, field)]))
  const odd = (name: string, field: RestProcedure['fields'][string]) => {
    if (inPath(name)) return ['text', '5', unknownId.toUpperCase(), 'x'.repeat(200)]
    if (!inQuery(name)) return oddBodies
    return isList(field) ? oddLists : oddQueries
  }
  return [
    whole,
    ...Object.entries(fields).flatMap(([name, field]) =>
      odd(name, field).map((value) => ({ ...whole, [name]: value })),
    ),
  ]
}

const plausible = (name: string): unknown =>
  ({
    title: 'Walk',
    name: 'Name',
    notes: '',
    gold: 10,
    ruby: 10,
    type: 'todo',
    tags: [],
    requireResult: false,
    email: 'somebody@example.org',
    password: 'a good password',
    passwordConfirmation: 'a good password',
    oldPassword: 'not the old one',
    birthDate: '2000-01-01',
    lang: 'en',
    result: 'done',
    archived: false,
    url: 'https://example.org/',
    events: ['newTaskAssigned'],
    enabled: true,
    q: 'walk',
    tag: unknownId,
    due: 'today',
    order: 'due',
    until: null,
    after: null,
    page: 1,
    limit: 20,
    from: '2026-03-10',
    to: '2026-03-12',
    currency: 'gold',
    holidayMode: false,
    weeks: 4,
  })[name]

test.each(restProcedures().map((procedure) => [procedure.name, procedure] as const))(
  '%s gets the same result over tRPC and REST',
  async (_name, procedure) => {
    const [firstPerson, secondPerson] = [await servers.trpc.person(), await servers.rest.person()]
    for (const input of inputsOf(procedure)) {
      const trpc = comparable(await overTrpc(at('trpc', firstPerson), procedure, input), firstPerson)
      const rest = comparable(await overRest(at('rest', secondPerson), procedure, input), secondPerson)
      expect({ input, verdict: rest }).toEqual({ input, verdict: trpc })
    }
  },
)

test('a number stays a number over tRPC, although REST reads numbers from text', async () => {
  const [firstPerson, secondPerson] = [await servers.trpc.person(), await servers.trpc.person()]
  const list = restProcedures().find(({ name }) => name === 'tasks.list')
  if (!list) throw new Error('there is a list of tasks')
  const reply = await secondPerson.send('GET /user/tasks?page=1&archived=true')
  expect(reply.result).toEqual([])
  expect(await overTrpc(at('trpc', firstPerson), list, { page: '1' })).toMatchObject({
    error: { message: 'invalidQueryParams' },
  })
  expect(await overTrpc(at('trpc', firstPerson), list, { archived: 'false' })).toMatchObject({
    error: { message: 'invalidQueryParams' },
  })
})
