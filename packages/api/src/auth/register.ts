import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@questboard/db'
import { pawns, users } from '@questboard/db/schema'
import { firstBoard } from '../board/boards.ts'
import { queueEmail } from '../email/queue-email.ts'
import { newPlayer } from '../game/rules.ts'
import { notifyWaitingInvitations } from '../groups/own-invitation.ts'
import { hasAddress, takeAddress } from '../kernel/addresses.ts'
import { type Day, localDay, midnight, nextRollover } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertMaySignUp } from '../kernel/installation.ts'
import { readLanguage } from '../kernel/language.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { post } from '../ledger/post.ts'
import { readProfile } from '../profile/read.ts'
import { firstAvatar } from '../store/show-avatar.ts'
import { assertBirthDate, assertOldEnough } from './age.ts'
import { whenHashesAreFew } from './hash-queue.ts'
import { rememberDevice } from './known-devices.ts'
import { authLimits } from './limits.ts'
import { notifyOfNewDevice } from './notify-of-new-device.ts'
import { assertPasswordSignIn } from './password-sign-in.ts'
import { hashPassword } from './passwords.ts'
import type { Register, Registered, SignedIn } from './schema.ts'
import { openSession } from './sessions.ts'

/**
 * Registers an account and signs it in; with a mail server the user opens a link first. A new player gets the first
 * free avatar and board and some gems, and is notified of invitations to the address.
 * @throws DomainError passwordSignInOff, tooManyRequests, signUpClosed, passwordsMismatch, invalidData,
 * underMinimumAge, emailAlreadyUsed
 *
 * Rules: Accounts; Earning.
 */
export async function register(ctx: VisitorContext, body: Register): Promise<Registered> {
  await assertRegistration(ctx, body, { isInvited: false })
  const account = await prepareAccount(ctx, body)
  return ctx.transaction(async (tx) => {
    const { clock, hasMailServer } = ctx.services
    await insertAccount(tx, ctx, account, { activatedAt: hasMailServer ? null : account.createdAt })
    if (!hasMailServer) return signInto(tx, ctx, { userId: account.id, device: body.device })
    await queueEmail(tx, clock, { kind: 'activation', email: account.email, lang: account.lang })
    return { user: await readOwnProfile(ctx, account.id, tx), token: null }
  })
}

/** The calendar day of a visitor, for whom days start at midnight. */
export const todayOf = ({ services, zone = 'UTC' }: VisitorContext): Day =>
  localDay(services.clock.now(), zone, midnight)

/**
 * Validates a registration of any kind.
 * @param isInvited whether the person has the link of an invitation
 * @throws DomainError passwordSignInOff, tooManyRequests, signUpClosed, invalidData, passwordsMismatch
 */
export async function assertRegistration(
  ctx: VisitorContext,
  body: Register,
  { isInvited }: { isInvited: boolean },
): Promise<void> {
  assertPasswordSignIn(ctx.services)
  await countAttempt(ctx.services, `register:${ctx.head.address}`, authLimits.register)
  await assertMaySignUp(ctx.db, ctx.services, { isInvited })
  assertFields(ctx, body)
}

/**
 * Validates what no schema can say of a new account.
 * @throws DomainError invalidData, passwordsMismatch
 */
export function assertFields(
  ctx: VisitorContext,
  { birthDate, password, passwordConfirmation }: Pick<Register, 'birthDate' | 'password' | 'passwordConfirmation'>,
): void {
  assertBirthDate(birthDate, todayOf(ctx))
  if (password !== passwordConfirmation.normalize('NFC')) throw new DomainError('passwordsMismatch')
}

type Account = { email: string } & Pick<
  typeof users.$inferInsert,
  'id' | 'name' | 'passwordHash' | 'lang' | 'timeZone' | 'lastDayStart' | 'lastSeenDay' | 'nextRolloverAt' | 'createdAt'
>

