import { and, asc, eq, isNotNull, or, sql } from '@questboard/db/drizzle'
import { installation, secondFactors, users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertOwner } from '../kernel/installation.ts'
import type { AccountsInput, ShownAccount } from './schema.ts'

const perPage = 20

/**
 * The accounts of the installation by address, for its owner: who they are and whether they can sign in, and nothing of
 * what they do. Managed members have no account.
 * @throws DomainError notAuthorized
 */
export async function listAccounts(
  ctx: UserContext,
  { search, page }: AccountsInput,
): Promise<{ accounts: ShownAccount[]; hasMore: boolean }> {
  await assertOwner(ctx)
  const found = await ctx.db
    .select({
      id: users.id,
      name: users.name,
      email: sql<string>`${users.email}`,
      createdAt: users.createdAt,
      lastSeenDay: users.lastSeenDay,
      isLocked: sql<boolean>`${users.lockedAt} is not null`,
      isLeaving: sql<boolean>`${users.erasesAt} is not null`,
      isOwner: sql<boolean>`${installation.id} is not null`,
      secondFactor: sql<boolean>`${secondFactors.userId} is not null`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(installation, eq(installation.ownerId, users.id))
    .where(
      and(
        isNotNull(users.email),
        search === ''
          ? undefined
          : or(sql`strpos(${users.email}, ${search}) > 0`, sql`strpos(lower(${users.name}), ${search}) > 0`),
      ),
    )
    .orderBy(asc(users.email))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const accounts = found
    .slice(0, perPage)
    .map((account) => ({ ...account, createdAt: account.createdAt.toISOString() }))
  return { accounts, hasMore: found.length > perPage }
}
