import { sendUndoable } from '../../app/mutations/undoable.ts'
import { offlineSupport } from '../../app/offline-support.ts'
import { session, trpcClient } from '../../app/trpc.ts'
import { saveDevice } from './credentials.ts'

/**
 * Makes this browser a family tablet with a credential of the server. A user who is signed in here is signed out; if changes
 * are still unsent, the user is asked first and may stay.
 */
export async function becomeTablet(add: () => Promise<{ token: string }>): Promise<void> {
  if (session.isSignedIn && !(await confirmSignOut())) return
  const { token } = await add()
  const { token: own } = session
  saveDevice({ token })
  if (own !== null) {
    session.signOut('left')
    // The server may have ended it in the same call. Without a connection it expires later.
    await trpcClient.auth.logout.mutate({}, { context: { token: own } }).catch(() => {})
  }
  // A new page keeps nothing of the account in memory.
  location.replace('/tablet')
}

async function confirmSignOut(): Promise<boolean> {
  await sendUndoable()
  return offlineSupport().then(
    (support) => support.confirmSignOut(),
    () => true,
  )
}
