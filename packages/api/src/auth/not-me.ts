import { eq } from '@questboard/db/drizzle'
import { knownDevices, users } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { spendAccountLink } from './account-links.ts'
import { removePasskeys } from './passkeys/remove.ts'
import { revokeAccess } from './revoke-access.ts'

/**
 * Ends all access to an account whose owner did not sign in on a new device, by the link from the e-mail about it. The
 * password stops working and passkeys are removed, since someone else may know or have added them, and all devices are
 * unknown again. The link is valid for days, so it sets no password itself: a reset link follows, which is valid for an
 * hour. Where the operator has switched passwords off, passkeys stay, since nothing would replace them.
 * @throws DomainError tokenDoesNotExist: also for a used or expired link
 * | Specification: Getting in.
 */
export function notMe(ctx: VisitorContext, { token }: { token: string }): Promise<null> {
  const { clock, passwordSignIn } = ctx.services
  return ctx.transaction(async (tx) => {
    const { id, email, lang } = await spendAccountLink(tx, clock, { token, kind: 'notMe', spent: 'tokenDoesNotExist' })
    await tx.delete(knownDevices).where(eq(knownDevices.userId, id))
    await revokeAccess(tx, clock, id)
    if (!passwordSignIn || !email) return null
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, id))
    await removePasskeys(tx, id)
    await queueEmail(tx, clock, { kind: 'recovery', email, lang })
    return null
  })
}