/**
 * Prepares the row of a new account. Hashing is slow, so this runs before the transaction.
 * @throws DomainError underMinimumAge, emailAlreadyUsed, serviceUnavailable
 */
export async function prepareAccount(
  ctx: VisitorContext,
  { name, email, password, birthDate, lang }: Register,
): Promise<Account> {
  const { db, services } = ctx
  assertOldEnough(birthDate, todayOf(ctx))
  const taken = await db.select({ id: users.id }).from(users).where(hasAddress(email))
  if (taken.length > 0) throw new DomainError('emailAlreadyUsed')
  const passwordHash = await whenHashesAreFew(() => hashPassword(password, services.passwordCost))
  return newAccount(ctx, { name, email, lang: lang ?? ctx.language, passwordHash })
}

/**
 * The row of an account that starts on the visitor's today. Without a password, only an identity provider can sign it
 * in.
 */
export function newAccount(
  ctx: VisitorContext,
  person: Pick<Account, 'name' | 'email' | 'lang' | 'passwordHash'>,
): Account {
  const { services, zone = 'UTC' } = ctx
  const today = todayOf(ctx)
  return {
    id: randomUUIDv7(),
    ...person,
    timeZone: zone,
    createdAt: services.clock.now(),
    lastDayStart: today,
    lastSeenDay: today,
    nextRolloverAt: nextRollover(today, zone, midnight),
  }
}

/**
 * Adds an account with everything that a new player has.
 * @param activatedAt when it was activated: now if left out, not yet if null
 * @param provenAt when the address was proven; not yet if left out
 * @param avatarId a free one, the first by default
 * @throws DomainError emailAlreadyUsed
 */
export async function insertAccount(
  tx: Transaction,
  { services: { clock } }: VisitorContext,
  account: Account,
  {
    activatedAt = account.createdAt,
    provenAt,
    avatarId = firstAvatar.id,
  }: { activatedAt?: Date | null; provenAt?: Date | undefined; avatarId?: string } = {},
): Promise<void> {
  const { id, email } = account
  await lockAddress(tx, email)
  await insertUser(tx, { ...account, activatedAt, provenAt, avatarId, boardId: firstBoard.id })
  await tx.insert(pawns).values({ userId: id, boardId: firstBoard.id })
  const welcome = { reason: 'welcome', reference: id } as const
  await post(tx, clock, id, [
    { currency: 'gold', amount: newPlayer.gold, ...welcome },
    { currency: 'gems', amount: newPlayer.gems, ...welcome },
  ])
  await notifyWaitingInvitations(tx, clock, { id, email })
}

interface SessionStart {
  userId: string
  device: string | undefined
}

/**
 * Opens a session of an account whose row the caller has locked or created, and remembers the device. The owner is
 * notified of one that is not known.
 * @returns the session's token
 */
export async function startSession(
  tx: Transaction,
  ctx: VisitorContext,
  { userId, device }: SessionStart,
): Promise<string> {
  const { clock } = ctx.services
  await notifyOfNewDevice(tx, ctx, { userId, device })
  if (device !== undefined) await rememberDevice(tx, clock, { userId, device })
  return openSession(tx, clock, userId, ctx.head.agent)
}

/** Signs in to an account that was created in the same transaction. */
export async function signInto(tx: Transaction, ctx: VisitorContext, start: SessionStart): Promise<SignedIn> {
  const token = await startSession(tx, ctx, start)
  return { user: await readOwnProfile(ctx, start.userId, tx), token }
}

/** The profile of the signed-in user, in the language of the request. */
export const readOwnProfile = ({ services, head, db }: VisitorContext, userId: string, queries: Queries = db) =>
  readProfile(queries, services.clock, userId, readLanguage(head.acceptLanguage))

async function insertUser(tx: Transaction, user: typeof users.$inferInsert & { email: string }): Promise<void> {
  await tx.insert(users).values(user)
  await takeAddress(tx, user.id, user.email)
}
