import { confirmSignOut, endSession } from '../../app/sign-out.ts'
import { session } from '../../app/trpc.ts'
import { saveDevice } from './credentials.ts'

/**
 * Makes this browser a family tablet with a credential of the server. A user who is signed in here is signed out; if
 * changes are still unsent, the user is asked first and may stay.
 */
export async function becomeTablet(add: () => Promise<{ token: string }>): Promise<void> {
  // A tablet never sends the changes of a user who was signed in.
  if (session.isSignedIn && !(await confirmSignOut(false))) return
  const { token } = await add()
  const { token: own } = session
  saveDevice({ token })
  // The server may have ended it in the same call.
  if (own !== null) await endSession(own)
  // A new page keeps nothing of the account in memory.
  location.replace('/tablet')
}
