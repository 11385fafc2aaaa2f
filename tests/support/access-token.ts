import { done } from './group.ts'
import { sendTo } from './rest.ts'
import type { Person, World } from './world.ts'

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
  { url }: Pick<World, 'url'>,
  of: Person,
  scopes: readonly string[],
  { name = 'Script', expiresOn = undefined as string | undefined } = {},
) {
  const made = await done(
    of.send<{ token: string; accessToken: AccessToken }>('POST /users/tokens', { name, scopes, expiresOn }),
  )
  return { ...made.accessToken, token: made.token, send: sendTo(url, made.token) }
}
