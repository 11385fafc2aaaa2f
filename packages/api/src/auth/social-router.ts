import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { publicProcedure } from '../procedures.ts'
import { issueNonce } from './nonce.ts'
import { nonceIssued, signedIn, socialInput } from './schema.ts'
import { signInByNetwork } from './social.ts'

const tag = 'Accounts'

/** Google sign-in. */
export const socialRouter = router({
  nonce: publicProcedure
    .meta(
      rest('GET /auth/nonce', {
        summary: 'Get a value for a social network to sign',
        description:
          'Send the nonce with the request to the network; it comes back in the ID token. It is valid for one sign-in within 10 minutes.',
        tag,
        open: true,
        errors: ['unsupportedSocialNetwork'],
      }),
    )
    .input(z.object({}))
    .output(nonceIssued)
    .query(({ ctx }) => issueNonce(ctx)),

  social: publicProcedure
    .meta(
      rest('POST /auth/social', {
        summary: 'Sign in with an account of a social network',
        description: 'The first sign-in creates an account, which requires a date of birth.',
        tag,
        open: true,
        errors: [
          'unsupportedSocialNetwork',
          'authenticationFailed',
          'underMinimumAge',
          'yourAccountIsLocked',
          'accountWaitsForDeletion',
          'tooManyRequests',
        ],
      }),
    )
    .input(socialInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => signInByNetwork(ctx, input)),
})
