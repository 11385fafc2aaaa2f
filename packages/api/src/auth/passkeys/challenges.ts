import { randomBytes } from 'node:crypto'
import type { Queries } from '@questboard/db'
import { and, eq, gt, inArray, isNull, lte } from '@questboard/db/drizzle'
import { passkeyChallenges } from '@questboard/db/schema'
import { type Clock, minuteMs } from '../../kernel/clock.ts'
import { hashOf } from '../../kernel/secrets/hash.ts'
import type { Transaction } from '../../kernel/transaction.ts'

/** The time in which a challenge is valid. */
export const challengeLifetimeMs = 5 * minuteMs

/** How many expired challenges a new one deletes. More than one, so that their number falls. */
const deletedAtOnce = 20

/**
 * Issues a challenge: to add a passkey to the user, or to sign in if there is none. It replaces the earlier ones of the
 * user. Anonymous ones are bounded by the limit of attempts, and expired ones are deleted on the way.
 * @returns the challenge, base64url
 */
export async function issueChallenge(queries: Queries, clock: Clock, userId: string | null): Promise<string> {
  const now = clock.now()
  const challenge = randomBytes(32).toString('base64url')
  const leftovers = queries
    .select({ hash: passkeyChallenges.hash })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .limit(deletedAtOnce)
    .for('update', { skipLocked: true })
  await queries.delete(passkeyChallenges).where(inArray(passkeyChallenges.hash, leftovers))
  if (userId !== null) await queries.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await queries
    .insert(passkeyChallenges)
    .values({ hash: hashOf(challenge), userId, expiresAt: new Date(now.getTime() + challengeLifetimeMs) })
  return challenge
}

const usable = (clock: Clock, challenge: string, userId: string | null) =>
  and(
    eq(passkeyChallenges.hash, hashOf(challenge)),
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
    gt(passkeyChallenges.expiresAt, clock.now()),
  )

/** Whether a challenge can still be used. */
export async function isUsable(
  queries: Queries,
  clock: Clock,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<boolean> {
  const found = await queries
    .select({ hash: passkeyChallenges.hash })
    .from(passkeyChallenges)
    .where(usable(clock, challenge, userId))
  return found.length > 0
}

/** Uses a challenge when the transaction commits. Of two concurrent uses the later one gets false. */
export async function spendChallenge(
  tx: Transaction,
  clock: Clock,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<boolean> {
  const spent = await tx
    .delete(passkeyChallenges)
    .where(usable(clock, challenge, userId))
    .returning({ hash: passkeyChallenges.hash })
  return spent.length > 0
}
