import { randomUUID } from 'node:crypto'
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationFull, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { appRouter, type ProcedureMeta } from '@questboard/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tools } from '../../../apps/server/src/transports/mcp/tools.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { grant } from '../../support/grant.ts'
import { decide, redirectUri, refresh } from '../../support/oauth-app.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const address = () => new URL(`${server.url}/mcp`)

/** An app that keeps what it gets, as the SDK's client asks for. */
class App implements OAuthClientProvider {
  client: OAuthClientInformationFull | undefined
  kept: OAuthTokens | undefined
  asked: URL | undefined
  verifier = ''
  readonly redirectUrl = redirectUri
  readonly clientMetadata = { client_name: 'Assistant', redirect_uris: [redirectUri] }
  clientInformation = () => this.client
  saveClientInformation(client: OAuthClientInformationFull) {
    this.client = client
  }
  tokens = () => this.kept
  saveTokens(tokens: OAuthTokens) {
    this.kept = tokens
  }
  redirectToAuthorization(url: URL) {
    this.asked = url
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier
  }
  codeVerifier = () => this.verifier
}

interface Result {
  isError?: boolean
  content: { text: string }[]
}

const newClient = () => new Client({ name: 'test', version: '1' })

/** @returns the value of the tool's text */
async function use(client: Client, name: string, input: object = {}) {
  const { isError = false, content } = (await client.callTool({ name, arguments: { ...input } })) as Result
  return { isError, value: JSON.parse(content[0]?.text ?? '') }
}

async function withToken(person: Person, scopes: string[]): Promise<Client> {
  const { token } = await newAccessToken(server, person, scopes)
  const client = newClient()
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }))
  return client
}

test('an app registers, is allowed, uses tools, renews its tokens, and loses them when an old one is used', async () => {
  const person = await server.person()
  const app = new App()
  const first = new StreamableHTTPClientTransport(address(), { authProvider: app })
  await expect(newClient().connect(first)).rejects.toThrow()
  const { asked } = app
  if (!asked) throw new Error('the app asked nothing')
  expect(asked.origin + asked.pathname).toBe(`${server.url}/oauth/authorize`)
  expect(asked.searchParams.get('resource')).toBe(address().href)
  const answer = await decide(person, asked.search.slice(1))
  await first.finishAuth(answer.searchParams.get('code') ?? '')

  const client = newClient()
  await client.connect(new StreamableHTTPClientTransport(address(), { authProvider: app }))
  const listed = await client.listTools()
  expect(listed.tools.map(({ name }) => name)).toEqual([...tools.keys()])
  const id = randomUUID()
  const createdTask = await use(client, 'create_task', { id, title: 'Water the plants', gold: 5, type: 'todo' })
  expect(createdTask.isError).toBe(false)
  expect((await use(client, 'complete_task', { id })).value.stats.gold).toBeGreaterThanOrEqual(5)
  expect((await use(client, 'complete_task', { id })).value.error.code).toBe('taskAlreadyCompleted')
  expect(await expectOk(person.send<object[]>('GET /user/tasks'))).toMatchObject([{ id, completed: true }])

  const old = app.kept?.refresh_token ?? ''
  const clientId = app.client?.client_id ?? ''
  app.saveTokens((await (await refresh(server.url, clientId, old)).json()) as OAuthTokens)
  expect((await use(client, 'list_tasks')).value).toHaveLength(1)
  expect((await refresh(server.url, clientId, old)).status).toBe(400)
  await expect(use(client, 'list_tasks')).rejects.toThrow()
  expect(await expectOk(person.send('GET /users/apps'))).toEqual([])
})

test('a reward is paid only after its price was answered and confirmed', async () => {
  const person = await server.person()
  await grant(server, person, { gold: 100 })
  const reward = await expectOk(
    person.send<{ id: string }>('POST /user/rewards', { name: 'Tea', gold: 30, type: 'constant' }),
  )
  const client = await withToken(person, ['rewards:write'])
  const asked = await use(client, 'redeem_reward', { rewardId: reward.id })
  expect(asked.value).toMatchObject({ redeemed: false, reward: 'Tea', price: { gold: 30 }, balance: { gold: 100 } })
  const paid = { rewardId: reward.id, id: randomUUID(), confirm: true }
  expect((await use(client, 'redeem_reward', paid)).value.stats.gold).toBe(70)
  expect((await use(client, 'redeem_reward', paid)).value.stats.gold).toBe(70)
  const missing = await use(client, 'redeem_reward', { rewardId: randomUUID() })
  expect([missing.isError, missing.value.error.code]).toEqual([true, 'rewardNotFound'])
})

