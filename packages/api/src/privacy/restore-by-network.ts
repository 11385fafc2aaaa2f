import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { identities, users } from '@questboard/db/schema'
import { type GooglePerson, readGoogleToken } from '../auth/google-token.ts'
import { authLimits } from '../auth/limits.ts'
import { assertNonce } from '../auth/nonce.ts'
import type { SignInAnswer } from '../auth/schema.ts'
import { signInByNetwork } from '../auth/social.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { email } from '../kernel/schema.ts'
import { cancelDeletion } from './cancel-deletion.ts'
import type { RestoreByNetwork } from './schema.ts'

/**
 * Cancels a deletion with an ID token of Google and signs in, for accounts without a password. The token that signing
 * in refused because of the deletion is valid here.
 * @throws DomainError tooManyRequests, unsupportedSocialNetwork, authenticationFailed, yourAccountIsLocked,
 * accountDoesNotWaitForDeletion
 *
 * Specification: Accounts.
 */
export async function restoreByNetwork(ctx: VisitorContext, input: RestoreByNetwork): Promise<SignInAnswer> {
  const { services, head } = ctx
  await countAttempt(services, `restore:${head.address}`, authLimits.signInFromAddress)
  const { google } = services.outside
  if (input.network !== 'google' || !google) throw new DomainError('unsupportedSocialNetwork')
  await assertNonce(ctx, input.nonce)
  const account = await findAccount(ctx, await readGoogleToken(services, google, input))
  if (!account) throw new DomainError('authenticationFailed')
  if (account.lockedAt) throw new DomainError('yourAccountIsLocked')
  await ctx.transaction((tx) => cancelDeletion(tx, services.clock, { userId: account.id }))
  return signInByNetwork(ctx, input)
}

/**
 * The account that is linked to a Google user, otherwise the account of an address that both Google and this server
 * have verified.
 */
async function findAccount({ db }: VisitorContext, person: GooglePerson) {
  const account = { id: users.id, lockedAt: users.lockedAt }
  const [known] = await db
    .select(account)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, person.subject)))
  if (known || !person.emailVerified) return known
  const address = email.safeParse(person.email).data
  if (address === undefined) return undefined
  const [same] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.email, address), isNotNull(users.provenAt)))
  return same
}
