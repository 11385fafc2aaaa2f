import { and, eq, gt } from '@questboard/db/drizzle'
import { knownDevices, secondFactors, users } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { spendAccountLink } from './account-links.ts'
import { removePasskeys } from './passkeys/remove.ts'
import { revokeAccess } from './revoke-access.ts'
import { removeSecondFactor } from './second-factor/turn-off.ts'

/** The link is valid for seven days from its e-mail, which may have waited for a day. Milliseconds. */
const inDoubt = 8 * 86_400_000

/**
 * Ends all access to an account whose owner did not sign in on a new device, by the link from the e-mail about it. The
 * password stops working and passkeys are removed, since someone else may know or have added them, and all devices are
 * unknown again. The link is valid for days, so it sets no password itself: a reset link follows, which is valid for an
 * hour. A second factor of the last eight days is turned off, or it would keep the owner out if it is not theirs; an
 * e-mail says so. Where the operator has switched passwords off, passkeys stay, since nothing would replace them.
 * @throws DomainError tokenDoesNotExist: also for a used or expired link
 * | Specification: Getting in.
 */
export function notMe(ctx: VisitorContext, { token }: { token: string }): Promise<null> {
  const { clock, passwordSignIn } = ctx.services
  return ctx.transaction(async (tx) => {
    const { id, email, lang } = await spendAccountLink(tx, clock, { token, kind: 'notMe', spent: 'tokenDoesNotExist' })
    await tx.delete(knownDevices).where(eq(knownDevices.userId, id))
    await revokeAccess(tx, clock, id)
    const [added] = await tx
      .select({ at: secondFactors.createdAt })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, id), gt(secondFactors.createdAt, new Date(clock.now().getTime() - inDoubt))))
    if (added) {
      await removeSecondFactor(tx, id)
      if (email) await queueEmail(tx, clock, { kind: 'secondFactorOff', userId: id, email, lang })
    }
    if (!passwordSignIn || !email) return null
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, id))
    await removePasskeys(tx, id)
    await queueEmail(tx, clock, { kind: 'recovery', email, lang })
    return null
  })
}
