import { isTemporary, readFailure } from '../../app/failure.ts'
import { trpcClient } from '../../app/trpc.ts'
import { prepareSignIn } from './prepare-sign-in.ts'
import type { SignInOptions } from './sign-in-options.ts'

/** The state of a link from an e-mail: valid for an address, or invalid for a reason. */
export type LinkState = ({ state: 'open' } & OpenLink) | { state: 'closed'; code: string }

/** A valid link. One of an invitation names its group and its inviter. */
export type OpenLink = { email: string; group?: { name: string }; inviter?: { name: string } }

/**
 * Checks a link without using it up.
 * @throws TRPCClientError: no response
 */
export async function checkLink(
  token: string,
  kind: 'recovery' | 'activation' | 'invitation' | 'emailChange' | 'notMe',
): Promise<LinkState> {
  if (token === '') return { state: 'closed', code: 'tokenDoesNotExist' }
  try {
    const { valid: _, ...link } = await trpcClient.auth.verifyLink.mutate({ token, kind })
    return { state: 'open', ...link }
  } catch (error) {
    const failure = readFailure(error)
    if (isTemporary(failure) || failure.code === 'tooManyRequests') throw error
    return { state: 'closed', code: failure.code }
  }
}

/**
 * Checks a link for a new password, and loads the texts of its page. A server may accept no passwords.
 * @throws TRPCClientError: no response
 */
export async function checkRecovery(token: string): Promise<{ link: LinkState; byPassword: boolean }> {
  const [link, { passwordSignIn: byPassword }] = await Promise.all([checkLink(token, 'recovery'), prepareSignIn()])
  return { link, byPassword }
}

/**
 * Checks an activation link, and loads the texts of its page. A used link may have activated the account already;
 * trying to activate reveals that and changes nothing.
 * @throws TRPCClientError: no response
 */
export async function checkActivation(token: string): Promise<{ link: LinkState; options: SignInOptions }> {
  const [link, options] = await Promise.all([checkLink(token, 'activation'), prepareSignIn()])
  if (link.state === 'open' || link.code !== 'tokenDoesNotExist' || token === '') return { link, options }
  const code = await trpcClient.auth.activateAccount.mutate({ token }).then(
    () => 'accountAlreadyActivated',
    (error) => readFailure(error).code,
  )
  return { link: { state: 'closed', code }, options }
}
