import { and, eq, gt } from '@questboard/db/drizzle'
import { identities, knownDevices, secondFactors, users } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { dayMs } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readAccountLink, reopenAccountLink, spendAccountLink } from './account-links.ts'
import { lockAccounts } from './lock.ts'
import { removePasskeys } from './passkeys/remove.ts'
import { removeIdentities } from './remove-identities.ts'
import { revokeAccess } from './revoke-access.ts'
import { removeSecondFactor } from './second-factor/turn-off.ts'
import { takeBackAddress } from './take-back-address.ts'
import { waysIn } from './ways-in.ts'

/** The link is valid for seven days from its e-mail, which may have waited for a day. */
const inDoubtMs = 8 * dayMs

/**
 * Ends all access to an account whose owner did not sign in on a new device, by the link from the e-mail about it. The
 * password stops working, passkeys and the identities that were connected in the last eight days are removed, since
 * someone else may know or have added them, and all devices are unknown again. The link is valid for days, so it sets
 * no password itself: a reset link follows, which is valid for an hour. A second factor of the last eight days is
 * turned off, or it would keep the owner out if it is not theirs; an e-mail says so.
 *
 * The mailbox that has the link gets the account back: an address that was changed since is changed back, and the reset
 * link goes there. If another account has that address, the present one may be an intruder's. Then no reset link
 * follows, and the account is locked, or the intruder could ask for one. The link works again once the operator has
 * unlocked it.
 *
 * Where the operator has switched passwords off, no reset link follows. Then passkeys stay unless a provider signs in
 * to the account, and an identity of these days stays if it is the only one.
 * @returns whether the account was locked
 * @throws DomainError tokenDoesNotExist: also for a used or expired link
 *
 * Rules: Signing in.
 */
export function reportSignIn(ctx: VisitorContext, { token }: { token: string }): Promise<{ locked: boolean }> {
  const { clock, log, passwordSignIn } = ctx.services
  const named = { token, kind: 'notMe', spent: 'tokenDoesNotExist' } as const
  return ctx.transaction(async (tx) => {
    // An address is locked before its account, as where it changes.
    const link = await readAccountLink(tx, clock, named)
    await lockAddress(tx, link.email)
    const account = await spendAccountLink(tx, clock, named)
    const { id, lang } = account
    const isHome = await takeBackAddress(tx, ctx, account, link)
    const since = new Date(clock.now().getTime() - inDoubtMs)
    await tx.delete(knownDevices).where(eq(knownDevices.userId, id))
    await revokeAccess(tx, clock, id)
    const [added] = await tx
      .select({ at: secondFactors.createdAt })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, id), gt(secondFactors.createdAt, since)))
    if (added) {
      await removeSecondFactor(tx, id)
      await queueEmail(tx, clock, { kind: 'secondFactorOff', userId: id, email: link.email, lang })
    }
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, id))
    if (!passwordSignIn) await removeBesideProvider(tx, ctx, { userId: id, since })
    else {
      await removeIdentities(tx, id, gt(identities.createdAt, since))
      await removePasskeys(tx, id)
    }
    if (!isHome) {
      await lockAccounts(tx, clock, eq(users.id, id))
      await reopenAccountLink(tx, named)
      log.info({ account: id }, 'an account was locked: a sign-in was reported from an address that it no longer has')
    } else if (passwordSignIn) await queueEmail(tx, clock, { kind: 'recovery', email: link.email, lang })
    return { locked: !isHome }
  })
}

type Added = { userId: string; since: Date }

/** Removes identities where there are no passwords: the owner needs a provider or a passkey to come back. */
async function removeBesideProvider(tx: Transaction, { services }: VisitorContext, added: Added): Promise<void> {
  const hasProvider = async () => {
    const { google, oidc } = await waysIn(tx, services, added.userId)
    return google || oidc
  }
  if (!(await hasProvider())) return
  const removed = await removeIdentities(tx, added.userId, gt(identities.createdAt, added.since))
  if (!(await hasProvider())) await tx.insert(identities).values(removed)
  await removePasskeys(tx, added.userId)
}
