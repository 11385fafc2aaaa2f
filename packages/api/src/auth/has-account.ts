import { users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { authLimits } from './limits.ts'

/**
 * Whether an address has an account. Only registration reveals the same, so this has a strict limit.
 * @throws DomainError tooManyRequests
 */
export async function hasAccount(
  { services, head, db }: VisitorContext,
  { email }: { email: string },
): Promise<{ hasAccount: boolean }> {
  await countAttempt(services, `has-account:${head.address}`, authLimits.hasAccount)
  const found = await db.select({ id: users.id }).from(users).where(hasAddress(email))
  return { hasAccount: found.length > 0 }
}
