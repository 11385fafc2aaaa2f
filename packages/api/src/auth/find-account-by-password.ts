import { users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { whenHashesAreFew } from './hash-queue.ts'
import { keyOfDevice } from './known-devices.ts'
import { authLimits } from './limits.ts'
import { assertPasswordSignIn } from './password-sign-in.ts'
import { verifyDecoy, verifyPassword } from './passwords.ts'
import type { Login } from './schema.ts'

/**
 * The account for an address and password, whatever its state. Errors about the state come later, so that the
 * state is not revealed without the password. Attempts are counted by network address, and by account or device.
 * @throws DomainError passwordSignInOff, serviceUnavailable, tooManyRequests, wrongCredentials
 *
 * Rules: Accounts.
 */
export async function findAccountByPassword(ctx: VisitorContext, input: Login): Promise<typeof users.$inferSelect> {
  assertPasswordSignIn(ctx.services)
  return whenHashesAreFew(() => verifyCredentials(ctx, input))
}

async function verifyCredentials(
  { services, head, db }: VisitorContext,
  { email, password, device }: Login,
): Promise<typeof users.$inferSelect> {
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  // A device that signed in before has its own attempts, so wrong passwords from elsewhere do not lock it out.
  const ofDevice = device === undefined ? undefined : await keyOfDevice(db, { email, device })
  await countAttempt(services, ofDevice ?? `sign-in:${email}`, authLimits.signInOfAccount)
  const [user] = await db.select().from(users).where(hasAddress(email))
  const right = user?.passwordHash
    ? await verifyPassword(user.passwordHash, password)
    : await verifyDecoy(password, services.passwordCost)
  if (!user || !right) throw new DomainError('wrongCredentials')
  return user
}
