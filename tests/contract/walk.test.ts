import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { sendEmails, webhookSettings } from '@questboard/api'
import { openApiDocument } from '@questboard/server/openapi'
import createClient, { type Middleware } from 'openapi-fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '../../packages/api/src/kernel/secrets/unsubscribe-token.ts'
import { newAuthenticator } from '../support/authenticator.ts'
import { type Google, openGoogle } from '../support/google.ts'
import { grant } from '../support/grant.ts'
import { type MailServer, mailServer } from '../support/mail-server.ts'
import { exchange, newClientId, newProof, requestOf } from '../support/oauth-app.ts'
import { type OidcProvider, openOidcProvider } from '../support/oidc-provider.ts'
import { type OpenAiStandIn, startOpenAi } from '../support/openai.ts'
import { type StripeStandIn, startStripe } from '../support/stripe.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { codeAt } from '../support/totp.ts'
import { type Receiver, webhookReceiver } from '../support/webhook-receiver.ts'
import { type DescribedCall, describedCalls } from './fuzz/described-calls.ts'
import { type Recorded, steady } from './steady-examples.ts'

/** A client generated from the document calls everything. It is generated and type-checked without any code of ours. */
const folder = resolve(import.meta.dirname, 'walk')
const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

let server: TestServer
let outside: {
  google: Google
  mail: MailServer
  oidc: OidcProvider
  openai: OpenAiStandIn
  stripe: StripeStandIn
  webhooks: Receiver
}
const recorded = new Map<string, Recorded>()
const callOf = (method: string, path: string): DescribedCall | undefined =>
  describedCalls.find((call) => call.method === method && call.path === path)

beforeAll(async () => {
  outside = {
    google: await openGoogle(),
    mail: await mailServer(),
    oidc: await openOidcProvider(),
    openai: await startOpenAi(),
    stripe: await startStripe({ timeout: 4000 }),
    webhooks: await webhookReceiver(),
  }
  const { google, mail, oidc, openai, stripe } = outside
  const from = 'Questboard <no-reply@questboard.example>'
  server = await startTestServer({
    outside: {
      google: google.settings,
      mail: { url: mail.url, from, timeout: 2000 },
      oidc: oidc.settings,
      openai: openai.settings(),
      stripe: stripe.settings,
      webhooks: webhookSettings(true),
    },
  })
  stripe.clock = server.clock
})
afterAll(async () => {
  await server.close()
  await Promise.all(Object.values(outside).map((service) => service.close()))
})

test('a client is generated, and its types match its use', async () => {
  await mkdir(resolve(folder, 'dist'), { recursive: true })
  await writeFile(resolve(folder, 'dist/openapi.json'), JSON.stringify(openApiDocument()))
  const generator = resolve(root, 'examples/typescript-client/node_modules/.bin/openapi-typescript')
  await run(generator, [resolve(folder, 'dist/openapi.json'), '-o', resolve(folder, 'dist/api.ts')])
  const { stdout } = await run(resolve(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch((error) => error)
  expect(stdout).toBe('')
}, 120_000)

/** Stores the first success of each call, and its caller. */
const record: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    const call = callOf(request.method, schemaPath)
    if (!call || response.status !== 200 || recorded.has(call.operationId)) return
    const { result } = (await response.clone().json()) as { result: unknown }
    const body = bodies.get(request)
    recorded.set(call.operationId, { ...(body !== undefined && { body }), answer: result })
  },
  async onRequest({ request }) {
    // Items that are sorted by time need different times.
    server.clock.advance({ seconds: 1 })
    const text = await request.clone().text()
    if (text !== '') bodies.set(request, JSON.parse(text))
  },
}
let passkeys = 0
let clientId = ''
let proof = newProof()

const bodies = new WeakMap<Request, unknown>()

function apiOf(token?: string) {
  const headers = { timezone: 'Europe/Sofia', 'accept-language': 'en', 'user-agent': 'example/1.0' }
  const api = createClient<Record<string, never>>({
    baseUrl: `${server.url}/api`,
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
  })
  api.use(record)
  return api
}

