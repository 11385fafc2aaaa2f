import { and, eq, gt, isNotNull, isNull } from '@questboard/db/drizzle'
import { oidcSignIns, type ProviderPerson } from '@questboard/db/schema'
import { minuteMs } from '../../kernel/clock.ts'
import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { hashOf } from '../../kernel/secrets/hash.ts'
import { newLinkToken } from '../../kernel/secrets/link-token.ts'
import type { Transaction } from '../../kernel/transaction.ts'

const lifetimeMs = 10 * minuteMs

type Ctx = Pick<VisitorContext, 'services' | 'db'>

/** The secret of a sign-in, and the account to connect, if it is for one. */
interface AttemptKey {
  secret: string
  userId: string | null
}

const expiry = ({ services }: Ctx) => new Date(services.clock.now().getTime() + lifetimeMs)

const isOpenAttempt = ({ services }: Ctx, { secret, userId }: AttemptKey) =>
  and(
    eq(oidcSignIns.secretHash, hashOf(secret)),
    gt(oidcSignIns.expiresAt, services.clock.now()),
    userId === null ? isNull(oidcSignIns.userId) : eq(oidcSignIns.userId, userId),
  )

/**
 * Records a sign-in that begins.
 * @returns its secret, valid for 10 minutes
 */
export async function beginAttempt(ctx: Ctx, userId: string | null): Promise<string> {
  const secret = newLinkToken()
  await ctx.db.insert(oidcSignIns).values({ secretHash: hashOf(secret), userId, expiresAt: expiry(ctx) })
  return secret
}

/**
 * Claims a sign-in for one answer of the provider, before it is exchanged. Of two concurrent answers
 * one succeeds.
 * @throws DomainError signInTimedOut
 */
export async function claimAttempt(ctx: Ctx, sought: AttemptKey): Promise<void> {
  const claimed = await ctx.db
    .update(oidcSignIns)
    .set({ claimedAt: ctx.services.clock.now() })
    .where(and(isOpenAttempt(ctx, sought), isNull(oidcSignIns.claimedAt)))
    .returning({ hash: oidcSignIns.secretHash })
  if (claimed.length === 0) throw new DomainError('signInTimedOut')
}

/** Keeps the person for 10 minutes, since the provider's answer works once. */
export async function keepPerson(ctx: Ctx, secret: string, person: ProviderPerson): Promise<void> {
  await ctx.db
    .update(oidcSignIns)
    .set({ person, expiresAt: expiry(ctx) })
    .where(isOpenAttempt(ctx, { secret, userId: null }))
}

/**
 * The person of a sign-in, without ending it.
 * @throws DomainError signInTimedOut
 */
export async function readProviderPerson(ctx: Ctx, secret: string): Promise<ProviderPerson> {
  const [found] = await ctx.db
    .select({ person: oidcSignIns.person })
    .from(oidcSignIns)
    .where(isOpenAttempt(ctx, { secret, userId: null }))
  if (!found?.person) throw new DomainError('signInTimedOut')
  return found.person
}

/**
 * Ends a sign-in when the transaction commits. It ends once.
 * @throws DomainError signInTimedOut
 */
export async function spendAttempt(tx: Transaction, ctx: Ctx, secret: string): Promise<ProviderPerson> {
  const [spent] = await tx
    .delete(oidcSignIns)
    .where(and(isOpenAttempt(ctx, { secret, userId: null }), isNotNull(oidcSignIns.person)))
    .returning({ person: oidcSignIns.person })
  if (!spent?.person) throw new DomainError('signInTimedOut')
  return spent.person
}
