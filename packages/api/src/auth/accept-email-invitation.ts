import { and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { joinGroup } from '../groups/join.ts'
import { assertNotAccepted, assertNotExpired, byLink, lockInvitation, provesAddress } from '../groups/own-invitation.ts'
import { hasAddress } from '../kernel/addresses.ts'
import type { Clock } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { removePasskeys } from './passkeys/remove.ts'
import { removeIdentities } from './remove-identities.ts'
import { revokeAccess } from './revoke-access.ts'
import type { JoinedByLink } from './schema.ts'
import { removeSecondFactor } from './second-factor/turn-off.ts'
import { readSession } from './sessions.ts'

/**
 * Accepts an invitation by its link: the account with its address becomes a member. Without an account the link stays
 * valid. Leaders can see some links, so those also need the account's own session.
 * @throws DomainError tokenDoesNotExist, inviteAlreadyAccepted, groupInvitationLinkExpired
 *
 * Rules: Groups.
 */
export async function acceptEmailInvitation(ctx: VisitorContext, { token }: { token: string }): Promise<JoinedByLink> {
  const { clock, hasMailServer } = ctx.services
  const visitorId = await visitorOf(ctx)
  return ctx.transaction(async (tx) => {
    const { group, invitation } = await lockInvitation(tx, byLink(token), 'tokenDoesNotExist')
    assertNotAccepted(invitation)
    assertNotExpired(invitation, clock)
    const joined = { groupId: group.id, groupName: group.name }
    const [account] = await tx
      .select({ id: users.id, provenAt: users.provenAt, erasesAt: users.erasesAt })
      .from(users)
      .where(hasAddress(invitation.email))
      .for('update')
    if (!account) return { ...joined, hasAccount: false }
    // An account that waits for deletion is not revealed, and does not join.
    if (account.erasesAt) throw new DomainError('tokenDoesNotExist')
    if (provesAddress(invitation)) {
      // Without a mail server the e-mail is a file, which proves nothing about the mailbox.
      if (hasMailServer) await proveAddress(tx, clock, { userId: account.id, visitorId })
    } else if (visitorId !== account.id || (hasMailServer && !account.provenAt)) {
      throw new DomainError('tokenDoesNotExist')
    }
    await joinGroup(tx, clock, { group, invitation, userId: account.id })
    return { ...joined, hasAccount: true }
  })
}

/** The signed-in caller, if any. A public call ignores an invalid token. */
async function visitorOf({ services, db, head }: VisitorContext): Promise<string | undefined> {
  try {
    const account = await readSession(db, services.clock, head.token)
    return account.locked ? undefined : account.id
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/**
 * Records that the mailbox opened a link, for an active account with an unproven address. Another person may have
 * registered it: unless the account's own session opens the link, its password, second factor, passkeys,
 * identities of providers and all access are revoked. An account that is not activated stays as it is, since activation proves the
 * mailbox and sets the password.
 */
async function proveAddress(
  tx: Transaction,
  clock: Clock,
  { userId, visitorId }: { userId: string; visitorId: string | undefined },
): Promise<void> {
  const isCaller = visitorId === userId
  const proven = await tx
    .update(users)
    .set({ provenAt: clock.now(), ...(!isCaller && { passwordHash: null }) })
    .where(and(eq(users.id, userId), isNull(users.provenAt), isNotNull(users.activatedAt)))
    .returning({ id: users.id })
  if (proven.length > 0 && !isCaller) {
    await removeSecondFactor(tx, userId)
    await removePasskeys(tx, userId)
    await removeIdentities(tx, userId)
    await revokeAccess(tx, clock, userId)
  }
}
