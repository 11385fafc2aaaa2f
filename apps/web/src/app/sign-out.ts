import { withLoadingBar } from '../ui/with-loading-bar.ts'
import { sendUndoable } from './mutations/undoable.ts'
import { offlineSupport } from './offline-support.ts'
import { session, trpcClient } from './trpc.ts'

/** How long signing out waits for a call that could still be undone. A later answer still counts. */
const maxWaitMs = 3000

/**
 * Signs out of this browser at once, and on the server when it is reachable. If changes are still unsent, the user is
 * asked first.
 * @returns false when the user stays signed in
 */
export async function signOut(): Promise<boolean> {
  if (!(await confirmSignOut())) return false
  await endSession(session.token)
  return true
}

/**
 * Sends what can still be undone, and asks the user if changes are unsent.
 * @param mayKeep whether this browser sends them when the user signs in again
 * @returns whether the user may leave
 */
export async function confirmSignOut(mayKeep = true): Promise<boolean> {
  await withLoadingBar(Promise.race([sendUndoable(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]))
  const support = await offlineSupport().catch(() => null)
  // If it cannot ask, the unsent changes stay on this device for the next sign-in.
  return support?.confirmSignOut(mayKeep).catch(() => true) ?? true
}

/** Ends the session of this browser, without asking. */
export async function endSession(token: string | null): Promise<void> {
  session.signOut('left')
  // Without a connection the server's session expires later.
  await trpcClient.auth.logout.mutate({}, { context: { token } }).catch(() => {})
}
