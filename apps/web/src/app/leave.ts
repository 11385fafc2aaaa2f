import { keeper } from './keeper.ts'
import { sendUndoable } from './mutations/undoable.ts'
import { session, trpcClient } from './trpc.ts'

/**
 * Signs out: here at once, on the server as soon as it is reached. Whoever has changes that are not sent yet is asked
 * first what becomes of them, and may stay: then it is false.
 */
export async function leave(): Promise<boolean> {
  await sendUndoable()
  const mayLeave = await keeper().then(
    (kept) => kept.mayLeave(),
    () => true,
  )
  if (!mayLeave) return false
  const token = session.token
  session.signOut('left')
  // Without a connection the server's session ends by its own age.
  await trpcClient.auth.logout.mutate({}, { context: { token } }).catch(() => {})
  return true
}
