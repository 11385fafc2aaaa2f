import type { AddressInfo } from 'node:net'
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client'
import { initTRPC, TRPCError } from '@trpc/server'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import Fastify, { type FastifyRequest, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { typesOf } from './procedures.ts'
import { serveRouter } from './trpc.ts'
import { readCalls, type Served } from './trpc-calls.ts'

const t = initTRPC.context<{ who: string }>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => ({ ...shape, data: { ...shape.data, cause: error.cause?.name } }),
})

const running = { now: 0, most: 0, begun: 0 }

async function counted(bytes: number): Promise<string> {
  running.now++
  running.begun++
  running.most = Math.max(running.most, running.now)
  await new Promise((resolve) => setImmediate(resolve))
  running.now--
  return 'x'.repeat(bytes)
}

const router = t.router({
  say: t.procedure.input(z.object({ text: z.string() })).query(({ ctx, input }) => `${ctx.who}: ${input.text}`),
  nothing: t.procedure.query(() => undefined),
  maybe: t.procedure.input(z.object({ text: z.string() }).nullish()).query(({ input }) => ({ given: input })),
  deep: t.router({ list: t.procedure.query(() => [{ at: new Date(0), none: undefined }]) }),
  add: t.procedure.input(z.object({ by: z.int() })).mutation(({ input }) => ({ by: input.by, note: 'ärger "1"' })),
  wait: t.procedure.mutation(() => {
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'later' })
  }),
  /** Answers with this many bytes, and says how many other such calls run at that moment. */
  weigh: t.procedure.input(z.object({ bytes: z.int() })).query(({ input }) => counted(input.bytes)),
  change: t.procedure.input(z.object({ bytes: z.int() })).mutation(({ input }) => counted(input.bytes)),
  fail: t.procedure.query(() => {
    throw new RangeError('broken')
  }),
  ticks: t.procedure.subscription(async function* () {
    yield 'tick'
  }),
})

const maxCalls = 4

const served: Served = {
  router,
  bounds: { calls: maxCalls, streamed: maxCalls, bytes: 1000, maxResultBytes: 500, concurrency: 2 },
  createContext: ({ headers }) => ({ who: headers.authorization ?? 'nobody' }),
  shapeOf: (error, path) => ({
    message: error.message,
    code: TRPC_ERROR_CODES_BY_KEY[error.code],
    data: { code: error.code, httpStatus: getHTTPStatusCodeFromError(error), path, cause: error.cause?.name },
  }),
  headersOf: (errors): Record<string, string> => (errors.length > 0 ? { 'retry-after': String(errors.length) } : {}),
}

const ours = Fastify()
serveRouter(ours, served)

/** tRPC's adapter alone. */
const adapter = Fastify()
const options: FastifyTRPCPluginOptions<typeof router> = {
  trpcOptions: {
    router,
    maxBatchSize: maxCalls,
    createContext: ({ req }) => served.createContext(req) as { who: string },
    responseMeta: ({ errors }) => ({ headers: new Headers(served.headersOf(errors)) }),
  },
}
adapter.register(fastifyTRPCPlugin, options)

/** Records whether calls are read here, and sends no response. */
const reading = Fastify()
reading.removeContentTypeParser('application/json')
reading.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
let isRead: boolean[] = []
reading.all('/:path', (request: FastifyRequest, reply) => {
  isRead.push(readCalls(typesOf(router), request) !== undefined)
  return reply.code(500).send({})
})

beforeAll(async () => {
  await ours.listen({ host: '127.0.0.1', port: 0 })
  await reading.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await Promise.all([ours, adapter, reading].map((app) => app.close()))
})

const encoded = (input: unknown) => encodeURIComponent(JSON.stringify(input))

const json = { 'content-type': 'application/json' }
const get = (url: string, headers: Record<string, string> = {}): InjectOptions => ({ method: 'GET', url, headers })
const post = (url: string, payload?: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url,
  headers,
  ...(payload === undefined ? {} : { payload }),
})

async function ask(app: typeof ours, request: InjectOptions) {
  const { statusCode, headers, body } = await app.inject(request)
  const { 'content-type': type, vary, 'retry-after': wait } = headers
  // Fastify adds that text is UTF-8, as JSON is.
  return { statusCode, type: type?.toString().replace('; charset=utf-8', ''), vary, wait, body }
}

