import type { Client } from 'openapi-fetch'
import type { components, paths } from './dist/api.ts'

/** The generated client of external developers. */
export type Api = Client<paths>

export type Schemas = components['schemas']

/** A caller. */
export interface Caller {
  id: string
  email: string
  api: Api
}

interface Credential {
  id: string
  rawId: string
  type: 'public-key'
}

/** A device with one passkey. */
export interface Authenticator {
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }): Credential & {
    response: { clientDataJSON: string; attestationObject: string; transports: string[] }
  }
  sign(options: { challenge: string }): Credential & {
    response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string }
  }
}

/** What the walk needs from its environment. */
export interface CallFixtures {
  /** A client without a token. */
  visitor: Api
  /** A client with a token. */
  apiOf(token: string): Api
  /** The token of the link in the newest e-mail to an address. */
  tokenMailedTo(email: string): Promise<string>
  /** The token of the link in a user's morning digest. */
  unsubscribeToken(userId: string): Promise<string>
  /** The code that an authenticator app shows for a secret. Each call moves the clock by 30 seconds. */
  codeOf(secret: string): string
  /** Passkeys of a device whose browser shows this server. */
  newAuthenticator(): Authenticator
  /** Google's ID token for a sign-in with a nonce. */
  idToken(email: string, nonce: string): Promise<string>
  /** Signs in at the identity provider: the answer with which it returns. */
  providerAnswer(url: string, email: string): Promise<{ code: string; state: string; iss?: string }>
  grant(id: string, amounts: { gold?: number; gems?: number }): Promise<void>
  advance(days: number): void
  /** The query of an authorization request of an app that is registered. */
  appRequest(): Promise<string>
  /** The tokens that the app gets for a code. */
  connectApp(redirectTo: string): Promise<void>
  /** The URL of a webhook receiver. */
  listener: string
}

export const password = 'correct horse battery'

/** The result of a call that has to succeed. */
export async function ok<Data>(
  answer: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<ResultOf<Data>> {
  const { data, error, response } = await answer
  if (data === undefined) throw new Error(`${response.status} of ${response.url}: ${JSON.stringify(error)}`)
  return (data as { result: ResultOf<Data> }).result
}

/** The generated client omits fields that are always null. */
type ResultOf<Data> = Data extends { result: infer Result } ? Result : null

/** The token of a sign-in without a second factor. */
export function tokenIn(answer: { token: string } | { secondFactor: object }): string {
  if ('secondFactor' in answer) throw new Error('a second factor is due')
  return answer.token
}

/** Fails unless the item exists. */
export function first<Item>(items: readonly (Item | undefined)[] | undefined): Item {
  const [item] = items ?? []
  if (item === undefined) throw new Error('there is none')
  return item
}
