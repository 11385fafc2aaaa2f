import { loadCatalog } from '../../app/locale.ts'
import { session, trpcClient } from '../../app/trpc.ts'
import { checkLink, type LinkState, type OpenLink } from '../account/check-link.ts'
import { prepareSignIn } from '../account/prepare-sign-in.ts'
import type { SignInOptions } from '../account/sign-in-options.ts'

export type { LinkState, OpenLink }

/**
 * Checks the link of an invitation without using it up, and loads the texts of its page.
 * @throws TRPCClientError: no response
 */
export async function checkInvite(token: string): Promise<LinkState> {
  const catalogs = (['account', 'notifications'] as const).map(loadCatalog)
  const [link] = await Promise.all([checkLink(token, 'invitation'), ...catalogs])
  if (link.state === 'open' && session.isSignedIn && session.user?.email !== link.email) await refreshUser()
  return link
}

/**
 * The address of the user may have changed since the sign-in. If it cannot be read, the page decides by the former one.
 * A session that is over must not lead to the sign-in page: the invitation may be for someone without an account.
 */
const refreshUser = () =>
  trpcClient.profile.read.query({}, { context: { keepsSession: true } }).then(session.rememberUser, () => {})

/**
 * Checks the link of an invitation for a new account, and finds out how it can be made.
 * @throws TRPCClientError: no response
 */
export async function prepareSignUp(token: string): Promise<{ link: LinkState; options: SignInOptions }> {
  const [link, options] = await Promise.all([checkInvite(token), prepareSignIn()])
  return { link, options }
}
