import { allEqual, and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { alias } from '@questboard/db/pg-core'
import {
  emailChanges,
  emailOutbox,
  groups,
  handOvers,
  invitations,
  notificationPreferences,
  users,
} from '@questboard/db/schema'
import type { Locale } from '@questboard/i18n'
import { hasAddress } from '../kernel/addresses.ts'
import type { Services } from '../kernel/context.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newOwnedToken } from '../kernel/secrets/owned-token.ts'
import { tokenOfNonce } from '../kernel/secrets/shown-link.ts'
import { unsubscribeToken } from '../kernel/secrets/unsubscribe-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { mayHandOver } from '../players/guardian-rights.ts'
import type { Content } from './compose.ts'
import { createAccountLink } from './create-account-link.ts'
import { prepareNotification } from './prepare-notification.ts'
import type { NoticeKind } from './queue-email.ts'

export type OutboxEmail = typeof emailOutbox.$inferSelect

/** An e-mail that is ready to be sent. */
export interface PreparedEmail {
  id: string
  email: string
  lang: Locale
  createdAt: Date
  content: Content
}

/**
 * Loads the recipient and the contents of an e-mail and creates its link. Each retry gets a new link.
 * @returns undefined when there is nothing to send: the address has no account, or the reason for the e-mail no longer
 * exists
 */
export function prepare(services: Services, message: OutboxEmail): Promise<PreparedEmail | undefined> {
  return services.database.transaction((tx) => {
    if (message.kind === 'invitation') return prepareInvitation(tx, services, message)
    if (message.kind === 'handOver') return prepareHandOver(tx, services, message)
    if (message.kind === 'emailChange') return prepareEmailChange(tx, services, message)
    if (message.kind === 'digest' || message.kind === 'weekly') {
      return prepareDigest(tx, services, { ...message, kind: message.kind })
    }
    if (message.kind === 'activation' || message.kind === 'recovery') {
      return prepareAccountLink(tx, services, { ...message, kind: message.kind })
    }
    if (message.kind === 'notification') return prepareNotification(tx, services, message)
    if (message.kind === 'newDevice') return prepareNewDevice(tx, services, message)
    return prepareNotice(tx, services, { ...message, kind: message.kind })
  })
}

type AccountEmail = OutboxEmail & { kind: 'activation' | 'recovery' }

/** Also for accounts due for deletion: restoring one requires its password. */
async function prepareAccountLink(
  tx: Transaction,
  { clock, publicUrl }: Services,
  { id, kind, email, createdAt }: AccountEmail,
): Promise<PreparedEmail | undefined> {
  // Locked, so that a link is made before the address changes, which ends it, or not at all.
  const [account] = await tx.select().from(users).where(hasAddress(email)).for('share')
  if (!account || account.lockedAt || (kind === 'activation' && account.activatedAt)) return undefined
  const token = await createAccountLink(tx, clock, { userId: account.id, kind })
  const path = kind === 'activation' ? 'activate-account' : 'reset-password'
  const link = `${publicUrl()}/${path}?token=${token}`
  return { id, email, lang: account.lang, createdAt, content: { kind, name: account.name, link } }
}

async function prepareInvitation(
  tx: Transaction,
  { clock, publicUrl }: Services,
  message: OutboxEmail,
): Promise<PreparedEmail | undefined> {
  const { invitationId, groupId } = message
  if (!invitationId || !groupId) return undefined
  const isInvitation = allEqual(invitations, { id: invitationId, groupId })
  // Renewing an invitation also locks it, and then removes this e-mail. The lock decides which of the two is first.
  const [found] = await tx
    .select({ invitation: invitations, group: groups.name, inviter: users.name })
    .from(invitations)
    .innerJoin(groups, and(eq(groups.id, invitations.groupId), isNull(groups.hiddenAt)))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(and(isInvitation, isNull(invitations.acceptedAt)))
    .for('update', { of: invitations })
  const [own] = await tx
    .select({ attempts: emailOutbox.attempts })
    .from(emailOutbox)
    .where(eq(emailOutbox.id, message.id))
  if (!found || own?.attempts !== message.attempts || found.invitation.expiresAt <= clock.now()) return undefined
  const { invitation, group, inviter } = found
  const [account] = await tx.select().from(users).where(hasAddress(message.email))
  const { linkNonce: nonce, tokenHash } = invitation
  const token = nonce === null ? newOwnedToken(groupId) : await tokenOfNonce(tx, clock, { groupId, nonce, tokenHash })
  await tx
    .update(invitations)
    .set({ tokenHash: hashOf(token) })
    .where(isInvitation)
  const path = account ? 'verify-group-email-invitation' : 'group-sign-up'
  const link = `${publicUrl()}/${path}?token=${token}`
  const { id, email, lang, createdAt } = message
  return { id, email, lang: account?.lang ?? lang, createdAt, content: { kind: 'invitation', inviter, group, link } }
}

const guardians = alias(users, 'guardians')

async function prepareHandOver(
  tx: Transaction,
  { clock, publicUrl, passwordSignIn: byPassword }: Services,
  { handOverId, id, email, lang, createdAt }: OutboxEmail,
): Promise<PreparedEmail | undefined> {
  if (!handOverId) return undefined
  const [found] = await tx
    .select({
      childId: handOvers.childId,
      guardianId: handOvers.guardianId,
      expiresAt: handOvers.expiresAt,
      child: users.name,
      guardian: guardians.name,
    })
    .from(handOvers)
    .innerJoin(users, and(eq(users.id, handOvers.childId), isNull(users.erasesAt)))
    .innerJoin(guardians, eq(guardians.id, handOvers.guardianId))
    .where(eq(handOvers.id, handOverId))
    .for('update', { of: handOvers })
  if (!found || found.expiresAt <= clock.now() || !(await mayHandOver(tx, found))) return undefined
  const token = newOwnedToken(found.childId)
  await tx
    .update(handOvers)
    .set({ tokenHash: hashOf(token) })
    .where(eq(handOvers.id, handOverId))
  const { child, guardian } = found
  const link = `${publicUrl()}/hand-over?token=${token}`
  return { id, email, lang, createdAt, content: { kind: 'handOver', child, guardian, link, byPassword } }
}

async function prepareEmailChange(
  tx: Transaction,
  { clock, publicUrl }: Services,
  { emailChangeId, userId, id, email, createdAt }: OutboxEmail,
): Promise<PreparedEmail | undefined> {
  if (!emailChangeId || !userId) return undefined
  const isChange = and(eq(emailChanges.id, emailChangeId), eq(emailChanges.userId, userId))
  const [found] = await tx
    .select({ expiresAt: emailChanges.expiresAt, name: users.name, lang: users.lang })
    .from(emailChanges)
    .innerJoin(users, and(eq(users.id, emailChanges.userId), isNull(users.erasesAt)))
    .where(isChange)
    .for('update', { of: emailChanges })
  if (!found || found.expiresAt <= clock.now()) return undefined
  const token = newOwnedToken(userId)
  await tx
    .update(emailChanges)
    .set({ tokenHash: hashOf(token) })
    .where(isChange)
  const link = `${publicUrl()}/confirm-email?token=${token}`
  return { id, email, lang: found.lang, createdAt, content: { kind: 'emailChange', name: found.name, link } }
}

/**
 * To the address that the account had at the sign-in: an intruder may have changed it since. A locked account has no
 * access to end.
 */
async function prepareNewDevice(
  tx: Transaction,
  { clock, publicUrl, passwordSignIn: byPassword }: Services,
  { userId, device, timeZone: before, id, email, createdAt }: OutboxEmail,
): Promise<PreparedEmail | undefined> {
  if (!userId) return undefined
  const { name: named, lang: language, timeZone } = users
  const [account] = await tx
    .select({ name: named, lang: language, zone: timeZone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.lockedAt), isNull(users.erasesAt)))
    .for('share')
  if (!account) return undefined
  const { name, lang } = account
  const zone = before ?? account.zone
  const link = `${publicUrl()}/not-me?token=${await createAccountLink(tx, clock, { userId, kind: 'notMe', email })}`
  const content = { kind: 'newDevice' as const, name, device: device ?? '', at: createdAt, zone, link, byPassword }
  return { id, email, lang, createdAt, content }
}

