import type { Queries } from '@questboard/db'
import { eq } from '@questboard/db/drizzle'
import { identities, passkeys, users } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import type { SignInWays } from './schema.ts'

/**
 * What signs in to an account on this server. A password counts while the server accepts passwords, an identity while
 * its provider is set up.
 *
 * Rules: Signing in.
 */
export async function waysIn(queries: Queries, services: Services, userId: string): Promise<SignInWays> {
  const { outside, passwordSignIn } = services
  const [[account], linked, keys] = await Promise.all([
    queries.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    queries
      .select({ provider: identities.provider, issuer: identities.issuer })
      .from(identities)
      .where(eq(identities.userId, userId)),
    queries.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1),
  ])
  return {
    password: passwordSignIn && Boolean(account?.passwordHash),
    google: outside.google !== undefined && linked.some(({ provider }) => provider === 'google'),
    oidc: linked.some(({ provider, issuer }) => provider === 'oidc' && issuer === outside.oidc?.issuer),
    passkey: keys.length > 0,
  }
}

/** Whether anything signs in. An account must keep a way in. */
export const hasWayIn = (ways: SignInWays): boolean => Object.values(ways).some(Boolean)
