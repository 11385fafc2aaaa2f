import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { endAccountLinks, readAccountLink, spendAccountLink } from './account-links.ts'
import { removePasskeys } from './passkeys/remove.ts'
import { assertPasswordSignIn } from './password-sign-in.ts'
import { hashPassword } from './passwords.ts'
import { removeIdentities } from './remove-identities.ts'
import { revokeAccess } from './revoke-access.ts'
import type { ResetPassword } from './schema.ts'
import { removeSecondFactor } from './second-factor/turn-off.ts'

/**
 * Sets a new password by the link from an e-mail, and revokes all access. The link is as good as an activation link: it
 * activates an inactive account, and proves the address if a mail server sent it. Passkeys and identities
 * of providers are removed, since each opens the account alone and someone else may have added one. The second factor
 * stays on, unless the link is the first proof of the address: another person may have registered it.
 * @throws DomainError passwordSignInOff, passwordsMismatch, passwordRecoveryLinkExpired, tokenDoesNotExist
 *
 * Rules: Accounts.
 */
export async function resetPassword(
  ctx: VisitorContext,
  { token, password, passwordConfirmation }: ResetPassword,
): Promise<null> {
  const { clock, hasMailServer, passwordCost } = ctx.services
  assertPasswordSignIn(ctx.services)
  if (password !== passwordConfirmation) throw new DomainError('passwordsMismatch')
  const link = { token, kind: 'recovery', spent: 'tokenDoesNotExist' } as const
  // Hashing is slow, so it needs a valid link and runs outside the transaction.
  await readAccountLink(ctx.db, clock, link)
  const passwordHash = await hashPassword(password, passwordCost)
  return ctx.transaction(async (tx) => {
    const { id, email, lang, activatedAt, provenAt } = await spendAccountLink(tx, clock, link)
    const now = clock.now()
    await tx
      .update(users)
      .set({ passwordHash, activatedAt: activatedAt ?? now, provenAt: hasMailServer ? (provenAt ?? now) : provenAt })
      .where(eq(users.id, id))
    await endAccountLinks(tx, clock, { userId: id, kind: 'activation' })
    if ((await removePasskeys(tx, id)) && email) {
      await queueEmail(tx, clock, { kind: 'passkeyRemoved', userId: id, email, lang })
    }
    if (hasMailServer && !provenAt && (await removeSecondFactor(tx, id)) && email) {
      await queueEmail(tx, clock, { kind: 'secondFactorOff', userId: id, email, lang })
    }
    await removeIdentities(tx, id)
    await revokeAccess(tx, clock, id)
    return null
  })
}
