import type { SignedIn } from '@questboard/api/auth/schema'
import { activateLocale } from './locale.ts'
import { session, trpcUtils } from './trpc.ts'

/** Begins a session with what the server answered: token, person and the person's language. */
export async function enter({ token, user }: SignedIn): Promise<void> {
  session.signIn(token, user)
  trpcUtils.profile.read.setData({}, user)
  await activateLocale(user.lang, { save: true })
}
