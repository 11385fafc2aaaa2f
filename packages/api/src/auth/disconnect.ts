import { allEqual } from '@questboard/db/drizzle'
import { identities } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Disconnect } from './schema.ts'
import { hasWayIn, waysIn } from './ways-in.ts'

/**
 * Disconnects the caller's account from an identity provider. Sessions continue. Of two that would remove both of the
 * last ways in, one succeeds.
 * @throws DomainError notFound: it is not connected; lastWayIn
 *
 * Rules: Signing in.
 */
export function disconnect(ctx: UserContext, { provider }: Disconnect): Promise<null> {
  const { services, userId } = ctx
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    const removed = await tx
      .delete(identities)
      .where(allEqual(identities, { userId, provider }))
      .returning({ subject: identities.subject })
    if (removed.length === 0) throw new DomainError('notFound')
    if (!hasWayIn(await waysIn(tx, services, userId))) throw new DomainError('lastWayIn')
    return null
  })
}
