import type { AppRouter } from '@questboard/api'
import type { Stats } from '@questboard/api/game/schema'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { isSessionOver, readFailure } from '../../app/failure.ts'
import { withBalances } from '../../app/mutations/balances.ts'
import { retryLink } from '../../app/retry/retry-link.ts'
import { showFailure } from '../../app/show-failure.ts'
import { requestHeaders, session } from '../../app/trpc.ts'

/**
 * An API client without batching and without a timeout: generation is slow, no other call must wait for it, and the
 * server says when it takes too long.
 */
const client = createTRPCClient<AppRouter>({
  links: [retryLink(() => session.token), httpBatchLink({ url: '/trpc', maxItems: 1, headers: requestHeaders })],
})

type Calls = typeof client.generation

/** Generates something and shows the new balances. */
export async function make<Result extends { stats: Stats }>(send: (calls: Calls) => Promise<Result>): Promise<Result> {
  const token = session.token
  try {
    return await withBalances(() => send(client.generation))
  } catch (error) {
    if (token === session.token && isSessionOver(readFailure(error))) {
      session.signOut('ended')
      showFailure(error)
    }
    throw error
  }
}
