import { isPassing, readFailure } from '../../app/failure.ts'
import { trpcClient } from '../../app/trpc.ts'

/** What a link from an e-mail is good for: it waits for an address, or is none any more, and why. */
export type Looked = { state: 'open'; email: string } | { state: 'closed'; code: string }

/**
 * Looks at a link. It spends nothing.
 *
 * @throws TRPCClientError: nobody answered
 */
export async function lookAtLink(token: string, kind: 'recovery' | 'activation' | 'invitation'): Promise<Looked> {
  if (token === '') return { state: 'closed', code: 'tokenDoesNotExist' }
  try {
    const { email } = await trpcClient.auth.verifyLink.mutate({ token, kind })
    return { state: 'open', email }
  } catch (error) {
    const failure = readFailure(error)
    if (isPassing(failure) || failure.code === 'tooManyRequests') throw error
    return { state: 'closed', code: failure.code }
  }
}

/**
 * Looks at a link that activates. One that is closed may have done its work: what activating says of it tells that, and
 * cannot do anything any more.
 *
 * @throws TRPCClientError: nobody answered
 */
export async function lookAtActivation(token: string): Promise<Looked> {
  const looked = await lookAtLink(token, 'activation')
  if (looked.state === 'open' || looked.code !== 'tokenDoesNotExist' || token === '') return looked
  const code = await trpcClient.auth.activateAccount.mutate({ token }).then(
    () => 'accountAlreadyActivated',
    (error) => readFailure(error).code,
  )
  return { state: 'closed', code }
}
