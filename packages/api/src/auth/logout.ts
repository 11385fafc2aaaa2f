import type { UserContext } from '../kernel/context.ts'
import { endSession } from './sessions.ts'

/** Ends the session of the call. */
export async function logout({ db, userId, tokenHash }: UserContext): Promise<null> {
  await endSession(db, userId, tokenHash)
  return null
}
