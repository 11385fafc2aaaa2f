import { users } from '@questboard/db/schema'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { joinGroup } from '../groups/join.ts'
import { assertNotAccepted, assertNotExpired, byLink, lockInvitation, provesAddress } from '../groups/own-invitation.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
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
      .for('share')
    if (!account) return { ...told, hasAccount: false }
    // Of an account that waits for deletion nothing is said, and nothing is done in its name.
    if (account.erasesAt) throw new DomainError('tokenDoesNotExist')
    if (provesAddress(invitation)) {
      // A letter that is a file was in nobody's mailbox.
      if (mail) await proveAddress(tx, account.id, clock.now())
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

/** Not of an account that waits to be activated: its password may be that of somebody else, who must not gain by this. */
async function proveAddress(tx: Transaction, userId: string, provenAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({ provenAt })
    .where(and(eq(users.id, userId), isNull(users.provenAt), isNotNull(users.activatedAt)))
}
