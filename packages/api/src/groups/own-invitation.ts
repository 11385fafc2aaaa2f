import type { Queries } from '@questboard/db'
import { and, eq, exists, gt, isNull, not, type SQL, sql } from '@questboard/db/drizzle'
import { groups, invitations, memberships, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import { DomainError, type ErrorCode, firstOf } from '../kernel/errors.ts'
import { isTokenOf } from '../kernel/secrets/owned-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify, withdrawNotifications } from '../notifications/notify.ts'
import type { GroupWithMembers } from './change-group.ts'
import { lockGroup } from './lock-group.ts'

export type InvitationRow = typeof invitations.$inferSelect

export const byId = (id: string): SQL => eq(invitations.id, id)

export const byLink = (token: string): SQL =>
  isTokenOf({ owner: invitations.groupId, hash: invitations.tokenHash }, token)

/**
 * A condition that excludes invitations of groups or inviters that wait for deletion. A group whose creator leaves stays
 * open while a leader is asked to become its creator.
 */
export const isVisible: SQL = sql`(not exists (
  select from groups hidden where hidden.id = ${invitations.groupId} and hidden.hidden_at is not null)
  and not exists (
    select from memberships inviter
    where inviter.group_id = ${invitations.groupId} and inviter.hidden_at is not null
      and inviter.user_id = ${invitations.inviterId} and ${invitations.acceptedAt} is null))`

/**
 * An invitation, with its group locked, so that it cannot change meanwhile.
 * @throws DomainError the code in `missing`: unknown, revoked, declined, void, or of a deleted group
 */
export async function lockInvitation(
  tx: Transaction,
  named: SQL,
  missing: ErrorCode,
): Promise<{ group: GroupWithMembers; invitation: InvitationRow }> {
  const found = firstOf(await tx.select({ groupId: invitations.groupId }).from(invitations).where(named), missing)
  // Sent together: the invitation is read after the lock.
  const [group, [invitation]] = await Promise.all([
    lockGroup(tx, found.groupId),
    tx
      .select()
      .from(invitations)
      .where(and(named, eq(invitations.groupId, found.groupId), isVisible)),
  ])
  if (!group || !invitation) throw new DomainError(missing)
  return { group, invitation }
}

/**
 * Checks the invitation of a link without using it.
 * @throws DomainError groupInvitationLinkExpired, inviteAlreadyAccepted, tokenDoesNotExist
 */
export async function readInvitationOfLink(queries: Queries, clock: Clock, token: string): Promise<InvitationRow> {
  const [invitation] = await queries
    .select()
    .from(invitations)
    .where(and(byLink(token), isVisible))
  if (!invitation) throw new DomainError('tokenDoesNotExist')
  assertNotExpired(invitation, clock)
  assertNotAccepted(invitation)
  return invitation
}

/** Whether an invitation waits for an address that its person has proven. */
export async function hasInvitation(queries: Queries, clock: Clock, email: string): Promise<boolean> {
  const waiting = await queries
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, clock.now()),
        isVisible,
      ),
    )
    .limit(1)
  return waiting.length > 0
}

/** @throws DomainError thisIsNotYourInvitation */
export async function assertOwnAddress(
  tx: Transaction,
  userId: string,
  { email }: InvitationRow,
): Promise<{ proven: boolean }> {
  const [own] = await tx
    .select({ email: users.email, provenAt: users.provenAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasesAt)))
    // A concurrent request for deletion waits, and then includes this membership.
    .for('share')
  if (own?.email !== email) throw new DomainError('thisIsNotYourInvitation')
  return { proven: own.provenAt !== null }
}

/** @throws DomainError inviteAlreadyAccepted */
export function assertNotAccepted({ acceptedAt }: InvitationRow): void {
  if (acceptedAt) throw new DomainError('inviteAlreadyAccepted')
}

/** An accepted invitation does not expire. */
export function assertNotExpired(invitation: InvitationRow, clock: Clock): void {
  if (!invitation.acceptedAt && isExpired(invitation, clock)) throw new DomainError('groupInvitationLinkExpired')
}

export const isExpired = ({ expiresAt }: { expiresAt: Date }, clock: Clock): boolean => expiresAt <= clock.now()

/** Whether the link was sent to the mailbox only, so that it proves the address. */
export const provesAddress = ({ linkNonce }: InvitationRow): boolean => linkNonce === null

const sourceOf = (invitationId: string): string => `invitation:${invitationId}`

interface InvitationToGroup {
  group: { id: string; name: string }
  invitation: Pick<InvitationRow, 'id' | 'inviterId'>
}

/** Notifies an account of an invitation. A renewed invitation replaces the earlier notification. */
export const notifyInvitation = (
  tx: Transaction,
  clock: Clock,
  { group, invitation }: InvitationToGroup,
  userId: string,
): Promise<void> =>
  notify(tx, clock, [userId], {
    type: 'groupInvitation',
    senderId: invitation.inviterId,
    group,
    data: { invitationId: invitation.id },
    source: sourceOf(invitation.id),
  })

/** Notifies an account of the invitations to its new address, except to groups that it is in. */
export async function notifyWaitingInvitations(
  tx: Transaction,
  clock: Clock,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const joined = tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.groupId, invitations.groupId), eq(memberships.userId, userId)))
  const waiting = await tx
    .select({ invitation: invitations, group: { id: groups.id, name: groups.name } })
    .from(invitations)
    .innerJoin(groups, eq(groups.id, invitations.groupId))
    .where(and(eq(invitations.email, email), isNull(invitations.acceptedAt), isVisible, not(exists(joined))))
  const open = waiting.filter(({ invitation }) => !isExpired(invitation, clock))
  await Promise.all(open.map(({ invitation, group }) => notifyInvitation(tx, clock, { group, invitation }, userId)))
}

/** Removes the notification of an invitation that was answered or has ended. */
export const withdrawInvitation = (tx: Transaction, id: string): Promise<void> =>
  withdrawNotifications(tx, sourceOf(id))

/**
 * Ends open invitations of a locked group, which frees their places.
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

/** Ends the invitations of a user who is no longer a leader. */
export async function voidInvitationsOf(tx: Transaction, groupId: string, inviterId: string): Promise<void> {
  await endInvitations(tx, groupId, eq(invitations.inviterId, inviterId))
}
