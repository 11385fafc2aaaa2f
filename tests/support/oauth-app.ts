import { createHash, randomBytes } from 'node:crypto'
import { parametersOf } from '../../packages/api/src/oauth/schema.ts'
import { expectOk, sendTo } from './rest.ts'
import type { Person } from './test-server.ts'

/** An app of others, as it acts towards a server. */

export const redirectUri = 'https://app.example/callback'

export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type: string
}

export const json = async <T>(response: Response): Promise<T> => (await response.json()) as T

export const register = (url: string, about: object = {}): Promise<Response> =>
  fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Garden robot', redirect_uris: [redirectUri], ...about }),
  })

export const newClientId = async (url: string, about: object = {}): Promise<string> =>
  (await json<{ client_id: string }>(await register(url, about))).client_id

/** A verifier and its challenge (RFC 7636). */
export function newProof(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The query of an authorization request. */
export const requestOf = (clientId: string, challenge: string, more: Record<string, string> = {}): string =>
  new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'tasks:write board:read',
    state: 'st/ate',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }).toString()

/** The answer of the user to a request. */
export const consent = (person: Pick<Person, 'send'>, query: string, approved = true) =>
  person.send<{ redirectTo: string }>('POST /oauth/consent', { ...parametersOf(query), approved })

/** The address of the app after the user's decision. */
export const decide = async (person: Pick<Person, 'send'>, query: string, allow = true): Promise<URL> =>
  new URL((await expectOk(consent(person, query, allow))).redirectTo)

export const postForm = (url: string, path: 'token' | 'revoke', form: Record<string, string>): Promise<Response> =>
  fetch(`${url}/oauth/${path}`, { method: 'POST', body: new URLSearchParams(form) })

export const exchange = (url: string, clientId: string, code: string, verifier: string): Promise<Response> =>
  postForm(url, 'token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })

export const refresh = (url: string, clientId: string, token: string): Promise<Response> =>
  postForm(url, 'token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token })

/** Connects an app of a user, and returns how it then calls the server. */
export async function connect(url: string, person: Pick<Person, 'send'>, more: Record<string, string> = {}) {
  const clientId = await newClientId(url)
  const { verifier, challenge } = newProof()
  const code = (await decide(person, requestOf(clientId, challenge, more))).searchParams.get('code') ?? ''
  const tokens = await json<Tokens>(await exchange(url, clientId, code, verifier))
  return { clientId, code, verifier, ...tokens, send: sendTo(url, tokens.access_token) }
}
