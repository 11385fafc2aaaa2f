import { browserToken } from '../../app/browser-token.ts'
import { readFailure } from '../../app/failure.ts'
import { currentLocale } from '../../app/locale.ts'
import { trpcClient } from '../../app/trpc.ts'
import { completeOidc } from './finish-oidc.ts'
import { callOf, completeSignIn, isStale, type TokenAnswer } from './finish-sign-in.ts'
import type { PendingOidc } from './pending-oidc.ts'

/** How a person whom a provider has named gets an account. */
export type SignUp = {
  /** Creates the account and signs in. Returns the path that opens now. */
  send(birthDate: string): Promise<string>
  /** Whether the provider's answer is too old for an account. */
  isOver(error: unknown): boolean
}

export const signUpByGoogle = (answer: TokenAnswer): SignUp => ({
  send: async (birthDate) =>
    completeSignIn(await trpcClient.auth.social.mutate({ ...callOf(answer), birthDate }), answer),
  isOver: isStale,
})

export const signUpByOidc = (pending: PendingOidc): SignUp => ({
  async send(birthDate) {
    const person = { secret: pending.secret, birthDate, lang: currentLocale(), device: browserToken() }
    return completeOidc(await trpcClient.auth.signUpByOidc.mutate(person), pending)
  },
  isOver: (error) => readFailure(error).code === 'signInTimedOut',
})