describe('a call is answered as by the adapter of tRPC', () => {
  test.each([
    ['a query', get(`/say?input=${encoded({ text: 'на +1&=' })}`, { authorization: 'ana' })],
    ['a query of which the content is said to be JSON', get(`/say?input=${encoded({ text: 'a' })}`, json)],
    ['a query without input', get('/nothing')],
    ['a query that may be given nothing', get('/maybe')],
    ['a query that is given nothing by name', get('/maybe?input=')],
    ['a query that is given null', get('/maybe?input=null')],
    ['a query of a nested router', get('/deep.list')],
    ['a query that is given what it does not take', get(`/say?input=${encoded({ text: 5 })}`)],
    ['a query that is given no JSON', get('/say?input=%7B')],
    ['a query that fails unexpectedly', get('/fail')],
    ['a mutation', post('/add', '{"by":3}')],
    [
      'a mutation with a character set',
      post('/add', '{"by":3}', { 'content-type': 'application/json; charset=utf-8' }),
    ],
    ['a mutation that is given no JSON', post('/add', '{')],
    ['a mutation that is refused for now', post('/wait')],
    ['a batch of queries', get(`/say,deep.list,nothing?batch=1&input=${encoded({ 0: { text: 'a' } })}`)],
    ['a batch of one', get(`/say?batch=1&input=${encoded({ 0: { text: 'a' } })}`)],
    ['a batch of mutations', post('/add,add?batch=1', '{"0":{"by":1},"1":{"by":2}}')],
    ['a batch of which some fail', get(`/say,fail?batch=1&input=${encoded({ 0: { text: 'a' } })}`)],
    ['a batch that fails in several ways', get(`/say,fail?batch=1&input=${encoded({ 0: {} })}`)],
    ['a batch that is refused for now', post('/wait,wait?batch=1', '{}')],
    ['a batch without inputs', get('/nothing,maybe?batch=1')],
    ['a batch that is no JSON', post('/add?batch=1', '{"0":')],
    ['a batch named otherwise', get('/nothing,nothing?batch=2')],
    ['a batch of a name that is unknown alone', get('/no.such?batch=1')],
    ['a batch of a mutation by GET', get('/add?batch=1')],
    ['a batch of queries by POST', post('/nothing,say?batch=1', '{}')],
    ['a batch of queries and mutations', get('/nothing,add?batch=1')],
    ['a batch with an unknown procedure', get('/nothing,no.such?batch=1')],
    ['batches named twice', get('/nothing?batch=1&batch=0')],
    ['inputs named twice', get(`/say?input=${encoded({ text: 'a' })}&input=5`)],
    ['an unknown procedure', get('/no.such')],
    ['what every object has', get('/toString')],
    ['a mutation by GET', get('/add?input=%7B%7D')],
    ['a query by POST', post('/nothing', '{}')],
    ['another method', { method: 'PUT', url: '/add', headers: json, payload: '{}' } as const],
    ['HEAD', { method: 'HEAD', url: '/nothing' } as const],
    ['a body that is said to be text', post('/add', '{"by":3}', { 'content-type': 'text/plain' })],
    ['a body of no type', post('/wait', undefined, {})],
  ])('%s', async (_name, request) => {
    expect(await ask(ours, request)).toEqual(await ask(adapter, request))
  })
})

test.each([
  ['with a list of inputs', get(`/say?batch=1&input=${encoded([{ text: 'a' }])}`)],
  ['with a number for inputs', get('/say?batch=1&input=5')],
])('a batch %s is refused as by the adapter, in other words', async (_name, request) => {
  const refused = async (app: typeof ours) => {
    const { body, ...answer } = await ask(app, request)
    const [{ error }] = JSON.parse(body)
    return { ...answer, error: { ...error, message: typeof error.message } }
  }
  expect(await refused(ours)).toEqual(await refused(adapter))
})

