import { randomUUIDv7 } from 'node:crypto'
import { eq } from '@questboard/db/drizzle'
import { emailChanges, sessions } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { dayMs } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { applyEmailChange, sameAddress } from './apply-email-change.ts'
import { confirmPassword } from './confirm-password.ts'
import { authLimits } from './limits.ts'
import { lockOwnAccount } from './lock-own-account.ts'
import type { EmailChangeRequested, RequestEmailChange } from './schema.ts'
import { isOwnSession } from './sessions.ts'

const lifetimeMs = dayMs

/**
 * Asks for another address. A link goes to the new address and a notice to the old one; the address changes when the
 * link is used. It replaces an earlier request. The response is the same whether or not another account has the
 * address. Without a mail server no link can prove anything, and the address changes at once.
 * @throws DomainError tooManyRequests, incorrectOldPassword, invalidData: the address is the current one;
 * emailAlreadyUsed: without a mail server
 */
export async function requestEmailChange(
  ctx: UserContext,
  { email, password }: RequestEmailChange,
): Promise<EmailChangeRequested> {
  const { services, userId, tokenHash } = ctx
  const { clock, hasMailServer } = services
  const { hasSameHash } = await confirmPassword(ctx, password)
  await countAttempt(services, `email-change:${userId}`, authLimits.email)
  await countAttempt(services, `email:emailChange:${email}`, authLimits.email)
  return ctx.transaction(async (tx) => {
    if (!hasMailServer) {
      await applyEmailChange(tx, ctx, { userId, email, session: tokenHash, caller: ctx, isAllowed: hasSameHash })
      return { changed: true }
    }
    const user = await lockOwnAccount(tx, ctx, hasSameHash)
    if (user.email === email) throw sameAddress()
    const [session] = await tx.select({ id: sessions.id }).from(sessions).where(isOwnSession(userId, tokenHash))
    const [id, now] = [randomUUIDv7(), clock.now()]
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
    await tx.insert(emailChanges).values({
      id,
      userId,
      email,
      sessionId: session?.id ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    await queueEmail(tx, clock, { kind: 'emailChange', emailChangeId: id, userId, email, lang: user.lang })
    await queueEmail(tx, clock, { kind: 'emailChangeNotice', userId, email: user.email, lang: user.lang })
    return { changed: false }
  })
}
