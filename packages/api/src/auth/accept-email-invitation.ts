import { users } from '@questboard/db/schema'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { joinGroup } from '../groups/join.ts'
import { assertNotAccepted, assertNotExpired, byLink, lockInvitation, provesAddress } from '../groups/own-invitation.ts'
import type { Clock } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { revokeAccess } from './revoke-access.ts'
import type { JoinedByLink } from './schema.ts'
import { readSession } from './sessions.ts'

/**
 * Accepts an invitation by its link: the account of its address becomes a member; without one nothing is spent. A link
 * that leaders were shown is no word of the mailbox, so with an account it takes that account's own session.
 * @throws DomainError tokenDoesNotExist, inviteAlreadyAccepted, groupInvitationLinkExpired
 *
 * Specification: Groups.
 */
export async function acceptEmailInvitation(ctx: VisitorContext, { token }: { token: string }): Promise<JoinedByLink> {
  const { clock, mail } = ctx.services
  const visitorId = await visitorOf(ctx)
  return ctx.transaction(async (tx) => {
    const { group, invitation } = await lockInvitation(tx, byLink(token), 'tokenDoesNotExist')
    assertNotAccepted(invitation)
    assertNotExpired(invitation, clock)
    const told = { groupId: group.id, groupName: group.name }
    const [account] = await tx
      .select({ id: users.id, provenAt: users.provenAt, erasesAt: users.erasesAt })
      .from(users)
      .where(eq(users.email, invitation.email))
      .for('update')
    if (!account) return { ...told, hasAccount: false }
    // Of an account that waits for deletion nothing is said, and nothing is done in its name.
    if (account.erasesAt) throw new DomainError('tokenDoesNotExist')
    if (provesAddress(invitation)) {
      // An e-mail that is a file was in nobody's mailbox.
      if (mail) await proveAddress(tx, clock, { userId: account.id, visitorId })
    } else if (visitorId !== account.id || (mail && !account.provenAt)) {
      throw new DomainError('tokenDoesNotExist')
    }
    await joinGroup(tx, clock, { group, invitation, userId: account.id })
    return { ...told, hasAccount: true }
  })
}

/** Who calls, when anybody is signed in: on a public call a bad token is nobody's. */
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
 * Notes that the mailbox opened a link, of an active account whose address was not proven. Someone else may have registered
 * it: unless its own session opens the link, its password and all access end. An account that waits to be activated stays as
 * it is, since activating proves the mailbox and sets the password.
 */
async function proveAddress(
  tx: Transaction,
  clock: Clock,
  { userId, visitorId }: { userId: string; visitorId: string | undefined },
): Promise<void> {
  const own = visitorId === userId
  const proven = await tx
    .update(users)
    .set({ provenAt: clock.now(), ...(!own && { passwordHash: null }) })
    .where(and(eq(users.id, userId), isNull(users.provenAt), isNotNull(users.activatedAt)))
    .returning({ id: users.id })
  if (proven.length > 0 && !own) await revokeAccess(tx, clock, userId)
}
