import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readAccountLink, spendAccountLink } from './account-links.ts'
import { whenHashesAreFew } from './hash-queue.ts'
import { signedInResponse } from './open-session-or-ask.ts'
import { assertPasswordSignIn } from './password-sign-in.ts'
import { hashPassword } from './passwords.ts'
import { startSession } from './register.ts'
import { revokeAccess } from './revoke-access.ts'
import type { ActivateAccount, SignedIn } from './schema.ts'

/**
 * Activates an account by the link from an e-mail, and signs its visitor in. If a mail server sent the link, it proves
 * the address. The password given here replaces the one from the registration. Without one the account has no password
 * until a recovery: the link proves the mailbox, not that its owner chose the registration's password.
 * @throws DomainError passwordSignInOff, activationLinkExpired, accountAlreadyActivated, tokenDoesNotExist,
 * serviceUnavailable
 *
 * Rules: Accounts.
 */
export async function activateAccount(
  ctx: VisitorContext,
  { token, password, device }: ActivateAccount,
): Promise<SignedIn> {
  const { services } = ctx
  const { clock, hasMailServer, passwordCost } = services
  if (password !== undefined) assertPasswordSignIn(services)
  const link = { token, kind: 'activation', spent: 'accountAlreadyActivated' } as const
  // Hashing is slow, so it needs a valid link and runs outside the transaction.
  await readAccountLink(ctx.db, clock, link)
  const passwordHash =
    password === undefined ? null : await whenHashesAreFew(() => hashPassword(password, passwordCost))
  const { user, session } = await ctx.transaction(async (tx) => {
    const now = clock.now()
    const user = await spendAccountLink(tx, clock, link)
    if (user.activatedAt) throw new DomainError(link.spent)
    await tx
      .update(users)
      .set({ activatedAt: now, provenAt: hasMailServer ? now : null, passwordHash })
      .where(eq(users.id, user.id))
    await revokeAccess(tx, clock, user.id)
    return { user, session: await startSession(tx, ctx, { userId: user.id, device }) }
  })
  return signedInResponse(ctx, user, session)
}
