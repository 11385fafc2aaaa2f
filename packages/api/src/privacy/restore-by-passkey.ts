import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { signedInResponse } from '../auth/open-session-or-ask.ts'
import { spendProof, verifyProof } from '../auth/passkeys/proof.ts'
import type { PasskeySignIn } from '../auth/passkeys/schema.ts'
import { startSession } from '../auth/register.ts'
import type { SignedIn } from '../auth/schema.ts'
import type { VisitorContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import { cancelDeletion } from './cancel-deletion.ts'

/**
 * Cancels a deletion with a passkey and signs in. The response that signing in refused because of the deletion is valid
 * here.
 * @throws DomainError tooManyRequests, wrongCredentials, authenticationFailed, yourAccountIsLocked,
 * accountDoesNotWaitForDeletion
 *
 * Rules: Accounts.
 */
export async function restoreByPasskey(ctx: VisitorContext, input: PasskeySignIn): Promise<SignedIn> {
  const proof = await verifyProof(ctx, input)
  const { userId } = proof
  const user = firstOf(await ctx.db.select().from(users).where(eq(users.id, userId)), 'wrongCredentials')
  if (user.lockedAt) throw new DomainError('yourAccountIsLocked')
  const token = await ctx.transaction(async (tx) => {
    await cancelDeletion(tx, ctx.services.clock, { userId })
    await spendProof(tx, ctx, proof)
    return startSession(tx, ctx, { userId, device: input.device })
  })
  return signedInResponse(ctx, user, token)
}