/** The link of a notice has no secret: it leads to the settings in which the user takes the change back. */
async function prepareNotice(
  tx: Transaction,
  { publicUrl, passwordSignIn: byPassword }: Services,
  { kind, userId, id, email, createdAt }: OutboxEmail & { kind: NoticeKind },
): Promise<PreparedEmail | undefined> {
  if (!userId) return undefined
  const [account] = await tx.select({ name: users.name, lang: users.lang }).from(users).where(eq(users.id, userId))
  if (!account) return undefined
  const link = `${publicUrl()}/settings/security`
  const content = { kind, name: account.name, link, byPassword }
  return { id, email, lang: account.lang, createdAt, content }
}

/** To the present address of the account, unless the user has stopped such e-mails meanwhile. */
async function prepareDigest(
  tx: Transaction,
  { clock, publicUrl }: Services,
  { kind, userId, digest, weekly, id, createdAt }: OutboxEmail & { kind: 'digest' | 'weekly' },
): Promise<PreparedEmail | undefined> {
  if (!userId) return undefined
  const { digestAt, weekly: isWeekly } = notificationPreferences
  const [account] = await tx
    .select({ email: users.email, lang: users.lang })
    .from(users)
    .innerJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.id), kind === 'digest' ? isNotNull(digestAt) : eq(isWeekly, true)),
    )
    .where(and(eq(users.id, userId), isNotNull(users.provenAt), isNull(users.lockedAt), isNull(users.erasesAt)))
  if (!account?.email) return undefined
  const { email, lang } = account
  const stopLink = `${publicUrl()}/unsubscribe?token=${await unsubscribeToken(tx, clock, userId, kind)}`
  const envelope = { id, email, lang, createdAt }
  if (digest) return { ...envelope, content: { kind: 'digest', digest, link: `${publicUrl()}/dashboard`, stopLink } }
  if (weekly) return { ...envelope, content: { kind: 'weekly', weekly, link: `${publicUrl()}/groups`, stopLink } }
  return undefined
}
