import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { authLimits } from '../auth/limits.ts'
import { verifyPassword } from '../auth/passwords.ts'
import type { Login, SignedIn } from '../auth/schema.ts'
import { openSession } from '../auth/sessions.ts'
import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readLanguage } from '../kernel/language.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { readProfile } from '../profile/read.ts'
import { takeBack } from './take-back.ts'

/**
 * Takes back a request for deletion, and signs in: everything is as it was. It is tried as often as signing in. Whoever is
 * erased at this moment is gone, as is a wrong password.
 * @throws DomainError tooManyRequests, wrongCredentials, yourAccountIsLocked, accountDoesNotWaitForDeletion
 *
 * Specification: Accounts.
 */
export async function restoreAccount(ctx: VisitorContext, { email, password }: Login): Promise<SignedIn> {
  const { services, head, db } = ctx
  const { clock } = services
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  await countAttempt(services, `sign-in:${email}`, authLimits.signInOfAccount)
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const right = await verifyPassword(user?.passwordHash, password)
  if (!user || !right) throw new DomainError('wrongCredentials')
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  await ctx.transaction((tx) => takeBack(tx, clock, user.id))
  await beginDay(services, user, ctx.zone)
  const token = await openSession(db, clock, user.id, head.agent)
  return { token, user: await readProfile(db, clock, user.id, readLanguage(head.acceptLanguage)) }
}
