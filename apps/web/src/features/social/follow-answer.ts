import type { SignedIn, Social } from '@questboard/api/auth/schema'
import { enter } from '../../app/enter.ts'
import { readFailure } from '../../app/failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { refusedFields } from '../../app/refused-fields.ts'
import { trpcClient } from '../../app/trpc.ts'
import { type Answer, journeyIn, readAnswer } from './google.ts'

export type Given = Extract<Answer, { kind: 'token' }>

/** The result of a sign-in with Google, or what is still needed. */
export type Outcome =
  | { kind: 'entered'; redirect: string }
  | { kind: 'newcomer'; given: Given }
  | { kind: 'failed'; why: 'refused' | 'none' | { error: unknown }; redirect: string | undefined }

/** Sends Google's answer to the server. A user without an account is asked for a date of birth. */
export async function followAnswer(): Promise<Outcome> {
  const journey = journeyIn(sessionStorage).current()
  const redirect = journey?.redirect
  const given = readAnswer(window.location.hash, journey)
  if (given.kind !== 'token') return { kind: 'failed', why: given.kind, redirect }
  try {
    await begin(await trpcClient.auth.social.mutate(callOf(given)))
    return { kind: 'entered', redirect: given.journey.redirect }
  } catch (error) {
    const { code } = readFailure(error)
    if (refusedFields(error).includes('birthDate')) return { kind: 'newcomer', given }
    if (code === 'accountWaitsForDeletion') {
      const { offerToTakeBack } = await import('../privacy/take-back.tsx')
      const back = await offerToTakeBack(() => trpcClient.rights.restoreByNetwork.mutate(callOf(given)))
      if (back) {
        await begin(back)
        return { kind: 'entered', redirect: given.journey.redirect }
      }
    }
    return { kind: 'failed', why: { error }, redirect }
  }
}

/**
 * Google's answer expired: it is valid for one sign-in and a few minutes. Nobody was signed in, although the error code
 * says so.
 */
export const isStale = (error: unknown): boolean => readFailure(error).code === 'authenticationFailed'

export const callOf = ({ token, journey: { nonce } }: Given): Social => ({
  ...{ network: 'google', token, nonce, lang: currentLocale() },
})

/** Starts the session and forgets the pending sign-in. */
export async function begin(signedIn: SignedIn): Promise<void> {
  await enter(signedIn)
  journeyIn(sessionStorage).end()
}
