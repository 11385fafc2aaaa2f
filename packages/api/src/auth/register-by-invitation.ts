import { chooseAvatar } from '../groups/choose-avatar.ts'
import { joinGroup } from '../groups/join.ts'
import {
  assertNotAccepted,
  assertNotExpired,
  byLink,
  type InvitationRow,
  lockInvitation,
  provesAddress,
  readInvitationOfLink,
} from '../groups/own-invitation.ts'
import type { Clock } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertRegistration, insertAccount, prepareAccount, signInto } from './register.ts'
import type { GroupRegister, Registered } from './schema.ts'

/**
 * Registers by an invitation link that was sent to the address. The account is active at once, and a member of the
 * group, with a face that no one in it has.
 * @throws DomainError tooManyRequests, signUpClosed, invalidData, passwordsMismatch, tokenDoesNotExist,
 * groupInvitationLinkExpired, inviteAlreadyAccepted, thisIsNotYourInvitation, underMinimumAge, emailAlreadyUsed
 *
 * Rules: Groups; Accounts.
 */
export async function registerByInvitation(
  ctx: VisitorContext,
  { invitationToken, ...body }: GroupRegister,
): Promise<Registered> {
  const { clock } = ctx.services
  await assertRegistration(ctx, body, { isInvited: true })
  assertFor(body.email, await readInvitationOfLink(ctx.db, clock, invitationToken))
  const account = await prepareAccount(ctx, body)
  return ctx.transaction(async (tx) => {
    const { group, invitation } = await lockInvitation(tx, byLink(invitationToken), 'tokenDoesNotExist')
    assertOpen(invitation, clock)
    assertFor(body.email, invitation)
    await insertAccount(tx, ctx, account, {
      provenAt: provesAddress(invitation) ? clock.now() : undefined,
      avatarId: await chooseAvatar(tx, group),
    })
    await joinGroup(tx, clock, { group, invitation, userId: account.id })
    return signInto(tx, ctx, { userId: account.id, device: body.device })
  })
}

function assertOpen(invitation: InvitationRow, clock: Clock): void {
  assertNotExpired(invitation, clock)
  assertNotAccepted(invitation)
}

function assertFor(email: string, invitation: InvitationRow): void {
  if (invitation.email !== email) throw new DomainError('thisIsNotYourInvitation')
}
