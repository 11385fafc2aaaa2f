import { and, eq, sql } from '@questboard/db/drizzle'
import { sessions } from '@questboard/db/schema'
import type { VisitorContext } from '../kernel/context.ts'
import { applyEmailChange } from './apply-email-change.ts'
import { readEmailChange } from './email-change-link.ts'

/**
 * Changes the address of an account by the link that was sent to the new one. All access is revoked except the session
 * that asked. Of two concurrent uses one succeeds.
 * @throws DomainError tokenDoesNotExist, emailAlreadyUsed
 */
export function confirmEmailChange(ctx: VisitorContext, { token }: { token: string }): Promise<{ email: string }> {
  const { clock } = ctx.services
  return ctx.transaction(async (tx) => {
    const { userId, email, sessionId } = await readEmailChange(tx, clock, token)
    const [session] = await tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), sql`${sessions.id} = ${sessionId}`))
    await applyEmailChange(tx, ctx, { userId, email, session: session?.tokenHash, token })
    return { email }
  })
}
