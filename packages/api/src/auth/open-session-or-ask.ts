import { and, desc, eq, lte, notInArray, or } from '@questboard/db/drizzle'
import { secondFactors, signInTickets, type users } from '@questboard/db/schema'
import { beginDay } from '../days/begin-day.ts'
import { minuteMs } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newLinkToken } from '../kernel/secrets/link-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readOwnProfile, startSession } from './register.ts'
import type { SecondFactorDue, SignedIn, SignInResponse } from './schema.ts'

/** How long a ticket is valid. */
const lifetimeMs = 10 * minuteMs

/** How many sign-ins of one account wait at the same time. Beyond that, the oldest is deleted. */
const maxTickets = 10

/** Someone who has proven to own an account, by a password or a provider. */
export interface ProvenUser {
  userId: string
  /** The random value that the device stores, if it sent it. */
  device: string | undefined
  /** Whether the provider says that it asked for a second factor itself: `amr` contains `mfa`. */
  mfa?: boolean
}

export type SignInResult = { token: string } | { secondFactor: SecondFactorDue }

/**
 * The last step of each sign-in, once the account is known: opens a session. If the account has a second factor, it
 * issues a ticket instead, with which this device can send the code within ten minutes. The caller has locked the row
 * of the account, and has checked its state.
 *
 * Rules: Signing in.
 */
export async function openSessionOrAskForCode(
  tx: Transaction,
  ctx: VisitorContext,
  { userId, device, mfa = false }: ProvenUser,
): Promise<SignInResult> {
  const asks = await tx
    .select({ at: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  if (mfa || asks.length === 0) return { token: await startSession(tx, ctx, { userId, device }) }
  return { secondFactor: await issueTicket(tx, ctx.services.clock.now(), { userId, device }) }
}

async function issueTicket(tx: Transaction, now: Date, { userId, device }: ProvenUser): Promise<SecondFactorDue> {
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const ticket = newLinkToken()
  await tx.insert(signInTickets).values({
    tokenHash: hashOf(ticket),
    userId,
    deviceHash: device === undefined ? null : hashOf(device),
    createdAt: now,
    expiresAt,
  })
  await deleteOldTickets(tx, now, userId)
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/** Deletes the tickets of an account that have expired, or that exceed its maximum. */
async function deleteOldTickets(tx: Transaction, now: Date, userId: string): Promise<void> {
  const latest = tx
    .select({ tokenHash: signInTickets.tokenHash })
    .from(signInTickets)
    .where(eq(signInTickets.userId, userId))
    .orderBy(desc(signInTickets.createdAt), desc(signInTickets.tokenHash))
    .limit(maxTickets)
  const isOld = or(lte(signInTickets.expiresAt, now), notInArray(signInTickets.tokenHash, latest))
  await tx.delete(signInTickets).where(and(eq(signInTickets.userId, userId), isOld))
}

/**
 * The response to a sign-in, after its transaction. The profile is shown only once a session is open.
 * @param user the row of the account; only the id of one that was just created, whose day has begun
 */
export async function respondToSignIn(
  ctx: VisitorContext,
  user: typeof users.$inferSelect | { id: string },
  result: SignInResult,
): Promise<SignInResponse> {
  if ('secondFactor' in result) return { token: null, user: null, secondFactor: result.secondFactor }
  if ('timeZone' in user) return signedInResponse(ctx, user, result.token)
  return { token: result.token, user: await readOwnProfile(ctx, user.id) }
}

/** The response to a sign-in that has opened a session, after its transaction: begins the day of the user. */
export async function signedInResponse(
  ctx: VisitorContext,
  user: typeof users.$inferSelect,
  token: string,
): Promise<SignedIn> {
  await beginDay(ctx.services, user, ctx.zone)
  return { token, user: await readOwnProfile(ctx, user.id) }
}
