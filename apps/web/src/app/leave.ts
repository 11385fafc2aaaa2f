import { session, trpcClient } from './trpc.ts'

/** Signs out here and on the server; without a connection here alone. */
export async function leave(): Promise<void> {
  await trpcClient.auth.logout.mutate({}).catch(() => {})
  session.signOut('left')
}
