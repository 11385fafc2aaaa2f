import { currentLocale } from '../../app/locale.ts'
import { trpcClient } from '../../app/trpc.ts'
import { googleUrl, newState, type PendingSignIn, pendingSignInOf } from './google.ts'

/** Redirects to Google with a nonce of the server, which Google signs. */
export async function goToGoogle(clientId: string, redirect: string): Promise<void> {
  const { nonce } = await trpcClient.auth.nonce.query({})
  const pending: PendingSignIn = { state: newState(), nonce, redirect }
  pendingSignInOf(sessionStorage).begin(pending)
  window.location.assign(googleUrl({ clientId, origin: window.location.origin, lang: currentLocale(), pending }))
}
