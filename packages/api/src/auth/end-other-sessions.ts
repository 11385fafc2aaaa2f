import type { UserContext } from '../kernel/context.ts'
import { endSessions } from './sessions.ts'

/** Signs the caller out everywhere but in the session of the call. */
export async function endOtherSessions(ctx: UserContext): Promise<null> {
  await ctx.transaction((tx) => endSessions(tx, ctx.userId, { except: ctx.tokenHash }))
  return null
}