interface Walk {
  walk(ground: object): Promise<string>
}

test('it walks through every call on a server with a database', async () => {
  const { google, mail, oidc } = outside
  const { walk } = (await import(resolve(folder, 'walk.ts'))) as Walk
  const firstEvent = await walk({
    visitor: apiOf(),
    apiOf,
    async tokenMailedTo(email: string) {
      const had = mail.of(email).length
      await sendEmails(server.services)
      return (await mail.next(email, had + 1)).link.token
    },
    unsubscribeToken: (userId: string) => unsubscribeToken(server.database.queries, server.clock, userId, 'digest'),
    codeOf(secret: string) {
      server.clock.advance({ seconds: 30 })
      return codeAt(secret, server.clock.now())
    },
    newAuthenticator: () =>
      newAuthenticator(server.url.replace('127.0.0.1', 'localhost'), { credentialId: `passkey-000${++passkeys}` }),
    idToken: (email: string, nonce: string) =>
      google.token({ sub: '1', email, name: 'Googler' }, server.clock.now(), nonce),
    async providerAnswer(url: string, email: string) {
      const person = { sub: email, email, email_verified: true, name: 'Mira' }
      const answer = await oidc.answer(url, person)
      // The provider has the clock of the machine.
      const iat = Math.floor(server.clock.now().getTime() / 1000)
      oidc.forge({ ...person, iat, exp: iat + 600, nonce: new URL(url).searchParams.get('nonce') ?? '' })
      return answer
    },
    grant: (id: string, amounts: object) => grant(server, { id }, amounts),
    async appRequest() {
      proof = newProof()
      clientId = await newClientId(server.url)
      return requestOf(clientId, proof.challenge)
    },
    async connectApp(redirectTo: string) {
      const code = new URL(redirectTo).searchParams.get('code') ?? ''
      expect((await exchange(server.url, clientId, code, proof.verifier)).status).toBe(200)
    },
    listener: `${outside.webhooks.url}/questboard`,
    advance: (days: number) => server.clock.advance({ days }),
  })
  expect(firstEvent).toContain('event: count')
  const missed = describedCalls.filter(({ operationId }) => !recorded.has(operationId))
  expect(missed.map(({ method, path }) => `${method} ${path}`)).toEqual([])
}, 120_000)

const unknownId = '01990000-0000-7000-8000-00000000dead'

/** The first possible error of a call: its body, path, query, token or time zone. */
async function failureOf({ method, path, query, body }: DescribedCall, token: string): Promise<Recorded['failure']> {
  const wrong = body?.required?.length ? 'body' : path.includes('{') ? 'path' : 'place'
  const url = `${server.url}/api${path.replaceAll(/\{\w+\}/g, unknownId)}`
  const headers: Record<string, string> = {
    ...(wrong !== 'place' && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(wrong === 'place' && Object.keys(query).length === 0 && { timezone: '' }),
  }
  const response = await fetch(url, { method, headers, ...(body && { body: '{}' }) })
  const { error } = (await response.json()) as { error: unknown }
  return { status: response.status, error }
}

test('the examples of the document are its results', async () => {
  const person = await server.person({ name: 'Stranger' })
  const idsOf = async (path: 'avatars?limit=100' | 'boards' | 'tags' | 'gems-plans') =>
    (await person.send<{ id: string }[]>(`GET /${path}`)).result.map(({ id }) => id)
  const fixedIds = new Set(
    (await Promise.all((['avatars?limit=100', 'boards', 'tags', 'gems-plans'] as const).map(idsOf))).flat(),
  )
  const examples: Record<string, unknown> = {}
  const write = steady(fixedIds.add(unknownId))
  for (const call of describedCalls) {
    const failure = await failureOf(call, person.token)
    examples[call.operationId] = write({ ...recorded.get(call.operationId), failure })
  }
  const file = resolve(root, 'apps/server/src/transports/openapi/examples.json')
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(file)
}, 120_000)
