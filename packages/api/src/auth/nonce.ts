import { nonces } from '@questboard/db/schema'
import { and, eq, gt } from 'drizzle-orm'
import type { Clock } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { hashOf } from '../kernel/hash.ts'
import { newLinkToken } from '../kernel/link-token.ts'
import type { Transaction } from '../kernel/transaction.ts'
import type { NonceIssued } from './schema.ts'

const lifetime = 10 * 60_000

/**
 * Hands out a value to be signed by a provider of identities, for one sign-in within 10 minutes. Only its hash is kept.
 * @throws DomainError unsupportedSocialNetwork: no provider is set up
 *
 * Specification: Accounts.
 */
export async function issueNonce({ services, db }: VisitorContext): Promise<NonceIssued> {
  if (!services.outside.google) throw new DomainError('unsupportedSocialNetwork')
  const nonce = newLinkToken()
  const expiresAt = new Date(services.clock.now().getTime() + lifetime)
  await db.insert(nonces).values({ hash: hashOf(nonce), expiresAt })
  return { nonce }
}

/**
 * Refuses a value that is not ours, was used, or ran out, without using it: nobody else is asked about such a sign-in.
 * @throws DomainError authenticationFailed
 */
export async function assertNonce({ services, db }: VisitorContext, nonce: string): Promise<void> {
  const found = await db.select({ hash: nonces.hash }).from(nonces).where(usable(services.clock, nonce))
  if (found.length === 0) throw new DomainError('authenticationFailed')
}

/**
 * Uses a value up, if the transaction is committed. Of two that use it at once the later one finds none.
 * @throws DomainError authenticationFailed
 */
export async function spendNonce(tx: Transaction, clock: Clock, nonce: string): Promise<void> {
  const spent = await tx.delete(nonces).where(usable(clock, nonce)).returning({ hash: nonces.hash })
  if (spent.length === 0) throw new DomainError('authenticationFailed')
}

const usable = (clock: Clock, nonce: string) => and(eq(nonces.hash, hashOf(nonce)), gt(nonces.expiresAt, clock.now()))
