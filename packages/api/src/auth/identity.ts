import type { Queries } from '@questboard/db'
import { allEqual, and, eq, getTableColumns, isNotNull, not } from '@questboard/db/drizzle'
import { identities, type ProviderPerson, users } from '@questboard/db/schema'
import { hasAddress } from '../kernel/addresses.ts'
import type { Day } from '../kernel/clock.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import { readLanguage } from '../kernel/language.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import { maxTitleLength, title } from '../kernel/schema.ts'
import { type Transaction, violates } from '../kernel/transaction.ts'
import { assertOldEnough } from './age.ts'
import { removePasskeys } from './passkeys/remove.ts'
import { insertAccount, newAccount, todayOf } from './register.ts'
import { removeIdentities } from './remove-identities.ts'
import { revokeAccess } from './revoke-access.ts'
import type { Social } from './schema.ts'
import { removeSecondFactor } from './second-factor/turn-off.ts'

/** A person at an identity provider. */
export interface Identity extends ProviderPerson {
  provider: 'google' | 'oidc'
  /** The issuer of the provider's tokens; '' for Google. */
  issuer: string
  /** The error for an address that the provider has not verified. */
  refusal: ErrorCode
  /** The error if the identity signs in at the same moment with another address. Trying again works. */
  raced: ErrorCode
}

type User = typeof users.$inferSelect

const isLinkOf = ({ provider, issuer, subject }: Pick<Identity, 'provider' | 'issuer' | 'subject'>) =>
  allEqual(identities, { provider, issuer, subject })

/**
 * The account that an identity is linked to, otherwise the one of an address that both the provider and this server
 * have verified. Nothing is locked or changed.
 */
export async function findAccountOf(
  queries: Queries,
  identity: Pick<Identity, 'provider' | 'issuer' | 'subject' | 'email' | 'emailVerified'>,
): Promise<Pick<User, 'id' | 'lockedAt'> | undefined> {
  const account = { id: users.id, lockedAt: users.lockedAt }
  const [linked] = await queries
    .select(account)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isLinkOf(identity))
  if (linked || !identity.emailVerified || identity.email === undefined) return linked
  const [same] = await queries
    .select(account)
    .from(users)
    .where(and(hasAddress(identity.email), isNotNull(users.provenAt)))
  return same
}

/**
 * The account of an identity, locked: the one that it is linked to, or the one with its verified address, which is
 * linked from now on. Undefined if there is none yet.
 * @throws DomainError the errors in `refusal` and `raced`, yourAccountIsLocked, accountWaitsForDeletion
 */
export async function lockAccountOf(
  tx: Transaction,
  ctx: VisitorContext,
  identity: Identity,
): Promise<User | undefined> {
  const { email } = identity
  if (email !== undefined) await lockAddress(tx, email)
  const [linked] = await tx
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isLinkOf(identity))
    .for('update', { of: users })
  if (linked) return assertOpen(linked)
  // An address that was not verified opens no account, and must not reveal whether it has one.
  const address = verifiedAddress(identity)
  const [sameAddress] = await tx.select().from(users).where(hasAddress(address)).for('update')
  if (!sameAddress) return undefined
  assertOpen(sameAddress)
  await addIdentity(tx, ctx, { userId: sameAddress.id, identity, taken: identity.raced })
  if (!sameAddress.provenAt) await takeOver(tx, ctx, sameAddress, identity)
  return sameAddress
}

function verifiedAddress({ email, emailVerified, refusal }: Identity): string {
  if (email === undefined || !emailVerified) throw new DomainError(refusal)
  return email
}

function assertOpen(user: User): User {
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  if (user.erasesAt) throw new DomainError('accountWaitsForDeletion')
  return user
}

/**
 * The account may have been registered by someone who does not own the address, so its password, second factor,
 * passkeys, other identities and all access are revoked.
 */
async function takeOver(
  tx: Transaction,
  { services: { clock } }: VisitorContext,
  user: User,
  identity: Identity,
): Promise<void> {
  const now = clock.now()
  await tx
    .update(users)
    .set({ passwordHash: null, provenAt: now, activatedAt: user.activatedAt ?? now })
    .where(eq(users.id, user.id))
  await removeSecondFactor(tx, user.id)
  await removePasskeys(tx, user.id)
  await removeIdentities(tx, user.id, not(isLinkOf(identity)))
  await revokeAccess(tx, clock, user.id)
}

/** The name from the provider if it is valid, or the part of the address before the @. */
function nameOf(name: string | undefined, address: string): string {
  const short = (wanted: string) => title.safeParse([...wanted.trim()].slice(0, maxTitleLength).join('')).data
  return short(name ?? '') ?? short(address.split('@')[0] ?? '') ?? address.slice(0, maxTitleLength)
}

/**
 * Adds the account of an identity with a verified address.
 * @returns its id
 * @throws DomainError the errors in `refusal` and `raced`, underMinimumAge, emailAlreadyUsed
 */
export async function addAccount(
  tx: Transaction,
  ctx: VisitorContext,
  identity: Identity,
  { birthDate, lang }: { birthDate: Day; lang: Social['lang'] },
): Promise<string> {
  assertOldEnough(birthDate, todayOf(ctx))
  const email = verifiedAddress(identity)
  const account = newAccount(ctx, {
    name: nameOf(identity.name, email),
    email,
    lang: lang ?? readLanguage(ctx.head.acceptLanguage) ?? readLanguage(identity.locale) ?? 'en',
  })
  await insertAccount(tx, ctx, account, { provenAt: ctx.services.clock.now() })
  await addIdentity(tx, ctx, { userId: account.id, identity, taken: identity.raced })
  return account.id
}

/**
 * Links an identity to an account. Linking it again changes nothing.
 * @throws DomainError the error in `taken`: it is linked to another account, or just now to one
 */
export async function addIdentity(
  tx: Transaction,
  { services: { clock } }: Pick<VisitorContext, 'services'>,
  { userId, identity, taken }: { userId: string; identity: Identity; taken: ErrorCode },
): Promise<void> {
  const { provider, issuer, subject } = identity
  const [linked] = await tx.select({ userId: identities.userId }).from(identities).where(isLinkOf(identity))
  if (linked?.userId === userId) return
  if (linked) throw new DomainError(taken)
  try {
    await tx.insert(identities).values({ provider, issuer, subject, userId, createdAt: clock.now() })
  } catch (error) {
    // The same identity was linked concurrently. One of the two succeeds.
    if (violates(error, 'identities_provider_issuer_subject_pk')) throw new DomainError(taken)
    throw error
  }
}
