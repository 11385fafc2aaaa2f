import { z } from 'zod'
import { nothing } from '../../kernel/schema.ts'
import { router } from '../../kernel/trpc.ts'
import { publicCalls, userCalls } from '../../procedures.ts'
import { signedIn } from '../schema.ts'
import { beginSecondFactor } from './begin.ts'
import { confirmSecondFactor } from './confirm.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { readSecondFactor } from './read.ts'
import {
  beginSecondFactorInput,
  confirmSecondFactorInput,
  recoveryCodesMade,
  secondFactorBegun,
  secondFactorInput,
  secondFactorState,
  withSecondFactor,
} from './schema.ts'
import { signInBySecondFactor } from './sign-in.ts'
import { turnOffSecondFactor } from './turn-off.ts'

const publicCall = publicCalls({ tag: 'Accounts' })
const sessionCall = userCalls({ tag: 'Profile' })

/** The second step of signing in: codes of an authenticator app, and recovery codes. */
export const secondFactorRouter = router({
  signIn: publicCall('POST /auth/second-factor', {
    summary: 'Finish signing in with the code of the second factor',
    description:
      'Takes the ticket that a sign-in returned, and a code of the authenticator app or a recovery code. No code works twice. A wrong code does not use the ticket up, and `details` says what is wrong with it. Limited as signing in is.',
    errors: [
      'authenticationFailed',
      'wrongCredentials',
      'yourAccountIsLocked',
      'accountWaitsForDeletion',
      'tooManyRequests',
    ] as const,
  })
    .input(secondFactorInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => signInBySecondFactor(ctx, input)),

  read: sessionCall('GET /user/second-factor', {
    summary: 'Read whether signing in asks for a second factor',
    description: 'And how many recovery codes are left. No secret is returned.',
  })
    .input(z.object({}))
    .output(secondFactorState)
    .query(({ ctx }) => readSecondFactor(ctx)),

  begin: sessionCall('POST /user/second-factor', {
    summary: 'Begin to set up a second factor',
    description:
      'With your password. Returns a secret for an authenticator app (TOTP, RFC 6238). It has no effect until a code of it is confirmed.',
    errors: ['incorrectOldPassword', 'tooManyRequests'],
  })
    .input(beginSecondFactorInput)
    .output(secondFactorBegun)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx, input)),

  confirm: sessionCall('POST /user/second-factor/confirm', {
    summary: 'Turn the second factor on by the first code of the authenticator app',
    description:
      'Signing in with a password or a provider asks for a code from now on. The recovery codes are returned only in this response. An e-mail is sent.',
    errors: ['notFound', 'tooManyRequests'],
  })
    .input(confirmSecondFactorInput)
    .output(recoveryCodesMade)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input)),

  makeRecoveryCodes: sessionCall('POST /user/second-factor/recovery-codes', {
    summary: 'Make new recovery codes',
    description: 'With your password and a code. Earlier recovery codes no longer work.',
    errors: ['incorrectOldPassword', 'tooManyRequests'],
  })
    .input(withSecondFactor)
    .output(recoveryCodesMade)
    .mutation(({ ctx, input }) => makeRecoveryCodes(ctx, input)),

  turnOff: sessionCall('POST /user/second-factor/turn-off', {
    summary: 'Turn the second factor off',
    description: 'With your password and a code of the authenticator app, or a recovery code. An e-mail is sent.',
    errors: ['incorrectOldPassword', 'tooManyRequests'],
  })
    .input(withSecondFactor)
    .output(nothing)
    .mutation(({ ctx, input }) => turnOffSecondFactor(ctx, input)),
})
