import { loadCatalog } from '../../app/locale.ts'
import { session, trpcUtils } from '../../app/trpc.ts'
import { checkLink, type LinkState, type OpenLink } from '../account/check-link.ts'
import { prepareWays } from '../account/prepare-ways.ts'
import type { Ways } from '../account/ways.ts'

export type { LinkState, OpenLink }

/**
 * Checks the link of an invitation without using it up, and loads the texts of its page.
 * @throws TRPCClientError: no response
 */
export async function checkInvite(token: string): Promise<LinkState> {
  const catalogs = (['account', 'notifications'] as const).map(loadCatalog)
  const [looked] = await Promise.all([checkLink(token, 'invitation'), ...catalogs])
  if (looked.state === 'open' && session.isSignedIn && session.user?.email !== looked.email) await refreshUser()
  return looked
}

/** The address of the user may have changed since the sign-in. If it cannot be read, the page decides by the former one. */
const refreshUser = () => trpcUtils.profile.read.fetch({}, { staleTime: 0 }).then(session.rememberUser, () => {})

/**
 * Checks the link of an invitation for a new account, and finds out how it can be made.
 * @throws TRPCClientError: no response
 */
export async function prepareSignUp(token: string): Promise<{ looked: LinkState; ways: Ways }> {
  const [looked, ways] = await Promise.all([checkInvite(token), prepareWays()])
  return { looked, ways }
}
