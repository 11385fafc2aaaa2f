import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { VisitorContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { assertOpen } from '../lock-credentials.ts'
import { signedInResponse } from '../open-session-or-ask.ts'
import { startSession } from '../register.ts'
import type { SignedIn } from '../schema.ts'
import { spendProof, verifyProof } from './proof.ts'
import type { PasskeySignIn } from './schema.ts'

/**
 * Signs in with a passkey. It needs no second factor, since it is unlocked on its device. The challenge is used only
 * when the sign-in succeeds, so that the same response can cancel a deletion.
 * @throws DomainError tooManyRequests, wrongCredentials: no account has the passkey; authenticationFailed,
 * accountNotActivated, yourAccountIsLocked, accountWaitsForDeletion
 *
 * Rules: Signing in.
 */
export async function signInByPasskey(ctx: VisitorContext, input: PasskeySignIn): Promise<SignedIn> {
  const proof = await verifyProof(ctx, input)
  const { userId } = proof
  const { user, token } = await ctx.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
    if (!user) throw new DomainError('authenticationFailed')
    await spendProof(tx, ctx, proof)
    assertOpen(user)
    return { user, token: await startSession(tx, ctx, { userId, device: input.device }) }
  })
  return signedInResponse(ctx, user, token)
}
