import { and, eq, isNull, not, type SQL, sql } from '@questboard/db/drizzle'
import { invitations, users } from '@questboard/db/schema'
import { notifyWaitingInvitations } from '../groups/own-invitation.ts'
import { freeAddress, takeAddress } from '../kernel/addresses.ts'
import type { UserContext, VisitorContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { endAccountLinks } from './account-links.ts'
import { readEmailChange } from './email-change-link.ts'
import { revokeAccess } from './revoke-access.ts'

interface EmailChange {
  userId: string
  email: string
  /** The token hash of the session that continues. */
  session: string | undefined
  /** The caller, if one asks directly. The session must still hold when the account is locked. */
  caller?: UserContext
  /** The link, which must still be valid when the account is locked. */
  token?: string
  /** A condition on the account, such as its password. */
  isAllowed?: SQL
}

/**
 * Gives an account another address. Links to recover or activate it end. Open invitations to the old address follow the
 * account, and it is notified of those that wait for the new one.
 * @throws DomainError tokenDoesNotExist, incorrectOldPassword, emailAlreadyUsed, invalidData: it has this address;
 * yourAccountIsLocked and authenticationFailed about the caller
 */
export async function applyEmailChange(
  tx: Transaction,
  ctx: VisitorContext,
  { userId, email, session, caller, token, isAllowed }: EmailChange,
): Promise<void> {
  await lockAddress(tx, email)
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update')
  if (caller) await lockCaller(tx, caller)
  if (token !== undefined) await readEmailChange(tx, ctx.services.clock, token)
  if (!user?.email) throw new DomainError('tokenDoesNotExist')
  if (user.email === email) throw sameAddress()
  await moveAddress(tx, ctx, { userId, from: user.email, to: email, isAllowed })
  await revokeAccess(tx, ctx.services.clock, userId, session === undefined ? {} : { session })
}

/**
 * Writes another address to a locked account. The caller has locked the address before, and revokes access. Links about
 * a sign-in stay: an intruder who changes the address must not end the one that the owner has.
 * @throws DomainError incorrectOldPassword, emailAlreadyUsed
 */
export async function moveAddress(
  tx: Transaction,
  { services: { clock, hasMailServer } }: VisitorContext,
  { userId, from, to, isAllowed }: { userId: string; from: string; to: string; isAllowed?: SQL | undefined },
): Promise<void> {
  const changed = await tx
    .update(users)
    .set({ email: to, provenAt: hasMailServer ? clock.now() : null })
    .where(and(eq(users.id, userId), isAllowed))
    .returning({ id: users.id })
  if (changed.length === 0) throw new DomainError('incorrectOldPassword')
  await takeAddress(tx, userId, to)
  await freeAddress(tx, userId, from)
  await endAccountLinks(tx, clock, { userId, kind: 'recovery' })
  await endAccountLinks(tx, clock, { userId, kind: 'activation' })
  await notifyWaitingInvitations(tx, clock, { id: userId, email: to })
  await readdressInvitations(tx, { from, to })
}

/** Sends the open invitations of an address to another one, except by groups that have invited that one already. */
async function readdressInvitations(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  const isInvited = sql`exists (select from invitations other
    where other.group_id = ${invitations.groupId} and other.email = ${to} and other.accepted_at is null)`
  await tx
    .update(invitations)
    .set({ email: to })
    .where(and(eq(invitations.email, from), isNull(invitations.acceptedAt), not(isInvited)))
}

/** The refusal of a change to the present address: invalidData. */
export const sameAddress = (): DomainError => invalidField('email', 'must be another address')
