import { isPassing, readFailure } from '../../app/failure.ts'
import { trpcClient } from '../../app/trpc.ts'

/** What a link of an invitation is good for: it waits for an address, or is none any more, and why. */
export type Looked = { state: 'open'; email: string } | { state: 'closed'; code: string }

/**
 * Looks at the link of an invitation. It spends nothing.
 *
 * @throws TRPCClientError: nobody answered
 */
export async function lookAt(token: string): Promise<Looked> {
  if (token === '') return { state: 'closed', code: 'tokenDoesNotExist' }
  try {
    const { email } = await trpcClient.auth.verifyLink.mutate({ token, kind: 'invitation' })
    return { state: 'open', email }
  } catch (error) {
    const failure = readFailure(error)
    if (isPassing(failure) || failure.code === 'tooManyRequests') throw error
    return { state: 'closed', code: failure.code }
  }
}
