import { sendUndoable } from './mutations/undoable.ts'
import { offlineSupport } from './offline-support.ts'
import { session, trpcClient } from './trpc.ts'

/**
 * Signs out: here at once, on the server as soon as it is reached. Whoever has changes that are not sent yet is asked
 * first what becomes of them, and may stay: then it is false.
 */
export async function leave(): Promise<boolean> {
  await sendUndoable()
  const confirmSignOut = await offlineSupport().then(
    (support) => support.confirmSignOut(),
    () => true,
  )
  if (!confirmSignOut) return false
  const token = session.token
  session.signOut('left')
  // Without a connection the server's session ends by its own age.
  await trpcClient.auth.logout.mutate({}, { context: { token } }).catch(() => {})
  return true
}
