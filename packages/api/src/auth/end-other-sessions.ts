import type { UserContext } from '../kernel/context.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import { revokeAccess } from './revoke-access.ts'
import type { EndOtherSessions } from './schema.ts'

/**
 * Ends the caller's other sessions, and revokes all other access; API tokens too, unless they are kept.
 *
 * Rules: Accounts; Bounds.
 */
export function endOtherSessions(ctx: UserContext, { keepTokens }: EndOtherSessions): Promise<null> {
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    await revokeAccess(tx, ctx.services.clock, ctx.userId, { session: ctx.tokenHash, tokens: keepTokens })
    return null
  })
}
