import type { Client } from 'openapi-fetch'
import type { components, paths } from './dist/api.ts'

/** The client that strangers have: generated from the document, and from nothing else. */
export type Api = Client<paths>

export type Schemas = components['schemas']

/** Somebody who calls. */
export interface Walker {
  id: string
  email: string
  api: Api
}

/** What the walk stands on, and does not know by itself. */
export interface Ground {
  /** Calls of nobody. */
  visitor: Api
  /** Calls with a token. */
  apiOf(token: string): Api
  /** The token of the link in the newest e-mail to an address. */
  tokenMailedTo(email: string): Promise<string>
  /** What Google gives to somebody who signs in with a nonce. */
  idToken(email: string, nonce: string): Promise<string>
  grant(id: string, amounts: { gold?: number; gems?: number }): Promise<void>
  advance(days: number): void
  /** Where somebody listens to webhooks. */
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

/** A client that is generated leaves out what is never anything but null. */
type ResultOf<Data> = Data extends { result: infer Result } ? Result : null

/** What must be there for the walk to go on. */
export function first<Item>(items: readonly (Item | undefined)[] | undefined): Item {
  const [item] = items ?? []
  if (item === undefined) throw new Error('there is none')
  return item
}
