import { and, asc, eq, isNull } from '@questboard/db/drizzle'
import { accessTokens } from '@questboard/db/schema'
import type { Scope } from '../kernel/areas.ts'
import type { UserContext } from '../kernel/context.ts'
import type { AccessToken } from './schema.ts'

/** The caller's API tokens, oldest first, including expired ones, without those of apps. */
export async function listTokens({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<AccessToken[]> {
  const found = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.grantId)))
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.id))
  return found.map(showToken)
}

export const showToken = (token: Omit<typeof accessTokens.$inferSelect, 'grantId'>): AccessToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes as Scope[],
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
})
