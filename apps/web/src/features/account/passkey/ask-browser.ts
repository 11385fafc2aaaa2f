import type { PasskeyOptions, SignInOptions } from '@questboard/api/auth/passkeys/schema'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { userStorage } from '../../../app/user-storage.ts'
import { type Fault, PasskeyFault } from './fault.ts'

/** Whether the browser offers passkeys in the list of saved passwords of a field. */
export const offersInFields = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/**
 * Asks for a passkey of this site: in a window of the browser, or among the saved passwords of the e-mail field. The
 * window ends a request of the field.
 * @throws PasskeyFault
 */
export const askToSign = (optionsJSON: SignInOptions, { inField = false } = {}) =>
  orFault(startAuthentication({ optionsJSON, useBrowserAutofill: inField }), optionsJSON.timeout)

/** @throws PasskeyFault */
export const askToCreate = (optionsJSON: PasskeyOptions) =>
  orFault(startRegistration({ optionsJSON }), optionsJSON.timeout)

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

async function orFault<Result>(asked: Promise<Result>, timeout: number): Promise<Result> {
  const began = performance.now()
  try {
    return await asked
  } catch (error) {
    throw new PasskeyFault(faultOf(error, performance.now() - began >= timeout), error)
  }
}

const faults: Partial<Record<WebAuthnError['code'], Fault>> = {
  ERROR_CEREMONY_ABORTED: 'replaced',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'device',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'device',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'device',
}

/** Browsers do not say whether the user closed their window or waited too long. */
function faultOf(error: unknown, tookTooLong: boolean): Fault {
  if (!(error instanceof WebAuthnError)) return 'failed'
  if (error.name === 'NotAllowedError') return tookTooLong ? 'timedOut' : 'cancelled'
  return faults[error.code] ?? 'failed'
}

/**
 * Notes that this browser has a passkey. `first-visit.js` then starts the app with the sign-in page, so that it is
 * offered at once.
 */
export function rememberPasskey(): void {
  userStorage.setItem('passkey', '')
}
