import type { SignedIn } from '@questboard/api/auth/schema'
import { activateLocale } from './locale.ts'
import { session, trpcUtils } from './trpc.ts'

/** Starts a session from the server's response: token, user and language. */
export async function startSession({ token, user }: SignedIn): Promise<void> {
  session.signIn(token, user)
  trpcUtils.profile.read.setData({}, user)
  await activateLocale(user.lang, { save: true })
}
