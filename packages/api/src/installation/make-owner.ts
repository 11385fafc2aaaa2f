import { isNull, ne, or } from '@questboard/db/drizzle'
import { installation, users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { CommandResult } from '../kernel/command-result.ts'
import type { Services } from '../kernel/context.ts'
import { createTransactionRunner } from '../kernel/transaction.ts'

/**
 * Makes an account the owner of the installation, for the operator: it was not set up in a browser, or its owner has
 * left. An earlier owner is one no longer.
 */
export function makeOwner(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  email: string,
): Promise<CommandResult> {
  return createTransactionRunner({ database, clock })(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(hasAddress(email)).for('share')
    if (!user) return 'unknown'
    const created = await tx
      .insert(installation)
      .values({ ownerId: user.id, setUpAt: clock.now() })
      .onConflictDoUpdate({
        target: installation.id,
        set: { ownerId: user.id },
        setWhere: or(isNull(installation.ownerId), ne(installation.ownerId, user.id)),
      })
      .returning({ id: installation.id })
    return created.length > 0 ? 'done' : 'unchanged'
  })
}
