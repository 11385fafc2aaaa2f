import { eq } from '@questboard/db/drizzle'
import { recoveryCodes, secondFactorSetups, secondFactors, signInTickets, users } from '@questboard/db/schema'
import { queueEmail } from '../../email/queue-email.ts'
import { hasAddress } from '../../kernel/addresses.ts'
import type { CommandResult } from '../../kernel/command-result.ts'
import type { Services, UserContext } from '../../kernel/context.ts'
import { createTransactionRunner, type Transaction } from '../../kernel/transaction.ts'
import { confirmPassword } from '../confirm-password.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import type { WithSecondFactor } from './schema.ts'
import { countCode, spendOwnCode } from './spend-code.ts'

/**
 * Turns the second factor off, with a code of the app or a recovery code. An e-mail says so.
 * @throws DomainError tooManyRequests, incorrectOldPassword, invalidData: `code` is wrong, or no second factor is on
 *
 * Rules: Signing in.
 */
export async function turnOffSecondFactor(ctx: UserContext, { password, code }: WithSecondFactor): Promise<null> {
  const { services, userId } = ctx
  const { hasSameHash } = await confirmPassword(ctx, password)
  await countCode(services, userId, code)
  return ctx.transaction(async (tx) => {
    const { email, lang } = await lockOwnAccount(tx, ctx, hasSameHash)
    await spendOwnCode(tx, services, { userId, code })
    await removeSecondFactor(tx, userId)
    await queueEmail(tx, services.clock, { kind: 'secondFactorOff', userId, email, lang })
    return null
  })
}

/**
 * Turns the second factor of an account off, for the operator: its owner lost the app and the recovery codes.
 * An e-mail says so.
 *
 * Rules: Signing in.
 */
export function resetSecondFactor(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  email: string,
): Promise<CommandResult> {
  return createTransactionRunner({ database, clock })(async (tx) => {
    const [user] = await tx.select().from(users).where(hasAddress(email)).for('no key update')
    if (!user) return 'unknown'
    if (!(await removeSecondFactor(tx, user.id))) return 'unchanged'
    await queueEmail(tx, clock, { kind: 'secondFactorOff', userId: user.id, email, lang: user.lang })
    return 'done'
  })
}

/** Removes the second factor of a locked account. Sign-ins that wait for it begin again. */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(secondFactorSetups).where(eq(secondFactorSetups.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId))
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId })
  return removed.length > 0
}
