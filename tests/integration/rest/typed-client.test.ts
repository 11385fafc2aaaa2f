import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccessToken } from '../../support/access-token.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

type Package = typeof import('@questboard/client')

const root = join(import.meta.dirname, '../../..')
const client = join(root, 'packages/client')
const run = (cwd: string, ...options: string[]) => promisify(execFile)(process.execPath, options, { cwd })

/** The folders of @trpc at both ends of the range that the package allows. */
const ends = [
  { end: 'newest', trpc: join(client, 'node_modules/@trpc'), options: [] },
  // Its own declarations need packages that it does not depend on.
  { end: 'oldest', trpc: join(root, 'node_modules/@trpc'), options: ['--skipLibCheck'] },
]

let server: TestServer
const folders: string[] = []
beforeAll(async () => {
  const { stdout } = await run(client, 'build/pack.ts')
  const [tarball = ''] = stdout.split(' (')
  for (const { trpc } of ends) folders.push(await newProject(tarball, trpc))
  server = await startTestServer()
}, 120_000)
afterAll(async () => {
  await server.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** A copy of the example, installed from the tarball without a network. */
async function newProject(tarball: string, trpc: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-client-'))
  const modules = join(folder, 'node_modules')
  for (const name of ['package.json', 'tsconfig.json', 'src']) {
    await cp(join(root, 'examples/typed-client', name), join(folder, name), { recursive: true })
  }
  await mkdir(join(modules, '@questboard/client'), { recursive: true })
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', join(modules, '@questboard/client'), '--strip-components=1'])
  await cp(trpc, join(modules, '@trpc'), { recursive: true })
  await symlink(join(root, 'examples/typescript-client/node_modules/typescript'), join(modules, 'typescript'))
  await symlink(join(root, 'node_modules/@types'), join(modules, '@types'))
  return folder
}

async function packed(): Promise<Package> {
  return import(pathToFileURL(join(folders[0] as string, 'node_modules/@questboard/client/dist/index.js')).href)
}

/** The scopes of the event stream, and of what the tests do. */
const allEvents = ['tasks:write', 'missions:read', 'rewards:read', 'board:read', 'notifications:read', 'profile:read']

/** A person, and a token with these scopes. */
async function newUser(scopes: string[]): Promise<{ person: Person; token: string }> {
  const person = await server.person()
  return { person, token: (await newAccessToken(server, person, scopes)).token }
}

test('every type of the package is that of the router', async () => {
  expect((await run(client, join(root, 'node_modules/typescript/bin/tsc'), '--project', 'contract-check')).stdout).toBe(
    '',
  )
}, 180_000)

describe.each(ends)('with the $end @trpc of the range', ({ end, options }) => {
  const folderOf = () => folders[ends.findIndex((one) => one.end === end)] as string

  test('the example compiles with TypeScript 5.9', async () => {
    const compile = (...parameters: string[]) => run(folderOf(), 'node_modules/typescript/bin/tsc', ...parameters)
    expect((await compile('--version')).stdout).toContain('5.9.')
    expect((await compile(...options)).stdout).toBe('')
  }, 120_000)

  test('the example completes tasks, spends gold, and prints events', async () => {
    const { person, token } = await newUser(['rewards:write', ...allEvents])
    await person.send('POST /user/tasks', { title: 'Ten pages', gold: 10, type: 'daily' })
    await person.send('POST /user/rewards', { name: 'Ice cream', gold: 8, type: 'constant' })
    const child = spawn(process.execPath, ['src/evening.ts'], {
      cwd: folderOf(),
      env: { PATH: process.env.PATH, QUESTBOARD_URL: server.url, QUESTBOARD_TOKEN: token },
    })
    let output = ''
    const closed = once(child, 'close')
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    await expect.poll(() => output).toContain('ready\n')
    await person.send('POST /user/tasks', { title: 'Tea', gold: 5, type: 'todo' })
    await expect.poll(() => output).toContain('New: Tea, for 5 gold.\n')
    child.kill('SIGINT')
    expect((await closed)[0]).toBe(0)
    expect(output).toContain(
      'Ten pages: you have 10 gold, and the pawn is on square 1.\nEnjoy: Ice cream. You have 2 gold left.\n',
    )
  })
})

/** A network that loses the answer of the first request, after the server has done it. */
function losingFirst(): { fetch: typeof fetch; sent: string[] } {
  const sent: string[] = []
  return {
    sent,
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      sent.push(String(init?.body ?? ''))
      if (sent.length > 1) return response
      await response.text()
      throw new TypeError('the connection was lost')
    },
  }
}

/** A server that answers the first request with this refusal. */
function refusingFirst(code: string, status: number, retryAfter: string) {
  const sent: string[] = []
  return {
    sent,
    fetch: (async (address, init) => {
      sent.push(String(init?.body ?? ''))
      if (sent.length > 1) return fetch(address, init)
      const data = { error: { message: code, type: 'ServiceUnavailable', status } }
      const body = JSON.stringify({ error: { message: code, code: -32603, data } })
      return new Response(body, { status, headers: { 'retry-after': retryAfter, 'content-type': 'application/json' } })
    }) as typeof fetch,
  }
}

describe('a lost answer', () => {
  test('is asked for again with the same id, and the call is done once', async () => {
    const { createQuestboardClient } = await packed()
    const { person, token } = await newUser(['tasks:write'])
    const { fetch, sent } = losingFirst()
    const { api } = createQuestboardClient({ url: server.url, token, fetch })
    const { id } = await api.tasks.create.mutate({ id: undefined, title: 'Ten pages', gold: 10, type: 'todo' })
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
    expect((await person.send<{ id: string }[]>('GET /user/tasks')).result).toMatchObject([{ id }])
  })

  test('of a call without a key is not, since it may have been done', async () => {
    const { createQuestboardClient, isUnanswered, isQuestboardError } = await packed()
    const { person, token } = await newUser(['tasks:write'])
    const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Tea', gold: 10, type: 'todo' })
    const { fetch, sent } = losingFirst()
    const { api } = createQuestboardClient({ url: server.url, token, fetch })
    const complete = () => api.tasks.complete.mutate({ id: result.id }).catch((error: unknown) => error)
    const lost = await complete()
    expect([isUnanswered(lost), isQuestboardError(lost), sent.length]).toEqual([true, false, 1])
    const refused = await complete()
    expect(isQuestboardError(refused, 'taskAlreadyCompleted')).toBe(true)
    expect(isQuestboardError(refused, 'taskNotFound')).toBe(false)
  })

  test('of a secret cannot be repeated', async () => {
    const { createQuestboardClient, failureOf } = await packed()
    const person = await server.person()
    const { fetch } = losingFirst()
    const { api } = createQuestboardClient({ url: server.url, token: person.token, fetch })
    const error = await api.tokens.create
      .mutate({ name: 'Script', scopes: ['tasks:read'] })
      .catch((why: unknown) => why)
    expect(failureOf(error)).toEqual({ message: 'idAlreadyUsed', type: 'Conflict', status: 409 })
  })
})

describe('a refusal that is soon over', () => {
  test('is retried after Retry-After, even without a key', async () => {
    const { createQuestboardClient } = await packed()
    const { person, token } = await newUser(['tasks:write'])
    const { result } = await person.send<{ id: string }>('POST /user/tasks', { title: 'Tea', gold: 10, type: 'todo' })
    const { fetch, sent } = refusingFirst('serviceUnavailable', 503, '1')
    const { api } = createQuestboardClient({ url: server.url, token: async () => token, fetch })
    const start = performance.now()
    expect(await api.tasks.complete.mutate({ id: result.id })).toMatchObject({ stats: { gold: 10 } })
    expect(performance.now() - start).toBeGreaterThan(950)
    expect(sent).toHaveLength(2)
  })

  test('is thrown if the wait is long', async () => {
    const { createQuestboardClient, isQuestboardError } = await packed()
    const { token } = await newUser(['tasks:read'])
    const { fetch, sent } = refusingFirst('tooManyRequests', 429, '300')
    const { api } = createQuestboardClient({ url: server.url, token, fetch })
    const error = await api.tasks.list.query({}).catch((why: unknown) => why)
    expect(isQuestboardError(error, 'tooManyRequests')).toBe(true)
    expect(sent).toHaveLength(1)
  })
})

describe('the event stream', () => {
  test('is opened again when it breaks, behind the last event', async () => {
    const { createQuestboardClient } = await packed()
    const { person, token } = await newUser(allEvents)
    const opened: (string | null)[] = []
    const breaking: typeof fetch = async (address, init) => {
      opened.push(new Headers(init?.headers).get('last-event-id'))
      const response = await fetch(address, init)
      if (opened.length > 1) return response
      return new Response(response.body?.pipeThrough(oneChunk()) ?? null, response)
    }
    const { events } = createQuestboardClient({ url: server.url, token, fetch: breaking })
    const seen: string[] = []
    for await (const event of events()) {
      seen.push(event.type === 'task.created' ? event.data.title : event.type)
      if (seen.length === 2) break
      // The stream is broken, and something happens.
      await person.send('POST /user/tasks', { title: 'Tea', gold: 5, type: 'todo' })
    }
    expect(seen).toEqual(['ready', 'Tea'])
    expect(opened).toEqual([null, expect.stringMatching(/^\d+$/)])
  })

  test('says why it is refused', async () => {
    const { createQuestboardClient, isQuestboardError } = await packed()
    const { token } = await newUser(['groups:read'])
    const { events } = createQuestboardClient({ url: server.url, token })
    const error = await events()
      .next()
      .catch((why: unknown) => why)
    expect(isQuestboardError(error, 'notAuthorized')).toBe(true)
  })
})

/** Passes the first chunk, and then ends. */
function oneChunk(): TransformStream<Uint8Array, Uint8Array> {
  let passed = false
  return new TransformStream({
    transform(chunk, controller) {
      if (passed) return
      passed = true
      controller.enqueue(chunk)
      controller.terminate()
    },
  })
}
