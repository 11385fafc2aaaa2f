import { and, eq, gt, isNull } from '@questboard/db/drizzle'
import { signInTickets, users } from '@questboard/db/schema'
import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { hashOf } from '../../kernel/secrets/hash.ts'
import { authLimits } from '../limits.ts'
import { assertOpen } from '../lock-credentials.ts'
import { signedInResponse } from '../open-session-or-ask.ts'
import { startSession } from '../register.ts'
import type { SignedIn } from '../schema.ts'
import type { SecondFactorInput } from './schema.ts'
import { countCode, faultOfCode, spendCode } from './spend-code.ts'

/**
 * Finishes a sign-in that waits for the second factor. The ticket works once, in the browser that began; a wrong code
 * does not use it up.
 * @throws DomainError tooManyRequests, authenticationFailed: the ticket was used, ran out, or is of another device;
 * wrongCredentials: `details` says what is wrong with `code`; yourAccountIsLocked, accountWaitsForDeletion,
 * serviceUnavailable
 *
 * Rules: Signing in.
 */
export async function signInBySecondFactor(
  ctx: VisitorContext,
  { ticket, code, device }: SecondFactorInput,
): Promise<SignedIn> {
  const { services, head, db } = ctx
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  const usable = and(
    eq(signInTickets.tokenHash, hashOf(ticket)),
    gt(signInTickets.expiresAt, services.clock.now()),
    device === undefined ? isNull(signInTickets.deviceHash) : eq(signInTickets.deviceHash, hashOf(device)),
  )
  const [waiting] = await db.select({ userId: signInTickets.userId }).from(signInTickets).where(usable)
  if (!waiting) throw new DomainError('authenticationFailed')
  const { userId } = waiting
  await countCode(services, userId, code)
  const { user, token } = await ctx.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
    const spent = await tx.delete(signInTickets).where(usable).returning({ userId: signInTickets.userId })
    if (!user || spent.length === 0) throw new DomainError('authenticationFailed')
    assertOpen(user)
    const fault = await spendCode(tx, services, { userId, code })
    if (fault) throw new DomainError('wrongCredentials', faultOfCode(fault))
    return { user, token: await startSession(tx, ctx, { userId, device }) }
  })
  return signedInResponse(ctx, user, token)
}
