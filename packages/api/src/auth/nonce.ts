import { and, eq, gt } from '@questboard/db/drizzle'
import { nonces } from '@questboard/db/schema'
import { type Clock, minuteMs } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newLinkToken } from '../kernel/secrets/link-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { authLimits } from './limits.ts'
import type { NonceIssued } from './schema.ts'

const lifetimeMs = 10 * minuteMs

/**
 * Issues a nonce for one sign-in with an identity provider, valid for 10 minutes. Only its hash is stored.
 * @throws DomainError unsupportedSocialNetwork: no provider is set up; tooManyRequests
 *
 * Rules: Accounts.
 */
export async function issueNonce({ services, head, db }: VisitorContext): Promise<NonceIssued> {
  if (!services.outside.google) throw new DomainError('unsupportedSocialNetwork')
  await countAttempt(services, `nonce:${head.address}`, authLimits.signInFromAddress)
  const nonce = newLinkToken()
  const expiresAt = new Date(services.clock.now().getTime() + lifetimeMs)
  await db.insert(nonces).values({ hash: hashOf(nonce), expiresAt })
  return { nonce }
}

/**
 * Checks a nonce without using it, before the provider is asked: it must be ours, unused and not expired.
 * @throws DomainError authenticationFailed
 */
export async function assertNonce({ services, db }: VisitorContext, nonce: string): Promise<void> {
  const found = await db.select({ hash: nonces.hash }).from(nonces).where(usable(services.clock, nonce))
  if (found.length === 0) throw new DomainError('authenticationFailed')
}

/**
 * Uses a nonce when the transaction commits. Of two concurrent uses the later one fails.
 * @throws DomainError authenticationFailed
 */
export async function spendNonce(tx: Transaction, clock: Clock, nonce: string): Promise<void> {
  const spent = await tx.delete(nonces).where(usable(clock, nonce)).returning({ hash: nonces.hash })
  if (spent.length === 0) throw new DomainError('authenticationFailed')
}

const usable = (clock: Clock, nonce: string) => and(eq(nonces.hash, hashOf(nonce)), gt(nonces.expiresAt, clock.now()))
