import type { SignedIn } from '@questboard/api/auth/schema'
import { activateLocale } from './locale.ts'
import { offlineSupport } from './offline-support.ts'
import { session, trpcUtils } from './trpc.ts'
import { isTablet } from './user-storage.ts'

/** The key of the time in milliseconds at which a session on a family tablet ends. `first-paint.js` reads it, too. */
export const tabEndKey = 'until'

/** Minutes for which a session on a family tablet lasts. */
const tabMinutes = 15

/**
 * Starts a session from the server's response: token, user and language. On a family tablet it lives in its tab for 15
 * minutes, and the language of the tablet stays.
 */
export async function startSession({ token, user }: SignedIn): Promise<void> {
  if (isTablet) {
    sessionStorage.setItem(tabEndKey, String(Date.now() + tabMinutes * 60_000))
    // It ends the session in time.
    void offlineSupport()
  }
  session.signIn(token, user)
  trpcUtils.profile.read.setData({}, user)
  // If the texts cannot be loaded, the page keeps its language.
  await activateLocale(user.lang, { save: !isTablet }).catch(() => {})
}
