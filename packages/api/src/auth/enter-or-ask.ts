import { and, desc, eq, lte, notInArray, or } from '@questboard/db/drizzle'
import { secondFactors, signInTickets, type users } from '@questboard/db/schema'
import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { hashOf } from '../kernel/hash.ts'
import { newLinkToken } from '../kernel/link-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { enter, readOwnProfile } from './register.ts'
import type { SecondFactorDue, SignedIn, SignInAnswer } from './schema.ts'

const lifetime = 10 * 60_000

/** How many sign-ins of one account wait at the same time. The oldest gives way. */
const mostTickets = 10

/** Someone who has proven to own an account, by a password or a provider. */
export interface Proven {
  userId: string
  /** The random value that the device stores, if it sent it. */
  device: string | undefined
  /** Whether the provider says that it asked for a second factor itself: `amr` contains `mfa`. */
  mfa?: boolean
}

export type Entered = { token: string } | { secondFactor: SecondFactorDue }

/**
 * The step between "who is it" and a session, for each sign-in: opens a session, or, if the
 * account has a second factor, issues a ticket with which this device may send its code within ten minutes. The caller
 * has locked the row of the account, and has checked its state.
 * | Specification: Getting in.
 */
export async function enterOrAsk(
  tx: Transaction,
  ctx: VisitorContext,
  { userId, device, mfa = false }: Proven,
): Promise<Entered> {
  const asks = await tx
    .select({ at: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  if (mfa || asks.length === 0) return { token: await enter(tx, ctx, { userId, device }) }
  const now = ctx.services.clock.now()
  const expiresAt = new Date(now.getTime() + lifetime)
  const ticket = newLinkToken()
  await tx.insert(signInTickets).values({
    ...{ tokenHash: hashOf(ticket), userId, deviceHash: device === undefined ? null : hashOf(device) },
    ...{ createdAt: now, expiresAt },
  })
  const latest = tx
    .select({ tokenHash: signInTickets.tokenHash })
    .from(signInTickets)
    .where(eq(signInTickets.userId, userId))
    .orderBy(desc(signInTickets.createdAt), desc(signInTickets.tokenHash))
    .limit(mostTickets)
  await tx
    .delete(signInTickets)
    .where(
      and(
        eq(signInTickets.userId, userId),
        or(lte(signInTickets.expiresAt, now), notInArray(signInTickets.tokenHash, latest)),
      ),
    )
  return { secondFactor: { ticket, expiresAt: expiresAt.toISOString() } }
}

/**
 * The response to a sign-in, after its transaction. The profile is shown only once a session is open.
 * @param user the row of the account; only the id of one that was just created, whose day has begun
 */
export async function answerSignIn(
  ctx: VisitorContext,
  user: typeof users.$inferSelect | { id: string },
  entered: Entered,
): Promise<SignInAnswer> {
  if ('secondFactor' in entered) return { token: null, user: null, secondFactor: entered.secondFactor }
  if ('timeZone' in user) return answerEntered(ctx, user, entered.token)
  return { token: entered.token, user: await readOwnProfile(ctx, user.id) }
}

/** The response to a sign-in that has opened a session, after its transaction: begins the day of the user. */
export async function answerEntered(
  ctx: VisitorContext,
  user: typeof users.$inferSelect,
  token: string,
): Promise<SignedIn> {
  await beginDay(ctx.services, user, ctx.zone)
  return { token, user: await readOwnProfile(ctx, user.id) }
}
