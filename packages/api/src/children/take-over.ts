import type { Queries } from '@questboard/db'
import { and, eq, isNull } from '@questboard/db/drizzle'
import { guardianships, handOvers, pinAttempts, pins, users } from '@questboard/db/schema'
import { assertBirthDate, assertOldEnough } from '../auth/age.ts'
import { whenHashesAreFew } from '../auth/hash-queue.ts'
import { authLimits } from '../auth/limits.ts'
import { assertPasswordSignIn } from '../auth/password-sign-in.ts'
import { hashPassword } from '../auth/passwords.ts'
import { signInto, todayOf } from '../auth/register.ts'
import { revokeAccess } from '../auth/revoke-access.ts'
import type { SignedIn } from '../auth/schema.ts'
import { newPlayer } from '../game/rules.ts'
import { lockGroupsOf, publishChange } from '../groups/lock-group.ts'
import { notifyWaitingInvitations } from '../groups/own-invitation.ts'
import { takeAddress } from '../kernel/addresses.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError, invalidField } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import { isTokenOf } from '../kernel/secrets/owned-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { aboutChild } from '../notifications/about-children.ts'
import { notify } from '../notifications/notify.ts'
import { mayHandOver } from '../players/guardian-rights.ts'
import { endRequests } from '../privacy/hide-children.ts'
import { lockChild } from './lock-child.ts'
import type { TakeOver } from './schema.ts'
import { otherGuardians } from './step-down.ts'

/**
 * Turns a child into an account by the link of a hand-over, and signs it in. The person keeps the ledger, the streaks,
 * the pawn and the memberships. Guardians and the PIN end, and the gems of a new player come now. The date of birth is
 * checked and not kept. Where the operator has switched passwords off, the account has none: the provider signs in to
 * it by its address from now on, or a passkey that is added in the session.
 * @throws DomainError passwordSignInOff, tooManyRequests, invalidData, passwordsMismatch, tokenDoesNotExist,
 * handOverLinkExpired, underMinimumAge, emailAlreadyUsed, serviceUnavailable
 *
 * Rules: Children.
 */
export async function takeOver(ctx: VisitorContext, input: TakeOver): Promise<SignedIn> {
  const { services, db, head } = ctx
  const { token, birthDate, device } = input
  const password = passwordOf(ctx, input)
  await countAttempt(services, `register:${head.address}`, authLimits.register)
  assertBirthDate(birthDate, todayOf(ctx))
  const { childId } = await readOffer(db, ctx, token)
  assertOldEnough(birthDate, todayOf(ctx))
  const passwordHash =
    password === null ? null : await whenHashesAreFew(() => hashPassword(password, services.passwordCost))
  return ctx.transaction(async (tx) => {
    const groups = await lockGroupsOf(tx, childId)
    const child = await lockChild(tx, childId, { refusal: 'tokenDoesNotExist' })
    // The offer may have been taken back, or replaced, since it was read.
    const { email, guardianId } = await readOffer(tx, ctx, token)
    // The guardian may have lost the right to make it.
    if (!(await mayHandOver(tx, { guardianId, childId }))) throw new DomainError('tokenDoesNotExist')
    await lockAddress(tx, email)
    await becomeAccount(tx, ctx, { childId, email, passwordHash })
    const guardians = await otherGuardians(tx, { childId, userId: childId })
    await endManagement(tx, ctx, childId)
    await post(tx, services.clock, childId, [
      { currency: 'gems', amount: newPlayer.gems, reason: 'welcome', reference: childId },
    ])
    await notify(tx, services.clock, guardians, {
      type: 'childHandedOver',
      senderId: childId,
      source: aboutChild(childId).childHandedOver,
      data: { member: { id: childId, name: child.name } },
    })
    await notifyWaitingInvitations(tx, services.clock, { id: childId, email })
    await Promise.all(groups.map((group) => publishChange(tx, group, [childId])))
    return signInto(tx, ctx, { userId: childId, device })
  })
}

/**
 * The password of the new account. Null: this server takes none.
 * @throws DomainError passwordSignInOff, invalidData, passwordsMismatch
 */
function passwordOf({ services }: VisitorContext, { password, passwordConfirmation = '' }: TakeOver): string | null {
  if (password !== undefined) assertPasswordSignIn(services)
  else if (!services.passwordSignIn) return null
  else throw invalidField('password', 'is required')
  if (password !== passwordConfirmation.normalize('NFC')) throw new DomainError('passwordsMismatch')
  return password
}

/** @throws DomainError tokenDoesNotExist, handOverLinkExpired */
async function readOffer(
  queries: Queries,
  { services }: Pick<VisitorContext, 'services'>,
  token: string,
): Promise<{ childId: string; guardianId: string; email: string }> {
  const { childId, guardianId, email, expiresAt } = handOvers
  const [offer] = await queries
    .select({ childId, guardianId, email, expiresAt })
    .from(handOvers)
    .innerJoin(users, and(eq(users.id, handOvers.childId), users.managed, isNull(users.erasesAt)))
    .where(isTokenOf({ owner: handOvers.childId, hash: handOvers.tokenHash }, token))
  if (!offer) throw new DomainError('tokenDoesNotExist')
  if (offer.expiresAt <= services.clock.now()) throw new DomainError('handOverLinkExpired')
  return offer
}

async function becomeAccount(
  tx: Transaction,
  { services: { clock, hasMailServer } }: VisitorContext,
  { childId, email, passwordHash }: { childId: string; email: string; passwordHash: string | null },
): Promise<void> {
  const now = clock.now()
  await tx
    .update(users)
    // Only a mail server sends the link to the mailbox alone, which proves the address.
    .set({ email, passwordHash, managed: false, activatedAt: now, provenAt: hasMailServer ? now : null })
    .where(eq(users.id, childId))
  await takeAddress(tx, childId, email)
}

/** Ends everything that let others act for the child: guardians, PIN, sessions on shared devices, and the offer. */
async function endManagement(tx: Transaction, { services }: VisitorContext, childId: string): Promise<void> {
  await endRequests(tx, childId)
  await tx.delete(guardianships).where(eq(guardianships.childId, childId))
  await tx.delete(handOvers).where(eq(handOvers.childId, childId))
  await tx.delete(pinAttempts).where(eq(pinAttempts.userId, childId))
  await tx.delete(pins).where(eq(pins.userId, childId))
  await revokeAccess(tx, services.clock, childId)
}
