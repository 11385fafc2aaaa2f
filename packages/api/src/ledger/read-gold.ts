import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { RequestContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'

/** The gold of the account that makes a request. @throws DomainError authenticationFailed */
export async function readGold({ memo, services: { database } }: RequestContext): Promise<number> {
  const account = await memo.account
  const [user] = account
    ? await database.queries.select({ gold: users.gold }).from(users).where(eq(users.id, account.id))
    : []
  if (!user) throw new DomainError('authenticationFailed')
  return user.gold
}
