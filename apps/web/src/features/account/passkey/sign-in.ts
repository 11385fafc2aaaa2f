import type { PasskeySignIn } from '@questboard/api/auth/passkeys/schema'
import { browserToken } from '../../../app/browser-token.ts'
import { readFailure } from '../../../app/failure.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { pathAfterSignIn } from '../after-sign-in.ts'
import { askToSign, offersInFields, rememberPasskey } from './ask-browser.ts'

export { stopAsking } from './ask-browser.ts'

/** Asks for a passkey in a window of the browser. */
export async function signInWindow(): Promise<PasskeySignIn> {
  return { response: await askToSign(await trpcClient.passkeys.beginSignIn.mutate({})), device: browserToken() }
}

/** Waits until the user picks a passkey in the e-mail field. Undefined: the browser does not offer any there. */
export async function signInField(): Promise<PasskeySignIn | undefined> {
  if (!(await offersInFields())) return undefined
  const options = await trpcClient.passkeys.beginSignIn.mutate({})
  return { response: await askToSign(options, { inField: true }), device: browserToken() }
}

/**
 * Signs in, or offers to restore an account that is due for deletion.
 * @returns the path of the page that opens now; undefined if the account stays due
 */
export async function pathOfPasskey(signed: PasskeySignIn, redirect: string): Promise<string | undefined> {
  try {
    const answer = await trpcClient.passkeys.signIn.mutate(signed)
    rememberPasskey()
    return await pathAfterSignIn(answer, redirect)
  } catch (error) {
    if (readFailure(error).code !== 'accountWaitsForDeletion') throw error
    const { offerRestore } = await import('../../account-restore/offer-restore.tsx')
    const back = await offerRestore(() => trpcClient.rights.restoreByPasskey.mutate(signed))
    return back && pathAfterSignIn(back, redirect)
  }
}
