import { and, eq, getTableColumns } from '@questboard/db/drizzle'
import { identities, users } from '@questboard/db/schema'
import { lockAddress } from '../groups/lock-address.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readLanguage } from '../kernel/language.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { email, line } from '../kernel/schema.ts'
import { type Transaction, violates } from '../kernel/transaction.ts'
import { assertBirthDate, assertOldEnough } from './age.ts'
import { answerSignIn, enterOrAsk } from './enter-or-ask.ts'
import { type GooglePerson, readGoogleToken } from './google-token.ts'
import { authLimits } from './limits.ts'
import { assertNonce, spendNonce } from './nonce.ts'
import { insertAccount, newAccount, todayOf } from './register.ts'
import { revokeAccess } from './revoke-access.ts'
import type { SignInAnswer, Social } from './schema.ts'
import { removeSecondFactor } from './second-factor/turn-off.ts'

const provider = 'google'

/**
 * Signs in with a Google ID token: to the account that is linked to it, or the one with its verified address, or a new
 * one, which needs a date of birth. The nonce is used only when the sign-in succeeds, so the same token can be sent
 * again with the date.
 * @throws DomainError tooManyRequests, invalidData, unsupportedSocialNetwork, authenticationFailed,
 * yourAccountIsLocked, accountWaitsForDeletion, underMinimumAge
 * | Specification: Accounts.
 */
export async function signInByNetwork(
  ctx: VisitorContext,
  { network, token, nonce, birthDate, lang, device }: Social,
): Promise<SignInAnswer> {
  const { services, head } = ctx
  const { clock } = services
  await countAttempt(services, `sign-in:${head.address}`, authLimits.signInFromAddress)
  if (birthDate !== undefined) assertBirthDate(birthDate, todayOf(ctx))
  const google = services.outside.google
  if (network !== provider || !google) throw new DomainError('unsupportedSocialNetwork')
  await assertNonce(ctx, nonce)
  const person = withAddress(await readGoogleToken(services, google, { token, nonce }))
  const { user, entered } = await ctx.transaction(async (tx) => {
    await spendNonce(tx, clock, nonce)
    await lockAddress(tx, person.email)
    const user = await accountOf(tx, ctx, person)
    const userId = user?.id ?? (await addAccount(tx, ctx, person, { birthDate, lang }))
    return { user: user ?? { id: userId }, entered: await enterOrAsk(tx, ctx, { userId, device, mfa: person.mfa }) }
  })
  return answerSignIn(ctx, user, entered)
}

/** The address in the form that accounts use. */
function withAddress(person: GooglePerson): GooglePerson {
  const read = email.safeParse(person.email)
  if (!read.success) throw new DomainError('authenticationFailed')
  return { ...person, email: read.data }
}

type User = typeof users.$inferSelect

/** The account of a Google identity. It is linked from now on. */
async function accountOf(tx: Transaction, ctx: VisitorContext, person: GooglePerson): Promise<User | undefined> {
  const [known] = await tx
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, person.subject)))
    .for('update', { of: users })
  if (known) return assertOpen(known)
  // An address that Google has not verified opens no account, and must not reveal whether it has one.
  if (!person.emailVerified) throw new DomainError('authenticationFailed')
  const [sameAddress] = await tx.select().from(users).where(eq(users.email, person.email)).for('update')
  if (!sameAddress) return undefined
  assertOpen(sameAddress)
  await addIdentity(tx, ctx, sameAddress.id, person)
  if (!sameAddress.provenAt) await takeOver(tx, ctx, sameAddress)
  return sameAddress
}

function assertOpen(user: User): User {
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  if (user.erasesAt) throw new DomainError('accountWaitsForDeletion')
  return user
}

/**
 * The account may have been registered by someone who does not own the address, so its password, second factor
 * and all access are revoked.
 */
async function takeOver(tx: Transaction, { services: { clock } }: VisitorContext, user: User): Promise<void> {
  const now = clock.now()
  await tx
    .update(users)
    .set({ passwordHash: null, provenAt: now, activatedAt: user.activatedAt ?? now })
    .where(eq(users.id, user.id))
  await removeSecondFactor(tx, user.id)
  await revokeAccess(tx, clock, user.id)
}

const longestName = 150
const named = line(1, longestName)

/** The name from Google if it is valid, or the part of the address before the @. */
function nameOf({ name = '', email: address }: GooglePerson): string {
  const short = (wanted: string) => named.safeParse([...wanted.trim()].slice(0, longestName).join('')).data
  return short(name) ?? short(address.split('@')[0] ?? '') ?? address.slice(0, longestName)
}

/** @throws DomainError invalidData for the date of birth, underMinimumAge */
async function addAccount(
  tx: Transaction,
  ctx: VisitorContext,
  person: GooglePerson,
  { birthDate, lang }: Pick<Social, 'birthDate' | 'lang'>,
): Promise<string> {
  if (birthDate === undefined) {
    throw new DomainError('invalidData', { details: [{ path: 'birthDate', message: 'needed the first time' }] })
  }
  assertOldEnough(birthDate, todayOf(ctx))
  const account = newAccount(ctx, {
    name: nameOf(person),
    email: person.email,
    lang: lang ?? readLanguage(ctx.head.acceptLanguage) ?? readLanguage(person.locale) ?? 'en',
  })
  await insertAccount(tx, ctx, account, { provenAt: ctx.services.clock.now() })
  await addIdentity(tx, ctx, account.id, person)
  return account.id
}

async function addIdentity(
  tx: Transaction,
  { services: { clock } }: VisitorContext,
  userId: string,
  { subject }: GooglePerson,
): Promise<void> {
  try {
    await tx.insert(identities).values({ provider, subject, userId, createdAt: clock.now() })
  } catch (error) {
    // The same identity signed in concurrently with another address. One of the two succeeds.
    if (violates(error, 'identities_provider_subject_pk')) throw new DomainError('authenticationFailed')
    throw error
  }
}
