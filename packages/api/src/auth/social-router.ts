import { z } from 'zod'
import { router } from '../kernel/trpc.ts'
import { publicCalls } from '../procedures.ts'
import { issueNonce } from './nonce.ts'
import { nonceIssued, signInResponse, socialInput } from './schema.ts'
import { signInByNetwork } from './social.ts'

const publicCall = publicCalls({ tag: 'Accounts' })

/** Google sign-in. */
export const socialRouter = router({
  nonce: publicCall('GET /auth/nonce', {
    summary: 'Get a value for a social network to sign',
    description:
      'Send the nonce with the request to the network; it comes back in the ID token. It is valid for one sign-in within 10 minutes. Limited to 100 in five minutes for each network address.',
    errors: ['unsupportedSocialNetwork', 'tooManyRequests'],
  })
    .input(z.object({}))
    .output(nonceIssued)
    .query(({ ctx }) => issueNonce(ctx)),

  social: publicCall('POST /auth/social', {
    summary: 'Sign in with an account of a social network',
    description:
      'The first sign-in creates an account, which requires a date of birth. If the account has a second factor, and the network did not ask for one, it returns a ticket for `POST /auth/second-factor`.',
    errors: [
      'unsupportedSocialNetwork',
      'authenticationFailed',
      'signUpClosed',
      'underMinimumAge',
      'yourAccountIsLocked',
      'accountWaitsForDeletion',
      'tooManyRequests',
    ],
  })
    .input(socialInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => signInByNetwork(ctx, input)),
})
