import { randomUUIDv7 } from 'node:crypto'
import { eq } from '@questboard/db/drizzle'
import { passkeys } from '@questboard/db/schema'
import { queueEmail } from '../../email/queue-email.ts'
import type { UserContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { assertRoomIn } from '../../kernel/limits/count-rows.ts'
import { countAttempt } from '../../kernel/limits/rate-limit.ts'
import { authLimits } from '../limits.ts'
import { lockOwnAccount } from '../lock-own-account.ts'
import { isUsable, spendChallenge } from './challenges.ts'
import { challengeIn } from './client-data.ts'
import { showPasskey } from './list.ts'
import { readCredential } from './read-credential.ts'
import { type AddPasskey, maxPasskeys, type Passkey } from './schema.ts'

/**
 * Adds the passkey that the browser made for the challenge. An e-mail says so.
 * @throws DomainError tooManyRequests, notFound: nothing was begun, or it ran out or was used; invalidData: the passkey
 * is not for this site; tooManyItems, idAlreadyUsed: the passkey is known
 *
 * Rules: Signing in.
 */
export async function addPasskey(ctx: UserContext, { name, response }: AddPasskey): Promise<Passkey> {
  const { services, userId, db } = ctx
  const { clock } = services
  await countAttempt(services, `passkey:${userId}`, authLimits.signInOfAccount)
  const challenge = challengeIn(response.response.clientDataJSON)
  if (challenge === undefined || !(await isUsable(db, clock, { challenge, userId }))) throw new DomainError('notFound')
  const credential = await readCredential(services, { response, challenge })
  return ctx.transaction(async (tx) => {
    const { email, lang } = await lockOwnAccount(tx, ctx)
    if (!(await spendChallenge(tx, clock, { challenge, userId }))) throw new DomainError('notFound')
    await assertRoomIn(tx, passkeys, eq(passkeys.userId, userId), { max: maxPasskeys })
    const [added] = await tx
      .insert(passkeys)
      .values({ id: randomUUIDv7(), userId, name, ...credential, createdAt: clock.now() })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning()
    if (!added) throw new DomainError('idAlreadyUsed')
    await queueEmail(tx, clock, { kind: 'passkeyAdded', userId, email, lang })
    return showPasskey(added)
  })
}
