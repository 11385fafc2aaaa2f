import { assertPasswordSignIn } from '../auth/password-sign-in.ts'
import { removeSecondFactor } from '../auth/second-factor/turn-off.ts'
import { createAccountLink } from '../email/create-account-link.ts'
import { queueEmail } from '../email/queue-email.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { asOwner } from './as-owner.ts'
import type { ResetDone, ResetInput } from './schema.ts'

/**
 * Lets another person choose a new password, who is kept out: by an e-mail, or by a link that the owner passes on where
 * the server sends none. The password stays the old one until then. With `secondFactor` the account is asked for no
 * code any more; an e-mail says so. Owners reset theirs as everyone does: otherwise their second factor could be
 * removed without a code.
 * @throws DomainError notAuthorized (also for their own account), passwordSignInOff, tooManyRequests,
 * incorrectOldPassword, userNotFound, yourAccountIsLocked: the account is locked
 */
export async function resetByOwner(ctx: UserContext, { secondFactor, ...input }: ResetInput): Promise<ResetDone> {
  const { services, userId } = ctx
  if (input.id === userId) throw new DomainError('notAuthorized')
  const { clock, log, hasMailServer, publicUrl } = services
  assertPasswordSignIn(services)
  return asOwner(ctx, input, async (tx, { email, lang, lockedAt }) => {
    if (lockedAt) throw new DomainError('yourAccountIsLocked')
    if (secondFactor && (await removeSecondFactor(tx, input.id))) {
      await queueEmail(tx, clock, { kind: 'secondFactorOff', userId: input.id, email, lang })
    }
    log.info({ owner: userId, account: input.id, secondFactor }, 'the owner reset an account')
    if (hasMailServer) {
      await queueEmail(tx, clock, { kind: 'recovery', email, lang })
      return { link: null }
    }
    const token = await createAccountLink(tx, clock, { userId: input.id, kind: 'recovery' })
    return { link: `${publicUrl()}/reset-password?token=${token}` }
  })
}
