import type { SignInResponse } from '@questboard/api/auth/schema'
import { startSession } from '../../app/start-session.ts'

const key = 'second-factor'

/** A sign-in that waits for its code, and the page that opens afterwards. */
export type WaitingSignIn = {
  ticket: string
  expiresAt: string
  redirect: string
}

/**
 * Starts the session of a sign-in. If a code is due, remembers the sign-in for this tab: a phone may reload the page
 * while its user looks at the authenticator app.
 * @returns the path of the page that opens now
 */
export async function pathAfterSignIn(answer: SignInResponse, redirect: string): Promise<string> {
  if (answer.token !== null) {
    await startSession(answer)
    return redirect
  }
  sessionStorage.setItem(key, JSON.stringify({ ...answer.secondFactor, redirect } satisfies WaitingSignIn))
  return '/second-factor'
}

/** The sign-in of this tab that waits for its code. */
export function waitingSignIn(now = Date.now()): WaitingSignIn | undefined {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return undefined
  const waiting = JSON.parse(stored) as WaitingSignIn
  return Date.parse(waiting.expiresAt) > now ? waiting : undefined
}

export const endWaitingSignIn = (): void => sessionStorage.removeItem(key)
