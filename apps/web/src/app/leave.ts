import { session, trpcClient } from './trpc.ts'

/** Signs out: here at once, on the server as soon as it is reached. */
export async function leave(): Promise<void> {
  const token = session.token
  session.signOut('left')
  // Without a connection the server's session ends by its own age.
  await trpcClient.auth.logout.mutate({}, { context: { token } }).catch(() => {})
}
