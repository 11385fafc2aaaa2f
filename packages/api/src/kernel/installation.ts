import type { Queries } from '@questboard/db'
import { eq } from '@questboard/db/drizzle'
import { installation, users } from '@questboard/db/schema'
import type { Services, UserContext } from './context.ts'
import { DomainError } from './errors.ts'
import { lockCaller } from './lock-caller.ts'
import type { SignUp } from './settings.ts'
import type { Transaction } from './transaction.ts'

export type Installation = typeof installation.$inferSelect

/** The choices of the owner. Undefined before the installation is set up or has an owner. */
export async function readInstallation(queries: Queries): Promise<Installation | undefined> {
  const [found] = await queries.select().from(installation)
  return found
}

/** Who may sign up: the setting of the operator, else the choice of the owner, else anyone. */
export const signUpOf = ({ signUp }: Pick<Services, 'signUp'>, chosen: Installation | undefined): SignUp =>
  signUp ?? chosen?.signUp ?? 'open'

/**
 * Refuses a new account where strangers, or even invited people, may not sign up.
 * @param isInvited whether an invitation waits for the person, who has proven the address
 * @throws DomainError signUpClosed
 */
export async function assertMaySignUp(
  queries: Queries,
  services: Services,
  { isInvited }: { isInvited: boolean },
): Promise<void> {
  // Where the operator has decided, the choice of the owner is not read.
  const signUp = services.signUp ?? signUpOf(services, await readInstallation(queries))
  if (signUp === 'closed' || (signUp === 'invited' && !isInvited)) throw new DomainError('signUpClosed')
}

/** Whether there is no account yet, and the installation was never set up. */
export async function isEmpty(queries: Queries): Promise<boolean> {
  const [user] = await queries.select({ id: users.id }).from(users).limit(1)
  return user === undefined && (await readInstallation(queries)) === undefined
}

/** Whether a user is the owner of the installation. */
export async function isOwner(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries.select({ id: installation.id }).from(installation).where(eq(installation.ownerId, userId))
  return found.length > 0
}

/**
 * Checks that the caller is the owner, for calls that only read.
 * @throws DomainError notAuthorized
 */
export async function assertOwner({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<void> {
  if (!(await isOwner(db, userId))) throw new DomainError('notAuthorized')
}

/**
 * Locks the caller's account and the row of the installation. Its owner, the caller, cannot change meanwhile.
 * @throws DomainError yourAccountIsLocked, authenticationFailed, notAuthorized
 */
export async function lockInstallation(
  tx: Transaction,
  ctx: Pick<UserContext, 'userId' | 'isAccessStillValid'>,
): Promise<void> {
  await lockCaller(tx, ctx)
  const held = await tx
    .select({ id: installation.id })
    .from(installation)
    .where(eq(installation.ownerId, ctx.userId))
    .for('share')
  if (held.length === 0) throw new DomainError('notAuthorized')
}
