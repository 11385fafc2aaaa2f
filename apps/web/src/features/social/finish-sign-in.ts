import type { SignInResponse, Social } from '@questboard/api/auth/schema'
import { browserToken } from '../../app/browser-token.ts'
import { readFailure } from '../../app/failure.ts'
import { currentLocale, loadCatalog } from '../../app/locale.ts'
import { refusedFields } from '../../app/refusal-details.ts'
import { trpcClient } from '../../app/trpc.ts'
import { pathAfterSignIn } from '../account/after-sign-in.ts'
import { type ProviderResponse, pendingSignInOf, readResponse } from './google.ts'

export type TokenAnswer = Extract<ProviderResponse, { kind: 'token' }>

/** The result of a sign-in with Google, or what is still needed. */
export type SignInOutcome =
  | { kind: 'entered'; redirect: string }
  | { kind: 'newcomer'; answer: TokenAnswer }
  | { kind: 'failed'; why: 'refused' | 'none' | { error: unknown }; redirect: string | undefined }

/**
 * Loads the texts of the page, and sends Google's answer to the server. A user without an account is asked for a date
 * of birth.
 */
export async function finishSignIn(): Promise<SignInOutcome> {
  const [outcome] = await Promise.all([finish(), ...(['account', 'sessions'] as const).map(loadCatalog)])
  return outcome
}

async function finish(): Promise<SignInOutcome> {
  const pending = pendingSignInOf(sessionStorage).current()
  const redirect = pending?.redirect
  const answer = readResponse(window.location.hash, pending)
  if (answer.kind !== 'token') return { kind: 'failed', why: answer.kind, redirect }
  try {
    const entered = await trpcClient.auth.social.mutate(callOf(answer))
    return { kind: 'entered', redirect: await completeSignIn(entered, answer) }
  } catch (error) {
    const { code } = readFailure(error)
    if (refusedFields(error).includes('birthDate')) return { kind: 'newcomer', answer }
    if (code === 'accountWaitsForDeletion') {
      const { offerRestore } = await import('../account-restore/offer-restore.tsx')
      const back = await offerRestore(() => trpcClient.rights.restoreByNetwork.mutate(callOf(answer)))
      if (back) return { kind: 'entered', redirect: await completeSignIn(back, answer) }
    }
    return { kind: 'failed', why: { error }, redirect }
  }
}

/**
 * Google's answer expired: it is valid for one sign-in and a few minutes. No user was signed in, although the error
 * code suggests it.
 */
export const isStale = (error: unknown): boolean => readFailure(error).code === 'authenticationFailed'

export const callOf = ({ token, pending: { nonce } }: TokenAnswer): Social => ({
  network: 'google',
  token,
  nonce,
  lang: currentLocale(),
  device: browserToken(),
})

/**
 * Starts the session, or asks for the second factor, and deletes the pending sign-in.
 * @returns the path of the page that opens now
 */
export async function completeSignIn(entered: SignInResponse, { pending }: TokenAnswer): Promise<string> {
  const path = await pathAfterSignIn(entered, pending.redirect)
  pendingSignInOf(sessionStorage).end()
  return path
}
