import { and, eq, gt } from '@questboard/db/drizzle'
import { secondFactorSetups, secondFactors } from '@questboard/db/schema'
import { queueEmail } from '../../email/queue-email.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { authLimits } from '../limits.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { readCode } from './rules.ts'
import type { ConfirmSecondFactor, RecoveryCodesMade } from './schema.ts'
import { open } from './sealed-secret.ts'
import { faultOfCode } from './spend-code.ts'
import { compareCode } from './totp.ts'

/**
 * Turns the second factor on, by the first code of the secret. Signing in asks for it from now on. An e-mail says so.
 * @throws DomainError tooManyRequests, notFound: no set-up was begun, or it ran out; invalidData: `code` is wrong
 *
 * Rules: Signing in.
 */
export async function confirmSecondFactor(ctx: UserContext, { code }: ConfirmSecondFactor): Promise<RecoveryCodesMade> {
  const { services, userId } = ctx
  const { clock } = services
  await countAttempt(services, `second-factor-setup:${userId}`, authLimits.signInOfAccount)
  return ctx.transaction(async (tx) => {
    const { email, lang } = await lockOwnAccount(tx, ctx)
    const now = clock.now()
    const [setup] = await tx
      .select()
      .from(secondFactorSetups)
      .where(and(eq(secondFactorSetups.userId, userId), gt(secondFactorSetups.expiresAt, now)))
    if (!setup) throw new DomainError('notFound')
    const typed = readCode(code)
    const compared =
      typed?.kind === 'app' ? compareCode(await open(services, userId, setup.secret), typed.digits, now) : 'wrong'
    if (typeof compared === 'string') throw new DomainError('invalidData', faultOfCode(compared))
    const factor = { secret: setup.secret, lastStep: compared.step, createdAt: now }
    await tx
      .insert(secondFactors)
      .values({ userId, ...factor })
      .onConflictDoUpdate({ target: secondFactors.userId, set: factor })
    await tx.delete(secondFactorSetups).where(eq(secondFactorSetups.userId, userId))
    await queueEmail(tx, clock, { kind: 'secondFactorOn', userId, email, lang })
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) }
  })
}
