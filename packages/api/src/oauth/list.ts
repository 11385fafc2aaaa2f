import { allEqual, asc, eq } from '@questboard/db/drizzle'
import { accessTokens, oauthClients, oauthGrants } from '@questboard/db/schema'
import type { Scope } from '../kernel/areas.ts'
import type { UserContext } from '../kernel/context.ts'
import type { ConnectedApp } from './schema.ts'

/** The apps that the caller has allowed, oldest first. */
export async function listApps({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<ConnectedApp[]> {
  const found = await db
    .select({
      id: oauthGrants.id,
      scopes: oauthGrants.scopes,
      createdAt: oauthGrants.createdAt,
      name: oauthClients.name,
      website: oauthClients.website,
      refreshedAt: oauthGrants.refreshedAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    // At most one: a new access token replaces the one before it.
    .leftJoin(accessTokens, allEqual(accessTokens, { grantId: oauthGrants.id, userId: oauthGrants.userId }))
    .where(eq(oauthGrants.userId, userId))
    .orderBy(asc(oauthGrants.createdAt), asc(oauthGrants.id))
  return found.map(({ id, name, website, scopes, createdAt, refreshedAt, lastUsedAt }) => ({
    id,
    name,
    website,
    scopes: scopes as Scope[],
    createdAt: createdAt.toISOString(),
    lastUsedAt: (lastUsedAt && lastUsedAt > refreshedAt ? lastUsedAt : refreshedAt).toISOString(),
  }))
}
