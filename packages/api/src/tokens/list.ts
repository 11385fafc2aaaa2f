import { asc, eq } from '@questboard/db/drizzle'
import { accessTokens } from '@questboard/db/schema'
import type { Scope } from '../kernel/areas.ts'
import type { UserContext } from '../kernel/context.ts'
import type { AccessToken } from './schema.ts'

/** The caller's API tokens, oldest first, including expired ones. */
export async function listTokens({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<AccessToken[]> {
  const found = await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.id))
  return found.map(showToken)
}

export const showToken = (token: typeof accessTokens.$inferSelect): AccessToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes as Scope[],
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
})
