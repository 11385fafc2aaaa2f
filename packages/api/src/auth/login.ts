import { users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { beginDay } from '../days/begin-day.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readLanguage } from '../kernel/language.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { readProfile } from '../profile/read.ts'
import { authLimits } from './limits.ts'
import { verifyPassword } from './passwords.ts'
import type { Login, SignedIn } from './schema.ts'
import { openSession } from './sessions.ts'

/**
 * Signs in by e-mail and password. What is wrong with an account is said only after the right password.
 * @throws DomainError tooManyRequests, wrongCredentials, accountNotActivated, yourAccountIsLocked,
 * accountWaitsForDeletion
 */
export async function login(ctx: VisitorContext, { email, password }: Login): Promise<SignedIn> {
  const { services, head, db } = ctx
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  await countAttempt(services, `sign-in:${email}`, authLimits.signInOfAccount)
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const right = await verifyPassword(user?.passwordHash, password)
  if (!user || !right) throw new DomainError('wrongCredentials')
  if (!user.activatedAt) throw new DomainError('accountNotActivated')
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  if (user.erasesAt) throw new DomainError('accountWaitsForDeletion')
  await beginDay(services, user, ctx.zone)
  const token = await openSession(db, services.clock, user.id, head.agent)
  return { token, user: await readProfile(db, services.clock, user.id, readLanguage(head.acceptLanguage)) }
}
