import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { spendAccountLink } from './account-links.ts'
import { signInto } from './register.ts'
import type { SignedIn } from './schema.ts'

/**
 * Activates an account by the link of a letter, which proves its address if a mail server brought it, and signs it in.
 * @throws DomainError activationLinkExpired, accountAlreadyActivated, tokenDoesNotExist
 *
 * Specification: Accounts.
 */
export async function activateAccount(ctx: VisitorContext, { token }: { token: string }): Promise<SignedIn> {
  const { services } = ctx
  const now = services.clock.now()
  const user = await ctx.transaction(async (tx) => {
    const spent = 'accountAlreadyActivated'
    const account = await spendAccountLink(tx, services.clock, { token, kind: 'activation', spent })
    if (account.activatedAt) throw new DomainError(spent)
    await tx
      .update(users)
      .set({ activatedAt: now, provenAt: services.mail ? now : null })
      .where(eq(users.id, account.id))
    return account
  })
  await beginDay(services, user, ctx.zone)
  return signInto(ctx.db, ctx, user.id)
}
