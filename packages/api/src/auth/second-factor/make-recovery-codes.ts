import type { UserContext } from '../../kernel/context.ts'
import { confirmPassword } from '../confirm-password.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { RecoveryCodesMade, WithSecondFactor } from './schema.ts'
import { countCode, spendOwnCode } from './spend-code.ts'

/**
 * Makes ten new recovery codes. Earlier ones no longer work.
 * @throws DomainError tooManyRequests, incorrectOldPassword, invalidData: `code` is wrong, or no second factor is on
 *
 * Rules: Signing in.
 */
export async function makeRecoveryCodes(
  ctx: UserContext,
  { password, code }: WithSecondFactor,
): Promise<RecoveryCodesMade> {
  const { services, userId } = ctx
  const { hasSameHash } = await confirmPassword(ctx, password)
  await countCode(services, userId, code)
  return ctx.transaction(async (tx) => {
    await lockOwnAccount(tx, ctx, hasSameHash)
    await spendOwnCode(tx, services, { userId, code })
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) }
  })
}
