import type { Queries } from '@questboard/db'
import { groups, invitations } from '@questboard/db/schema'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import { hashOf } from '../kernel/hash.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdraw } from '../notifications/notify.ts'
import { type GroupWithMembers, lockGroup } from './change-group.ts'

export type InvitationRow = typeof invitations.$inferSelect

export const byId = (id: string): SQL => eq(invitations.id, id)

export const byLink = (token: string): SQL => eq(invitations.tokenHash, hashOf(token))

/** True of the invitations that stand: those of a group, or by somebody, that waits for deletion do not meanwhile. */
export const ofSeen: SQL = sql`not exists (
  select from memberships inviter
  where inviter.group_id = ${invitations.groupId} and inviter.hidden_at is not null
    and (inviter.role = 'creator' or (inviter.user_id = ${invitations.inviterId} and ${invitations.acceptedAt} is null)))`

/**
 * An invitation, with its group held: then it stays as it is read.
 * @throws DomainError the code `missing` names: unknown, revoked, declined, void, or of a deleted group
 */
export async function lockInvitation(
  tx: Transaction,
  named: SQL,
  missing: ErrorCode,
): Promise<{ group: GroupWithMembers; invitation: InvitationRow }> {
  const [found] = await tx.select({ groupId: invitations.groupId }).from(invitations).where(named)
  if (!found) throw new DomainError(missing)
  // Sent together: the invitation is read behind the lock.
  const [group, [invitation]] = await Promise.all([
    lockGroup(tx, found.groupId),
    tx.select().from(invitations).where(and(named, ofSeen)),
  ])
  if (!group || !invitation) throw new DomainError(missing)
  return { group, invitation }
}

/**
 * Looks at the invitation of a link, and spends nothing.
 * @throws DomainError groupInvitationLinkExpired, inviteAlreadyAccepted, tokenDoesNotExist
 */
export async function readInvitationOfLink(on: Queries, clock: Clock, token: string): Promise<InvitationRow> {
  const [invitation] = await on
    .select()
    .from(invitations)
    .where(and(byLink(token), ofSeen))
  if (!invitation) throw new DomainError('tokenDoesNotExist')
  assertNotExpired(invitation, clock)
  assertNotAccepted(invitation)
  return invitation
}

export function assertNotAccepted({ acceptedAt }: InvitationRow): void {
  if (acceptedAt) throw new DomainError('inviteAlreadyAccepted')
}

/** Of an accepted one, which has no time any more, this says nothing. */
export function assertNotExpired(invitation: InvitationRow, clock: Clock): void {
  if (!invitation.acceptedAt && isExpired(invitation, clock)) throw new DomainError('groupInvitationLinkExpired')
}

export const isExpired = ({ expiresAt }: { expiresAt: Date }, clock: Clock): boolean => expiresAt <= clock.now()

/** Whether only the mailbox of its address was told the link: then whoever holds it has that mailbox. */
export const provesAddress = ({ linkNonce }: InvitationRow): boolean => linkNonce === null

const sourceOf = (invitationId: string): string => `invitation:${invitationId}`

/** Tells somebody who has an account of an invitation; one that is renewed takes the place of the earlier. */
export const notifyInvitation = (
  tx: Transaction,
  clock: Clock,
  invitation: Pick<InvitationRow, 'id' | 'inviterId'>,
  group: { id: string; name: string },
  userId: string,
): Promise<void> =>
  notify(tx, clock, [userId], {
    type: 'groupInvitation',
    senderId: invitation.inviterId,
    group,
    about: { invitationId: invitation.id },
    source: sourceOf(invitation.id),
  })

/** Tells somebody who has just registered of the invitations that wait for the address. */
export async function notifyWaitingInvitations(
  tx: Transaction,
  clock: Clock,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const waiting = await tx
    .select({ invitation: invitations, group: { id: groups.id, name: groups.name } })
    .from(invitations)
    .innerJoin(groups, eq(groups.id, invitations.groupId))
    .where(and(eq(invitations.email, email), isNull(invitations.acceptedAt), ofSeen))
  const open = waiting.filter(({ invitation }) => !isExpired(invitation, clock))
  await Promise.all(open.map(({ invitation, group }) => notifyInvitation(tx, clock, invitation, group, userId)))
}

/** The question is answered, or can no longer be. */
export const withdrawInvitation = (tx: Transaction, id: string): Promise<void> => withdraw(tx, sourceOf(id))

/**
 * Ends open invitations of a held group, so that they hold no place any more.
 * @returns how many there were
 */
export async function endInvitations(tx: Transaction, groupId: string, which: SQL): Promise<number> {
  const ended = await tx
    .delete(invitations)
    .where(and(eq(invitations.groupId, groupId), isNull(invitations.acceptedAt), which))
    .returning({ id: invitations.id })
  await Promise.all(ended.map(({ id }) => withdrawInvitation(tx, id)))
  return ended.length
}

/** Invitations of somebody who is no longer leader are void. */
export async function voidInvitationsOf(tx: Transaction, groupId: string, inviterId: string): Promise<void> {
  await endInvitations(tx, groupId, eq(invitations.inviterId, inviterId))
}
