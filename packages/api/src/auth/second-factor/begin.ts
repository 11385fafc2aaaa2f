import { eq } from '@questboard/db/drizzle'
import { secondFactorSetups, secondFactors } from '@questboard/db/schema'
import { minuteMs } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import { invalidField } from '../../kernel/errors.ts'
import { confirmPassword } from '../confirm-password.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import type { BeginSecondFactor, SecondFactorBegun } from './schema.ts'
import { seal } from './sealed-secret.ts'
import { countCode, spendOwnCode } from './spend-code.ts'
import { addressOf, newSecret } from './totp.ts'

const lifetimeMs = 15 * minuteMs

/**
 * Begins to set up a second factor: it is on when a code of the new secret is confirmed, within 15 minutes. To replace
 * one, its code is needed. A later set-up ends this one.
 * @throws DomainError tooManyRequests, incorrectOldPassword, invalidData: `code` is missing or wrong,
 * serviceUnavailable
 *
 * Rules: Signing in.
 */
export async function beginSecondFactor(
  ctx: UserContext,
  { password, code }: BeginSecondFactor,
): Promise<SecondFactorBegun> {
  const { services, userId } = ctx
  const { hasSameHash } = await confirmPassword(ctx, password)
  if (code !== undefined) await countCode(services, userId, code)
  const secret = newSecret()
  const setup = {
    secret: await seal(services, userId, secret),
    expiresAt: new Date(services.clock.now().getTime() + lifetimeMs),
  }
  return ctx.transaction(async (tx) => {
    const { email } = await lockOwnAccount(tx, ctx, hasSameHash)
    const on = await tx
      .select({ at: secondFactors.createdAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
    if (on.length > 0) {
      if (code === undefined) throw invalidField('code', 'needed to replace a second factor')
      await spendOwnCode(tx, services, { userId, code })
    }
    await tx
      .insert(secondFactorSetups)
      .values({ userId, ...setup })
      .onConflictDoUpdate({ target: secondFactorSetups.userId, set: setup })
    return { secret, uri: addressOf(secret, email), expiresAt: setup.expiresAt.toISOString() }
  })
}
