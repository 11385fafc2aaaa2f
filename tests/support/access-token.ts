import type { CreatedToken } from '@questboard/api/tokens/schema'
import { expectOk, sendTo } from './rest.ts'
import type { Person, TestServer } from './test-server.ts'

export interface AccessToken {
  id: string
  name: string
  scopes: string[]
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}

/** Creates an API token of a user, and a client that calls the server with it. */
export async function newAccessToken(
  { url }: Pick<TestServer, 'url'>,
  of: Person,
  scopes: readonly string[],
  { name = 'Script', expiresOn = undefined as string | undefined } = {},
) {
  const token = await expectOk(of.send<CreatedToken>('POST /users/tokens', { name, scopes, expiresOn }))
  return { ...token.accessToken, token: token.token, send: sendTo(url, token.token) }
}
