import { eq } from '@questboard/db/drizzle'
import { installation, users } from '@questboard/db/schema'
import { login } from '../auth/login.ts'
import { assertPasswordSignIn } from '../auth/password-sign-in.ts'
import { assertFields, insertAccount, prepareAccount, signInto } from '../auth/register.ts'
import type { SignedIn, SignInResponse } from '../auth/schema.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isEmpty, readInstallation } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { ownerLimits } from './rules.ts'
import type { SetUp } from './schema.ts'
import { isSetUpCode } from './set-up-code.ts'

/**
 * Sets an empty installation up: its first account becomes its owner and is signed in. The code of the log is the
 * proof, so the account is active at once, even with a mail server. Of two who do this at the same time one becomes the
 * owner. A repeated call, whose answer was lost, signs the owner in.
 * @throws DomainError notFound (it is switched off), passwordSignInOff, tooManyRequests, setUpCodeWrong, alreadySetUp,
 * invalidData, passwordsMismatch, underMinimumAge
 */
export async function setUp(ctx: VisitorContext, { code, place, signUp, ...body }: SetUp): Promise<SignInResponse> {
  const { services, head } = ctx
  if (!services.machine.setUpPage) throw new DomainError('notFound')
  assertPasswordSignIn(services)
  await countAttempt(services, `set-up:${head.address}`, ownerLimits.code)
  if (!(await isSetUpCode(services, code))) throw new DomainError('setUpCodeWrong')
  assertFields(ctx, body)
  if (!(await isEmpty(ctx.db))) return enterAgain(ctx, body)
  const signedIn = await begin(ctx, { place, signUp, ...body })
  return signedIn ?? enterAgain(ctx, body)
}

/** @returns undefined if someone else was faster */
async function begin(
  ctx: VisitorContext,
  { place, signUp, ...body }: Omit<SetUp, 'code'>,
): Promise<SignedIn | undefined> {
  const { clock, log } = ctx.services
  try {
    const account = await prepareAccount(ctx, body)
    const signedIn = await ctx.transaction(async (tx) => {
      // The second of two waits here for the first.
      const begun = await tx
        .insert(installation)
        .values({ name: place || null, signUp, setUpAt: clock.now() })
        .onConflictDoNothing()
        .returning({ id: installation.id })
      if (begun.length === 0) return undefined
      // An account that signs up at this very moment may stay: the code makes the owner, and not being alone.
      const others = await tx.select({ id: users.id }).from(users).limit(1)
      if (others.length > 0) throw new DomainError('alreadySetUp')
      await insertAccount(tx, ctx, account)
      await tx.update(installation).set({ ownerId: account.id })
      return signInto(tx, ctx, { userId: account.id, device: body.device })
    })
    if (signedIn) log.info({ owner: account.id }, 'the installation was set up')
    return signedIn
  } catch (error) {
    // The first of two equal calls has just made the account.
    if (error instanceof DomainError && error.code === 'emailAlreadyUsed') return undefined
    throw error
  }
}

/**
 * @throws DomainError alreadySetUp: by someone else, or the installation already has accounts; and what signing in
 * throws
 */
async function enterAgain(
  ctx: VisitorContext,
  { email, password, device }: Pick<SetUp, 'email' | 'password' | 'device'>,
): Promise<SignInResponse> {
  const ownerId = (await readInstallation(ctx.db))?.ownerId
  const [owner] = ownerId ? await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ownerId)) : []
  if (owner?.email !== email) throw new DomainError('alreadySetUp')
  return login(ctx, { email, password, device })
}
