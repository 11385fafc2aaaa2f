import { allEqual, and, eq, lt } from '@questboard/db/drizzle'
import { recoveryCodes, secondFactors, users } from '@questboard/db/schema'
import { queueEmail } from '../../email/queue-email.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { authLimits } from '../limits.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { readCode } from './rules.ts'
import { type CodeFault, codeFaults } from './schema.ts'
import { open } from './sealed-secret.ts'
import { compareCode } from './totp.ts'

/**
 * Counts an attempt at the second factor of an account, as attempts at a password are. Recovery codes are counted
 * separately, so that wrong codes of an app never keep their owner out.
 * @throws DomainError tooManyRequests
 */
export async function countCode(services: Services, userId: string, typed: string): Promise<void> {
  const what = readCode(typed)?.kind === 'recovery' ? 'recovery-code' : 'second-factor'
  await countAttempt(services, `${what}:${userId}`, authLimits.signInOfAccount)
}

/**
 * Uses a code of the authenticator app, or a recovery code, when the transaction commits. The caller has locked the
 * account. No code works twice. The use of a recovery code is reported by e-mail.
 * @returns what is wrong with the code; undefined if it was right
 * @throws DomainError serviceUnavailable
 *
 * Rules: Signing in.
 */
export async function spendCode(
  tx: Transaction,
  services: Services,
  { userId, code }: { userId: string; code: string },
): Promise<CodeFault | undefined> {
  const typed = readCode(code)
  if (typed?.kind === 'recovery') return spendRecoveryCode(tx, services, { userId, code: typed.text })
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!typed || !factor) return 'wrong'
  const compared = compareCode(await open(services, userId, factor.secret), typed.digits, services.clock.now())
  if (compared === 'wrong' || compared === 'wrongClock') return compared
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: compared.step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, compared.step)))
    .returning({ userId: secondFactors.userId })
  return spent.length > 0 ? undefined : 'used'
}

async function spendRecoveryCode(
  tx: Transaction,
  { clock }: Services,
  { userId, code }: { userId: string; code: string },
): Promise<CodeFault | undefined> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(allEqual(recoveryCodes, { userId, codeHash: hashOfRecoveryCode(userId, code) }))
    .returning({ userId: recoveryCodes.userId })
  if (spent.length === 0) return 'wrong'
  const [user] = await tx.select({ email: users.email, lang: users.lang }).from(users).where(eq(users.id, userId))
  if (user?.email) await queueEmail(tx, clock, { kind: 'recoveryCodeUsed', userId, email: user.email, lang: user.lang })
  return undefined
}

/** What is wrong with a code, as the fault of the field `code`. */
export const faultOfCode = (fault: CodeFault) => ({ details: [{ path: 'code', message: codeFaults[fault] }] })

/**
 * Spends a code as `spendCode`, for a call of a signed-in user.
 * @throws DomainError invalidData: what is wrong with `code`
 */
export async function spendOwnCode(
  tx: Transaction,
  services: Services,
  sent: { userId: string; code: string },
): Promise<void> {
  const fault = await spendCode(tx, services, sent)
  if (fault) throw new DomainError('invalidData', faultOfCode(fault))
}
