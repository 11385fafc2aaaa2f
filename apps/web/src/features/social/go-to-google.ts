import { currentLocale } from '../../app/locale.ts'
import { trpcClient } from '../../app/trpc.ts'
import { addressOfGoogle, type Journey, journeyIn, newState } from './google.ts'

/** Redirects to Google with a nonce of the server, which Google signs. */
export async function goToGoogle(clientId: string, redirect: string): Promise<void> {
  const { nonce } = await trpcClient.auth.nonce.query({})
  const journey: Journey = { state: newState(), nonce, redirect }
  journeyIn(sessionStorage).begin(journey)
  window.location.assign(addressOfGoogle({ clientId, origin: window.location.origin, lang: currentLocale(), journey }))
}
