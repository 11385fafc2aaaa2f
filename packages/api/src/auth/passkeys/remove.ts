import { allEqual, eq } from '@questboard/db/drizzle'
import { passkeys } from '@questboard/db/schema'
import { queueEmail } from '../../email/queue-email.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import { hasWayIn, waysIn } from '../ways-in.ts'

/**
 * Removes one of the caller's passkeys, unless it is the last way to sign in. An e-mail says so. Open sessions stay.
 * @throws DomainError notFound, lastWayIn
 *
 * Rules: Signing in.
 */
export function removePasskey(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { userId, services } = ctx
  return ctx.transaction(async (tx) => {
    const { email, lang } = await lockOwnAccount(tx, ctx)
    const removed = await tx.delete(passkeys).where(allEqual(passkeys, { id, userId })).returning({ id: passkeys.id })
    if (removed.length === 0) throw new DomainError('notFound')
    if (!hasWayIn(await waysIn(tx, services, userId))) throw new DomainError('lastWayIn')
    await queueEmail(tx, services.clock, { kind: 'passkeyRemoved', userId, email, lang })
    return null
  })
}

/**
 * Removes all passkeys of a locked account, because someone else may have added one.
 * @returns whether there were any
 */
export async function removePasskeys(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return removed.length > 0
}