test('a mission is made, changed, extended and completed', async () => {
  const client = await withToken(await server.person(), ['missions:write'])
  const value = async (name: string, input: object) => (await use(client, name, input)).value
  const step = { title: 'Pack', gold: 20, type: 'todo' }
  const period = { from: '2026-03-10', to: '2026-03-20' }
  const { id, tasks } = await value('create_mission', { name: 'A trip', ...period, tasks: [step] })
  expect(await value('update_mission', { id, name: 'By train' })).toMatchObject({ id, name: 'By train', tasks })
  const added = await value('add_mission_task', { missionId: id, title: 'Tickets', gold: 5, type: 'todo' })
  const inMission = (taskId: string) => ({ missionId: id, taskId })
  expect(await value('update_mission_task', { ...inMission(added.id), gold: 10 })).toMatchObject({
    title: 'Tickets',
    gold: 10,
  })
  expect((await value('complete_mission', { id })).error.code).toBe('missionTasksIncompleted')
  for (const task of [...tasks, added]) await value('complete_mission_task', inMission(task.id))
  expect((await value('complete_mission', { id })).stats.gold).toBe(30)
})

test('a token sees the tools of its scopes, and errors name their code and path', async () => {
  const person = await server.person()
  const client = await withToken(person, ['tasks:read', 'board:read'])
  const { tools: listed } = await client.listTools()
  expect(listed.map(({ name }) => name)).toEqual(['list_tasks', 'read_board'])
  expect((await use(client, 'create_task', { title: 'Walk', gold: 5, type: 'todo' })).value.error.code).toBe(
    'notAuthorized',
  )
  expect((await use(client, 'read_board')).value).toHaveProperty('position')
  expect((await use(client, 'no_such_tool')).value.error.code).toBe('notFound')
  const writing = await withToken(person, ['tasks:write'])
  const wrong = await use(writing, 'create_task', { title: '', gold: 5, type: 'todo' })
  expect(wrong.value.error).toMatchObject({ code: 'invalidData', details: [{ path: 'title' }] })
})

describe('every tool', () => {
  test.each([...tools.values()])(
    '$name describes its input without references',
    ({ inputSchema, procedure, extra = {} }) => {
      expect(inputSchema.type).toBe('object')
      expect(JSON.stringify(inputSchema)).not.toContain('$ref')
      const called = (
        appRouter._def.procedures as unknown as Record<
          string,
          { _def: { meta?: ProcedureMeta; inputs: { shape: object }[] } }
        >
      )[procedure]
      expect(called?._def.meta?.scopes?.length).toBeGreaterThan(0)
      const wanted = [...Object.keys(called?._def.inputs[0]?.shape ?? {}), ...Object.keys(extra)]
      expect(Object.keys((inputSchema.properties ?? {}) as object)).toEqual(wanted)
    },
  )

  test('that costs gold says so', () => {
    const paying = [...tools.values()].filter(({ description }) => description.includes('COSTS GOLD'))
    expect(paying.map(({ name, ask }) => [name, ask !== undefined])).toEqual([['redeem_reward', true]])
  })
})

describe('a request', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    })
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

  test('without a token learns where to get one; sessions and broken tokens are refused', async () => {
    const person = await server.person()
    for (const token of [undefined, person.token, 'qbp_wrong']) {
      const refused = await post(list, token === undefined ? {} : { authorization: `Bearer ${token}` })
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toContain(
        `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
      )
      expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('is one message of bounded size, by POST', async () => {
    const person = await server.person()
    const { token } = await newAccessToken(server, person, ['tasks:read'])
    const authorization = `Bearer ${token}`
    expect((await post(list, { authorization })).status).toBe(200)
    expect((await post(`[${list}]`, { authorization })).status).toBe(400)
    expect((await post('{', { authorization })).status).toBe(400)
    expect((await post(JSON.stringify({ x: 'x'.repeat(300_000) }), { authorization })).status).toBe(413)
    for (const method of ['GET', 'DELETE']) {
      expect((await fetch(address(), { method, headers: { authorization } })).status).toBe(405)
    }
  })
})
