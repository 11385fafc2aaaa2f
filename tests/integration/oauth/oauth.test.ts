import type { ConnectedApp } from '@questboard/api/oauth/schema'
import { oauthClients, oauthCodes, oauthGrants } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccount } from '../../../packages/api/src/auth/lock.ts'
import { sweepApps } from '../../../packages/api/src/oauth/sweep.ts'
import {
  connect,
  consent,
  decide,
  exchange,
  json,
  newClientId,
  newProof,
  postForm,
  redirectUri,
  refresh,
  register,
  requestOf,
  type Tokens,
} from '../../support/oauth-app.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const apps = (person: Person) => expectOk(person.send<ConnectedApp[]>('GET /users/apps'))
const codeOf = async (send: Person['send'], call: Parameters<Person['send']>[0] = 'GET /user/tasks') =>
  (await send(call)).error?.message ?? 'ok'
const errorOf = async (response: Response) => [response.status, (await json<{ error: string }>(response)).error]

describe('an app', () => {
  test('is registered, allowed, gets tokens with its scopes, and renews them', async () => {
    const person = await server.person()
    const app = await connect(server.url, person)
    expect(app).toMatchObject({ token_type: 'Bearer', scope: 'tasks:write board:read' })
    expect(Math.abs(app.expires_in - 3600)).toBeLessThanOrEqual(5)
    expect(await codeOf(app.send)).toBe('ok')
    expect(await codeOf(app.send, 'GET /user/rewards')).toBe('notAuthorized')
    expect(await codeOf(app.send, 'GET /users/apps')).toBe('notAuthorized')

    const renewed = await refresh(server.url, app.clientId, app.refresh_token)
    expect([renewed.status, renewed.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const tokens = await json<Tokens>(renewed)
    expect(await codeOf(app.send)).toBe('authenticationFailed')
    expect(await codeOf(sendTo(server.url, tokens.access_token))).toBe('ok')
    expect(await apps(person)).toMatchObject([{ name: 'Garden robot', scopes: ['tasks:write', 'board:read'] }])
    expect(await expectOk(person.send('GET /users/tokens'))).toEqual([])
  })

  test('that lost the answer gets the same tokens again for 30 seconds, while they are unused', async () => {
    const person = await server.person()
    const app = await connect(server.url, person)
    const renew = async () => json<Tokens>(await refresh(server.url, app.clientId, app.refresh_token))
    const first = await renew()
    server.clock.advance({ seconds: 29 })
    expect(await renew()).toEqual(first)
    expect(await codeOf(sendTo(server.url, first.access_token))).toBe('ok')
    expect(await errorOf(await refresh(server.url, app.clientId, app.refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await codeOf(sendTo(server.url, first.access_token))).toBe('authenticationFailed')
    expect(await apps(person)).toEqual([])
  })

  test('has to ask again after 30 days without use, and after 90 days in any case', async () => {
    const person = await server.person()
    const app = await connect(server.url, person)
    let { refresh_token } = app
    for (let days = 0; days < 87; days += 29) {
      server.clock.advance({ days: 29 })
      refresh_token = (await json<Tokens>(await refresh(server.url, app.clientId, refresh_token))).refresh_token
    }
    server.clock.advance({ days: 3 })
    expect(await errorOf(await refresh(server.url, app.clientId, refresh_token))).toEqual([400, 'invalid_grant'])
    const otherGrant = await connect(server.url, await server.person())
    server.clock.advance({ days: 30 })
    expect(await errorOf(await refresh(server.url, otherGrant.clientId, otherGrant.refresh_token))).toEqual([
      400,
      'invalid_grant',
    ])
    await sweepApps(server.services)
    expect(await server.database.queries.$count(oauthGrants, eq(oauthGrants.clientId, otherGrant.clientId))).toBe(0)
  })

  test('loses everything when a refresh token is used again later', async () => {
    const person = await server.person()
    const app = await connect(server.url, person)
    const { access_token, refresh_token } = await json<Tokens>(
      await refresh(server.url, app.clientId, app.refresh_token),
    )
    server.clock.advance({ seconds: 31 })
    expect(await errorOf(await refresh(server.url, app.clientId, app.refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await codeOf(sendTo(server.url, access_token))).toBe('authenticationFailed')
    expect(await errorOf(await refresh(server.url, app.clientId, refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await apps(person)).toEqual([])
  })

  test('gets the same tokens when a refresh token is used ten times at once', async () => {
    const person = await server.person()
    const app = await connect(server.url, person)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(server.url, app.clientId, app.refresh_token)),
    )
    const tokens = await Promise.all(answers.map((answer) => json<Tokens>(answer)))
    expect(new Set(tokens.map((token) => `${token.access_token} ${token.refresh_token}`)).size).toBe(1)
    expect(await codeOf(sendTo(server.url, tokens[0]?.access_token))).toBe('ok')
  })

  test('exchanges a code once, even if ten requests arrive at once; a later use ends the grant', async () => {
    const person = await server.person()
    const clientId = await newClientId(server.url)
    const { verifier, challenge } = newProof()
    const code = (await decide(person, requestOf(clientId, challenge))).searchParams.get('code') ?? ''
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(server.url, clientId, code, verifier)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await errorOf(await exchange(server.url, clientId, code, verifier))).toEqual([400, 'invalid_grant'])
    expect(await apps(person)).toEqual([])
  })

  test('needs the verifier of its request, and a wrong one uses the code up', async () => {
    const person = await server.person()
    const clientId = await newClientId(server.url)
    const { verifier, challenge } = newProof()
    const code = (await decide(person, requestOf(clientId, challenge))).searchParams.get('code') ?? ''
    for (const wrong of [newProof().verifier, verifier]) {
      expect(await errorOf(await exchange(server.url, clientId, code, wrong))).toEqual([400, 'invalid_grant'])
    }
  })

  test('gets no tokens with the code of another app, another address or a code that is too old', async () => {
    const person = await server.person()
    const [clientId, otherClientId] = [await newClientId(server.url), await newClientId(server.url)]
    const { verifier, challenge } = newProof()
    const codeFor = async () => (await decide(person, requestOf(clientId, challenge))).searchParams.get('code') ?? ''
    expect(await errorOf(await exchange(server.url, otherClientId, await codeFor(), verifier))).toEqual([
      400,
      'invalid_grant',
    ])
    const elsewhere = {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: await codeFor(),
      code_verifier: verifier,
      redirect_uri: 'https://app.example/other',
    }
    expect((await postForm(server.url, 'token', elsewhere)).status).toBe(400)
    const code = await codeFor()
    await server.database.queries
      .update(oauthCodes)
      .set({ expiresAt: server.clock.now() })
      .where(eq(oauthCodes.userId, person.id))
    expect(await errorOf(await exchange(server.url, clientId, code, verifier))).toEqual([400, 'invalid_grant'])
  })

  test('revokes its own access by either token, and unknown tokens are no error', async () => {
    const person = await server.person()
    for (const name of ['access_token', 'refresh_token'] as const) {
      const app = await connect(server.url, person)
      const stranger = { token: app[name], client_id: await newClientId(server.url) }
      expect((await postForm(server.url, 'revoke', stranger)).status).toBe(400)
      expect((await postForm(server.url, 'revoke', { token: app[name] })).status).toBe(200)
      expect(await codeOf(app.send)).toBe('authenticationFailed')
      expect((await postForm(server.url, 'revoke', { token: app[name] })).status).toBe(200)
    }
    expect((await postForm(server.url, 'revoke', {})).status).toBe(400)
    expect(await apps(person)).toEqual([])
  })

  test('that is allowed again has one entry, and its earlier tokens end', async () => {
    const person = await server.person()
    const app = await connect(server.url, person)
    const { verifier, challenge } = newProof()
    const code = (await decide(person, requestOf(app.clientId, challenge))).searchParams.get('code') ?? ''
    expect(await codeOf(app.send)).toBe('ok')
    expect((await exchange(server.url, app.clientId, code, verifier)).status).toBe(200)
    expect(await codeOf(app.send)).toBe('authenticationFailed')
    expect(await apps(person)).toHaveLength(1)
  })
})

describe('access ends', () => {
  const newPassword = 'another long password'
  test.each<[string, (person: Person, app: ConnectedApp) => Promise<unknown>]>([
    ['when the user disconnects it', (person, { id }) => expectOk(person.send(`DELETE /users/apps/${id}`))],
    ['with signing out everywhere', (person) => expectOk(person.send('DELETE /users/sessions', { keepTokens: true }))],
    [
      'with a new password',
      (person) =>
        expectOk(
          person.send('PUT /users/profile/change-password', {
            oldPassword: goodPassword,
            password: newPassword,
            passwordConfirmation: newPassword,
            keepTokens: true,
          }),
        ),
    ],
    ['with the lock of the account', (person) => lockAccount(server.services, person.email)],
    [
      'with the deletion',
      (person) => expectOk(person.send('POST /users/profile/deletion', { password: goodPassword })),
    ],
  ])('%s', async (_how, end) => {
    const person = await server.person()
    const app = await connect(server.url, person)
    // A code that was not exchanged yet ends, too.
    const otherClientId = await newClientId(server.url)
    const { verifier, challenge } = newProof()
    const code = (await decide(person, requestOf(otherClientId, challenge))).searchParams.get('code') ?? ''
    const [entry] = await apps(person)
    await end(person, entry as ConnectedApp)
    expect(await codeOf(app.send)).toBe('authenticationFailed')
    expect(await errorOf(await refresh(server.url, app.clientId, app.refresh_token))).toEqual([400, 'invalid_grant'])
    const late = await exchange(server.url, otherClientId, code, verifier)
    expect(late.status).toBe(_how.includes('disconnects') ? 200 : 400)
    expect(await codeOf(person.send, `DELETE /users/apps/${entry?.id ?? ''}`)).toMatch(
      /^(notFound|yourAccountIsLocked|authenticationFailed)$/,
    )
  })
})

describe('an authorization request', () => {
  test('is shown with the app, its place and its scopes', async () => {
    const person = await server.person()
    const query = requestOf(await newClientId(server.url), newProof().challenge, {
      scope: 'tasks:write tasks:read openid',
    })
    const shown = await expectOk(person.send(`GET /users/app-requests?query=${encodeURIComponent(query)}`))
    expect(shown).toEqual({
      app: { name: 'Garden robot', website: null },
      returnsTo: 'app.example',
      local: false,
      scopes: ['tasks:write'],
      idleDays: 30,
      mostDays: 90,
      refusal: null,
    })
  })

  test('is answered with its parameters, one resource or several', async () => {
    const person = await server.person()
    const query = requestOf(await newClientId(server.url), newProof().challenge)
    const parameters = Object.fromEntries(new URLSearchParams(query))
    const resource = `${server.url}/mcp`
    for (const asked of [{}, { resource }, { resource: [resource, server.url] }]) {
      const { result } = await person.send<{ redirectTo: string }>('POST /oauth/consent', {
        ...parameters,
        ...asked,
        approved: true,
      })
      const { origin, searchParams } = new URL(result.redirectTo)
      expect([origin, searchParams.get('code')]).toEqual(['https://app.example', expect.any(String)])
    }
    for (const body of [parameters, { approved: true }]) {
      expect((await person.send('POST /oauth/consent', body)).error?.message).toBe('invalidData')
    }
  })

  test('that is refused answers the app, with its state and the issuer', async () => {
    const person = await server.person()
    const query = requestOf(await newClientId(server.url), newProof().challenge)
    const answer = await decide(person, query, false)
    expect(answer.origin + answer.pathname).toBe(redirectUri)
    expect(Object.fromEntries(answer.searchParams)).toEqual({
      error: 'access_denied',
      state: 'st/ate',
      iss: server.url,
    })
  })

  test.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: '' }],
    ['invalid_scope', { scope: 'everything' }],
    ['invalid_target', { resource: 'https://elsewhere.example/mcp' }],
  ])('is refused with %s for %o', async (error, more) => {
    const person = await server.person()
    const query = requestOf(await newClientId(server.url), newProof().challenge, more)
    const shown = await expectOk(
      person.send<{ refusal: { error: string } }>(`GET /users/app-requests?query=${encodeURIComponent(query)}`),
    )
    expect(shown.refusal.error).toBe(error)
    const answer = await decide(person, query)
    expect([answer.searchParams.get('error'), answer.searchParams.get('code')]).toEqual([error, null])
  })

  test('leads only to addresses that the app has registered, or to another port of the same device', async () => {
    const person = await server.person()
    const clientId = await newClientId(server.url, { redirect_uris: ['http://127.0.0.1/cb', redirectUri] })
    const { challenge } = newProof()
    const near = await decide(person, requestOf(clientId, challenge, { redirect_uri: 'http://127.0.0.1:50123/cb' }))
    expect(near.host).toBe('127.0.0.1:50123')
    for (const query of [
      requestOf(clientId, challenge, { redirect_uri: 'https://elsewhere.example/' }),
      requestOf('no-id', challenge),
    ]) {
      const refused = await consent(person, query)
      expect(refused.error?.message).toBe('invalidData')
    }
    const twice = `${requestOf(clientId, challenge)}&redirect_uri=https://elsewhere.example/`
    const shown = await person.send(`GET /users/app-requests?query=${encodeURIComponent(twice)}`)
    expect(shown.error?.message).toBe('invalidQueryParams')
    const unknown = requestOf('00000000-0000-4000-8000-000000000000', challenge)
    expect((await consent(person, unknown)).error?.message).toBe('notFound')
  })
})

describe('the endpoints', () => {
  test('describe themselves, and answer the scripts of any site', async () => {
    const metadata = await fetch(`${server.url}/.well-known/oauth-authorization-server`)
    expect(metadata.headers.get('access-control-allow-origin')).toBe('*')
    expect(await metadata.json()).toMatchObject({
      issuer: server.url,
      registration_endpoint: `${server.url}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    })
    const resource = await fetch(`${server.url}/.well-known/oauth-protected-resource/mcp`)
    expect(await resource.json()).toMatchObject({ resource: `${server.url}/mcp`, authorization_servers: [server.url] })
    const preflight = await fetch(`${server.url}/oauth/token`, { method: 'OPTIONS' })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
    expect((await fetch(`${server.url}/oauth/token`)).status).toBe(405)
  })

  test.each([
    ['invalid_redirect_uri', { redirect_uris: ['http://app.example/'] }],
    ['invalid_redirect_uri', { redirect_uris: ['javascript:alert(1)'] }],
    ['invalid_redirect_uri', { redirect_uris: [] }],
    ['invalid_redirect_uri', { redirect_uris: Array(11).fill(redirectUri) }],
    ['invalid_client_metadata', { grant_types: ['client_credentials'] }],
    ['invalid_client_metadata', { client_name: 7 }],
  ])('refuse a registration with %s for %o', async (error, about) => {
    expect(await errorOf(await register(server.url, about))).toEqual([400, error])
  })

  test('store the website of an app as an address', async () => {
    const registered = await register(server.url, { client_uri: 'https://app.example/\u0000a' })
    expect(await json(registered)).toMatchObject({ client_uri: 'https://app.example/%00a' })
  })

  test('take small bodies of their type only', async () => {
    const post = (path: string, body: string, type: string) =>
      fetch(`${server.url}/oauth/${path}`, { method: 'POST', body, headers: { 'content-type': type } })
    expect((await post('register', 'x'.repeat(20_000), 'application/json')).status).toBe(413)
    expect((await post('register', '{', 'application/json')).status).toBe(400)
    expect((await post('token', '{}', 'application/json')).status).toBe(400)
    expect(await errorOf(await postForm(server.url, 'token', { grant_type: 'password', client_id: 'x' }))).toEqual([
      400,
      'invalid_client',
    ])
  })

  test('give no secret, a shortened name, and delete clients that no user connects', async () => {
    const registered = await json<Record<string, string>>(
      await register(server.url, {
        client_name: `\u202eRobot ${'x'.repeat(300)}`,
        token_endpoint_auth_method: 'client_secret_basic',
      }),
    )
    expect(registered).toMatchObject({
      token_endpoint_auth_method: 'none',
      client_name: expect.stringMatching(/^Robot x{90,}$/),
    })
    expect(registered).not.toHaveProperty('client_secret')
    const person = await server.person()
    const { clientId } = await connect(server.url, person)
    const old = server.clock.fromNow({ days: -31 })
    await server.database.queries.update(oauthClients).set({ lastUsedAt: old })
    await sweepApps(server.services)
    const left = await server.database.queries.select({ id: oauthClients.id }).from(oauthClients)
    expect(left.map(({ id }) => id)).toContain(clientId)
    expect(left.map(({ id }) => id)).not.toContain(registered.client_id)
    await server.database.queries
      .update(oauthGrants)
      .set({ refreshedAt: server.clock.fromNow({ days: -61 }) })
      .where(eq(oauthGrants.userId, person.id))
    await sweepApps(server.services)
    expect(await apps(person)).toEqual([])
  })
})
