import { and, eq, isNotNull, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { confirmPassword } from '../auth/confirm-password.ts'
import { lockAccounts, unlockAccounts } from '../auth/lock.ts'
import { lockOwner } from '../auth/lock-owner.ts'
import { assertPasswordSignIn } from '../auth/password-sign-in.ts'
import { removeSecondFactor } from '../auth/second-factor/turn-off.ts'
import { createAccountLink } from '../email/create-account-link.ts'
import { queueEmail } from '../email/queue-email.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertOwner, lockInstallation } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { ownerLimits } from './rules.ts'
import type { ResetDone, ResetInput } from './schema.ts'

/**
 * Locks the account of another person: it is signed out everywhere and cannot sign in. Locking it again changes
 * nothing.
 * @throws DomainError notAuthorized (also for their own account), tooManyRequests, incorrectOldPassword, userNotFound
 */
export async function lockByOwner(ctx: UserContext, input: { id: string; password: string }): Promise<null> {
  if (input.id === ctx.userId) throw new DomainError('notAuthorized')
  const { clock, log } = ctx.services
  return asOwner(ctx, input, async (tx) => {
    await lockAccounts(tx, clock, and(eq(users.id, input.id), isNull(users.lockedAt)))
    log.info({ owner: ctx.userId, account: input.id }, 'the owner locked an account')
    return null
  })
}

/**
 * Lets a locked account sign in again.
 * @throws DomainError notAuthorized, tooManyRequests, userNotFound
 */
export async function unlockByOwner(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { clock, log } = ctx.services
  await countAttempt(ctx.services, `owner:${ctx.userId}`, ownerLimits.accounts)
  return ctx.transaction(async (tx) => {
    await lockInstallation(tx, ctx)
    await assertAccount(tx, id)
    await unlockAccounts(tx, clock, and(eq(users.id, id), isNotNull(users.lockedAt)))
    log.info({ owner: ctx.userId, account: id }, 'the owner unlocked an account')
    return null
  })
}

/**
 * Lets a person choose a new password, who is kept out: by an e-mail, or by a link that the owner passes on where the
 * server sends none. The password stays the old one until then. With `secondFactor` the account is asked for no code
 * any more; an e-mail says so.
 * @throws DomainError notAuthorized, passwordSignInOff, tooManyRequests, incorrectOldPassword, userNotFound,
 * yourAccountIsLocked: the account is locked
 */
export async function resetByOwner(ctx: UserContext, { secondFactor, ...input }: ResetInput): Promise<ResetDone> {
  const { services, userId } = ctx
  const { clock, log, mail, publicUrl } = services
  assertPasswordSignIn(services)
  return asOwner(ctx, input, async (tx, { email, lang, lockedAt }) => {
    if (lockedAt) throw new DomainError('yourAccountIsLocked')
    if (secondFactor && (await removeSecondFactor(tx, input.id))) {
      await queueEmail(tx, clock, { kind: 'secondFactorOff', userId: input.id, email, lang })
    }
    log.info({ owner: userId, account: input.id, secondFactor }, 'the owner reset an account')
    if (mail) {
      await queueEmail(tx, clock, { kind: 'recovery', email, lang })
      return { link: null }
    }
    const token = await createAccountLink(tx, clock, { userId: input.id, kind: 'recovery' })
    return { link: `${publicUrl()}/reset-password?token=${token}` }
  })
}

type LockedAccount = { email: string; lang: 'bg' | 'en'; lockedAt: Date | null }

/** Work on an account that the owner has confirmed with a password. */
async function asOwner<T>(
  ctx: UserContext,
  { id, password }: { id: string; password: string },
  work: (tx: Transaction, account: LockedAccount) => Promise<T>,
): Promise<T> {
  await assertOwner(ctx)
  await countAttempt(ctx.services, `owner:${ctx.userId}`, ownerLimits.accounts)
  const { hasSameHash } = await confirmPassword(ctx, password)
  return ctx.transaction(async (tx) => {
    await lockInstallation(tx, ctx)
    await lockOwner(tx, ctx, hasSameHash)
    return work(tx, await assertAccount(tx, id))
  })
}

/** @throws DomainError userNotFound: also for a managed member, who has no account */
async function assertAccount(tx: Transaction, id: string): Promise<LockedAccount> {
  const [found] = await tx
    .select({ email: users.email, lang: users.lang, lockedAt: users.lockedAt })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.email)))
    .for('no key update')
  if (!found?.email) throw new DomainError('userNotFound')
  return { ...found, email: found.email }
}
