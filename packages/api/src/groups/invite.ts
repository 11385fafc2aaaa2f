import { allEqual } from '@questboard/db/drizzle'
import { invitations, users } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { hasAddress } from '../kernel/addresses.ts'
import { dayMs } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import { earlierResponse, once } from '../kernel/retries/once.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newLinkToken } from '../kernel/secrets/link-token.ts'
import { newOwnedToken } from '../kernel/secrets/owned-token.ts'
import { tokenOfNonce } from '../kernel/secrets/shown-link.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { changeGroup, type GroupWithMembers, readOwnGroup } from './change-group.ts'
import { invitationDays, invitationLimit } from './limits.ts'
import { everyoneIn } from './lock-group.ts'
import { isExpired, notifyInvitation } from './own-invitation.ts'
import { readPlaces } from './places.ts'
import { assertPlace } from './rules.ts'
import type { Invite } from './schema.ts'

/**
 * Invites an address to a group by e-mail, for seven days, and notifies its account if there is one. Inviting an
 * address again renews its invitation: the old link stops working, and a new notification replaces the old one.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tooManyRequests, cannotInviteMembers
 * (open invitations take places), userAlreadyInGroup, idAlreadyUsed, requestInProgress
 *
 * Rules: Groups.
 */
export async function invite(ctx: UserContext, input: Invite): Promise<{ invitationId: string }> {
  const { services, userId } = ctx
  const { groupId } = input
  // The role is checked before attempts are counted.
  await readOwnGroup(ctx, groupId, 'leader')
  const earlier = await earlierResponse<{ invitationId: string }>(ctx, input)
  if (earlier) return earlier.response
  await countAttempt(services, `invite:${userId}`, invitationLimit)
  return changeGroup(ctx, groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, () => writeInvitation(tx, ctx, group, input)),
  )
}

async function writeInvitation(
  tx: Transaction,
  ctx: UserContext,
  group: GroupWithMembers,
  { groupId, email, id }: Invite,
): Promise<{ invitationId: string }> {
  const { services, userId } = ctx
  const { clock } = services
  const allMembers = everyoneIn(group)
  await lockAddress(tx, email)
  const [{ open, taken }, account] = await Promise.all([readPlaces(tx, clock, group), findAccount(tx, email)])
  const earlier = open.find((invitation) => invitation.email === email)
  if (!earlier || isExpired(earlier, clock)) assertPlace(taken, services.groupLimits.members)
  if (account && allMembers.some((member) => member.userId === account.id)) {
    throw new DomainError('userAlreadyInGroup')
  }
  const linkNonce = services.hasMailServer || account ? null : newLinkToken()
  const invitation = {
    inviterId: userId,
    tokenHash: hashOf(
      linkNonce === null ? newOwnedToken(groupId) : await tokenOfNonce(tx, clock, { groupId, nonce: linkNonce }),
    ),
    linkNonce,
    expiresAt: new Date(clock.now().getTime() + invitationDays * dayMs),
  }
  const invitationId = earlier?.id ?? (await claimNewId(tx, ctx, id))
  await Promise.all([
    earlier
      ? tx
          .update(invitations)
          .set(invitation)
          .where(allEqual(invitations, { id: earlier.id, groupId }))
      : tx.insert(invitations).values({ ...invitation, id: invitationId, groupId, email, createdAt: clock.now() }),
    account && notifyInvitation(tx, clock, { group, invitation: { id: invitationId, inviterId: userId } }, account.id),
    queueEmail(tx, clock, { kind: 'invitation', invitationId, groupId, email, lang: ctx.language }),
  ])
  return { invitationId }
}

async function findAccount(tx: Transaction, email: string): Promise<{ id: string } | undefined> {
  const [account] = await tx.select({ id: users.id }).from(users).where(hasAddress(email))
  return account
}
