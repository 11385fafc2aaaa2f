import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { disconnect } from './disconnect.ts'
import { beginConnect } from './oidc/begin-connect.ts'
import { beginSignIn } from './oidc/begin-sign-in.ts'
import { connectOidc } from './oidc/connect.ts'
import { connectInput, oidcAnswer, oidcBegun, oidcOutcome, oidcSignInInput, oidcSignUpInput } from './oidc/schema.ts'
import { signInByOidc } from './oidc/sign-in.ts'
import { signUpByOidc } from './oidc/sign-up.ts'
import { disconnectInput, signInResponse, signInWays } from './schema.ts'
import { waysIn } from './ways-in.ts'

const publicCall = publicCalls({ tag: 'Accounts' })
const userCall = userCalls({ tag: 'Profile' })

const answerErrors = ['unsupportedSocialNetwork', 'signInTimedOut', 'signInProviderAway'] as const
const checkErrors = ['signInClockWrong', 'signInAnswerInvalid'] as const
const accountErrors = ['providerAddressNotVerified', 'yourAccountIsLocked', 'accountWaitsForDeletion'] as const

/** Sign-in with the identity provider of the operator, and the ways in to an account. */
export const oidcRouter = router({
  beginOidc: publicCall('POST /auth/oidc/start', {
    summary: 'Start signing in with the identity provider',
    description:
      'Open `url` in a browser and keep `secret`. The provider returns to `/oidc-sign-in` with a code, which `POST /auth/oidc` takes within 10 minutes.',
    errors: ['unsupportedSocialNetwork', 'signInProviderAway', 'signInAnswerInvalid', 'tooManyRequests'],
  })
    .input(z.object({}))
    .output(oidcBegun)
    .mutation(({ ctx }) => beginSignIn(ctx)),

  oidc: publicCall('POST /auth/oidc', {
    summary: 'Sign in with the answer of the identity provider',
    description:
      'Signs in to the account that is connected to the identity, or to the one with its address if the provider has verified it. For a person without an account it returns `newcomer`. The answer works once.',
    errors: [...answerErrors, ...checkErrors, ...accountErrors, 'signUpClosed', 'tooManyRequests'],
  })
    .input(oidcSignInInput)
    .output(oidcOutcome)
    .mutation(({ ctx, input }) => signInByOidc(ctx, input)),

  signUpByOidc: publicCall('POST /auth/oidc/sign-up', {
    summary: 'Create an account for a person of the identity provider',
    description: 'Within 10 minutes after `POST /auth/oidc` returned `newcomer`, with the same secret.',
    errors: [
      ...([
        'unsupportedSocialNetwork',
        'signInTimedOut',
        'signUpClosed',
        'underMinimumAge',
        'tooManyRequests',
      ] as const),
      ...accountErrors,
    ],
  })
    .input(oidcSignUpInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => signUpByOidc(ctx, input)),

  waysIn: userCall('GET /users/sign-in-ways', {
    summary: 'Read how you can sign in',
    description: 'A password, Google, and the identity provider of the server. Each is true while it works.',
  })
    .input(z.object({}))
    .output(signInWays)
    .query(({ ctx }) => waysIn(ctx.db, ctx.services, ctx.userId)),

  beginConnect: userCall('POST /users/sign-in-ways/oidc/start', {
    summary: 'Start connecting your account to the identity provider',
    description: 'As `POST /auth/oidc/start`; `POST /users/sign-in-ways/oidc/finish` takes the answer.',
    errors: [
      ...(['unsupportedSocialNetwork', 'incorrectOldPassword', 'signInProviderAway', 'signInAnswerInvalid'] as const),
      'tooManyRequests',
    ],
  })
    .input(connectInput)
    .output(oidcBegun)
    .mutation(({ ctx, input }) => beginConnect(ctx, input)),

  connectOidc: userCall('POST /users/sign-in-ways/oidc/finish', {
    summary: 'Connect your account to the identity provider',
    description: 'The identity signs in to your account from now on. Its address may be another one.',
    errors: [...answerErrors, ...checkErrors, 'identityAlreadyUsed'],
  })
    .input(oidcAnswer)
    .output(nothing)
    .mutation(({ ctx, input }) => connectOidc(ctx, input)),

  disconnect: userCall('DELETE /users/sign-in-ways/{provider}', {
    summary: 'Disconnect your account from an identity provider',
    description: 'Your sessions continue. The last way to sign in cannot be removed.',
    errors: ['notFound', 'lastWayIn'],
  })
    .input(disconnectInput)
    .output(nothing)
    .mutation(({ ctx, input }) => disconnect(ctx, input)),
})
