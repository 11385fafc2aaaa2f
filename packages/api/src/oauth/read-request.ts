import type { Queries } from '@questboard/db'
import { eq } from '@questboard/db/drizzle'
import { oauthClients } from '@questboard/db/schema'
import { scopes as allScopes, type Scope } from '../kernel/areas.ts'
import { DomainError, type ErrorCode, firstOf } from '../kernel/errors.ts'
import { id } from '../kernel/schema.ts'
import { shortestScopes } from '../kernel/scopes.ts'
import { isRegistered } from './redirect-uri.ts'
import { isOwnResource } from './resource.ts'
import { defaultScopes } from './schema.ts'

export type Client = typeof oauthClients.$inferSelect

/** An authorization request of a registered app, with an address that may get the answer. */
export interface AuthorizationRequest {
  client: Client
  redirectUri: string
  scopes: Scope[]
  challenge: string
  /** The error that the app gets, if the request cannot be allowed. */
  refusal: string | null
  /** The address of the app with an answer. */
  redirectTo(answer: Record<string, string>): string
}

const maxStateLength = 2000

/** The shape of a SHA-256 in base64url. */
const challengeShape = /^[\w-]{43}$/

/**
 * Reads the parameters of an authorization request. Nothing ever leads to an address that the app has not registered.
 * @param invalid the code for a broken request
 * @throws DomainError notFound: no such app, or the given code: a parameter twice, or another address
 */
export async function readRequest(
  queries: Queries,
  { query, origin, invalid }: { query: URLSearchParams; origin: string; invalid: ErrorCode },
): Promise<AuthorizationRequest> {
  const parameter = (name: string): string => query.get(name) ?? ''
  const broken = (path: string, message: string) => new DomainError(invalid, { details: [{ path, message }] })
  for (const name of query.keys()) {
    if (name !== 'resource' && query.getAll(name).length > 1) throw broken(name, 'was sent twice')
  }
  const clientId = id.safeParse(parameter('client_id'))
  if (!clientId.success) throw broken('client_id', 'must be the id of a registered app')
  const client = firstOf(
    await queries.select().from(oauthClients).where(eq(oauthClients.id, clientId.data)),
    'notFound',
  )
  const redirectUri = parameter('redirect_uri') || (client.redirectUris.length === 1 && client.redirectUris[0]) || ''
  if (!isRegistered(client.redirectUris, redirectUri)) throw broken('redirect_uri', 'must be a registered one')
  const state = parameter('state')
  if (state.length > maxStateLength) throw broken('state', `at most ${maxStateLength} characters`)
  const { scopes, unknown } = readScopes(parameter('scope'))
  return {
    client,
    redirectUri,
    scopes,
    challenge: parameter('code_challenge'),
    refusal: refusalOf({ query, unknown, origin }),
    redirectTo(answer) {
      const url = new URL(redirectUri)
      const all = { ...answer, ...(state && { state }), iss: origin }
      for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
      return url.href
    },
  }
}

/** Unknown scopes are left out, as `offline_access` of many apps, unless no other is asked for. */
function readScopes(text: string): { scopes: Scope[]; unknown: boolean } {
  const wanted = text.split(' ').filter((name) => name !== '')
  if (wanted.length === 0) return { scopes: shortestScopes(defaultScopes), unknown: false }
  const scopes = shortestScopes(allScopes.filter((scope) => wanted.includes(scope)))
  return { scopes, unknown: scopes.length === 0 }
}

function refusalOf(read: { query: URLSearchParams; unknown: boolean; origin: string }): string | null {
  const { query, unknown, origin } = read
  if (query.get('response_type') !== 'code') return 'unsupported_response_type'
  if (query.get('code_challenge_method') !== 'S256') return 'invalid_request'
  if (!challengeShape.test(query.get('code_challenge') ?? '')) return 'invalid_request'
  if (unknown) return 'invalid_scope'
  if (!query.getAll('resource').every((resource) => isOwnResource(resource, origin))) return 'invalid_target'
  return null
}