describe('the answers of a batch', () => {
  beforeEach(() => void Object.assign(running, { now: 0, most: 0, begun: 0 }))

  const codesOf = (body: string) =>
    JSON.parse(body).map((response: { error?: { data: { code: string } } }) => response.error?.data.code)
  const weights = (bytes: number[]) =>
    JSON.stringify(Object.fromEntries(bytes.map((each, place) => [place, { bytes: each }])))
  const weigh = (bytes: number[]) =>
    get(`/${bytes.map(() => 'weigh').join()}?batch=1&input=${encodeURIComponent(weights(bytes))}`)

  test('are made a few at a time', async () => {
    const { statusCode } = await ask(ours, weigh([1, 1, 1, 1]))
    expect({ statusCode, ...running }).toEqual({ statusCode: 200, now: 0, most: 2, begun: 4 })
  })

  test('are limited in their total size, and further ones are refused', async () => {
    const { statusCode, wait, body } = await ask(ours, weigh([450, 450, 450, 1]))
    expect({ statusCode, wait }).toEqual({ statusCode: 207, wait: '2' })
    expect(codesOf(body)).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  })

  test('that cannot be sent are not made', async () => {
    const { body } = await ask(ours, weigh([990, 990, 1, 1]))
    expect(codesOf(body)).toEqual(Array(4).fill('TOO_MANY_REQUESTS'))
    expect(running.begun).toBeLessThan(4)
  })

  test('are measured in bytes, not in characters', async () => {
    const texts = { 0: { text: 'ж'.repeat(200) }, 1: { text: 'ж'.repeat(200) }, 2: { text: 'ж'.repeat(200) } }
    const { body } = await ask(ours, get(`/say,say,say?batch=1&input=${encoded(texts)}`))
    expect(codesOf(body)).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS'])
  })

  test('of mutations are made one after the other, and one that was done is always answered', async () => {
    const sizes = [450, 450, 450]
    const { body } = await ask(ours, post(`/change,change,change?batch=1`, weights(sizes)))
    expect(codesOf(body)).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS'])
    expect(running).toEqual({ now: 0, most: 1, begun: 2 })
  })

  test('beyond as many calls as a batch holds are refused', async () => {
    const { statusCode, body } = await ask(ours, weigh([1, 1, 1, 1, 1, 1]))
    expect(statusCode).toBe(207)
    expect(codesOf(body)).toEqual([...Array(4).fill(undefined), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
    expect(running.begun).toBe(4)
  })

  test('with more than ten times as many calls is refused whole', async () => {
    const { statusCode, body } = await ask(ours, get(`/${Array(41).fill('a').join()}?batch=1`))
    expect(statusCode).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ error: { data: { code: 'PAYLOAD_TOO_LARGE' } } })
  })
})

describe('requests that the adapter would treat as server errors are refused as invalid', () => {
  test('a name that is a percent sign is unknown', async () => {
    expect(await ask(ours, get('/%25'))).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('path \\"%\\"'),
    })
  })

  test.each(['multipart/form-data; boundary=x', 'application/octet-stream', 'application/xml', 'none'])(
    'a body of the type %s is refused by its type',
    async (type) => {
      const { statusCode, body } = await ask(ours, post('/add', '{"by":3}', { 'content-type': type }))
      expect(statusCode).toBe(415)
      expect(JSON.parse(body)).toMatchObject({ error: { data: { code: 'UNSUPPORTED_MEDIA_TYPE' } } })
    },
  )

  test('a body of nothing is no input', async () => {
    const { statusCode, body } = await ask(ours, post('/add'))
    expect({ statusCode, cause: JSON.parse(body).error.data.cause }).toEqual({ statusCode: 400, cause: 'ZodError' })
  })
})

describe('the clients of tRPC', () => {
  type Client = TRPCClient<typeof router>
  const url = (app: typeof ours) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const clientBy = (link: (options: { url: string }) => TRPCLink<typeof router>, app = ours): Client =>
    createTRPCClient<typeof router>({ links: [link({ url: url(app) })] })

  const wholes = [
    ['httpLink', httpLink<typeof router>],
    ['httpBatchLink', httpBatchLink<typeof router>],
  ] as const
  const links = [...wholes, ['httpBatchStreamLink', httpBatchStreamLink<typeof router>]] as const

  test.each(links)('are answered by %s', async (_name, link) => {
    const client = clientBy(link)
    const said = Promise.all([client.say.query({ text: 'a' }), client.deep.list.query(), client.maybe.query()])
    expect(await said).toEqual(['nobody: a', [{ at: '1970-01-01T00:00:00.000Z' }], {}])
    expect(await Promise.all([client.add.mutate({ by: 1 }), client.add.mutate({ by: 2 })])).toMatchObject([
      { by: 1 },
      { by: 2 },
    ])
    await expect(client.wait.mutate()).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } })
  })

  test('receive events', async () => {
    const answer = await fetch(`${url(ours)}/ticks`)
    expect(answer.headers.get('content-type')).toMatch('text/event-stream')
    expect(await answer.text()).toContain('data: "tick"')
  })

  const readOf = async (client: Client) => {
    isRead = []
    await Promise.allSettled([client.say.query({ text: 'a' }), client.maybe.query(), client.add.mutate({ by: 1 })])
    await Promise.allSettled([client.wait.mutate()])
    return new Set(isRead)
  }

  test.each(wholes)('are read without the adapter when they send by %s', async (_name, link) => {
    expect(await readOf(clientBy(link, reading))).toEqual(new Set([true]))
  })

  test('are left to the adapter when they want their answers piece by piece', async () => {
    expect(await readOf(clientBy(httpBatchStreamLink, reading))).toEqual(new Set([false]))
  })
})
