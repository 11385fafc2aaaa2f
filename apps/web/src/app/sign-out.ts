import { sendUndoable } from './mutations/undoable.ts'
import { offlineSupport } from './offline-support.ts'
import { session, trpcClient } from './trpc.ts'

/**
 * Signs out of this browser at once, and on the server when it is reachable. If changes are still unsent, the user is
 * asked first.
 * @returns false when the user stays signed in
 */
export async function signOut(): Promise<boolean> {
  await sendUndoable()
  const confirmSignOut = await offlineSupport().then(
    (support) => support.confirmSignOut(),
    () => true,
  )
  if (!confirmSignOut) return false
  const token = session.token
  session.signOut('left')
  // Without a connection the server's session expires later.
  await trpcClient.auth.logout.mutate({}, { context: { token } }).catch(() => {})
  return true
}
