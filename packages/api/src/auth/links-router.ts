import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls } from '../procedures.ts'
import { accountRecovery } from './account-recovery.ts'
import { activateAccount } from './activate-account.ts'
import { resendActivation } from './resend-activation.ts'
import { resetPassword } from './reset-password.ts'
import { activateAccountInput, requestEmailInput, resetPasswordInput, signedIn } from './schema.ts'

const publicCall = publicCalls({ tag: 'Accounts' })

/** Links from e-mails: activation and recovery. */
export const linksRouter = router({
  resendActivation: publicCall('POST /auth/resend-activation', {
    summary: 'Send the activation link again',
    description: 'Returns the same whether or not the address has an account.',
    errors: ['tooManyRequests'],
  })
    .input(requestEmailInput)
    .output(nothing)
    .mutation(({ ctx, input }) => resendActivation(ctx, input)),

  activateAccount: publicCall('POST /auth/activate-account', {
    summary: 'Activate an account with the link from the e-mail, and sign in',
    description:
      'The link is valid for 48 hours and works once. Returns a token, as signing in does. `password` becomes the password. Without it, the password of the registration is removed, since the link proves the mailbox and not that its owner chose that password.',
    errors: ['activationLinkExpired', 'accountAlreadyActivated', 'tokenDoesNotExist'],
  })
    .input(activateAccountInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => activateAccount(ctx, input)),

  accountRecovery: publicCall('POST /auth/account-recovery', {
    summary: 'Request an e-mail with a link to reset the password',
    description: 'Returns the same whether or not the address has an account.',
    errors: ['tooManyRequests'],
  })
    .input(requestEmailInput)
    .output(nothing)
    .mutation(({ ctx, input }) => accountRecovery(ctx, input)),

  resetPassword: publicCall('POST /auth/reset-password', {
    summary: 'Reset the password with the link from the e-mail, and end all sessions',
    description: 'The link is valid for one hour and works once. The new password has 10 to 128 characters.',
    errors: ['passwordRecoveryLinkExpired', 'tokenDoesNotExist', 'passwordsMismatch'],
  })
    .input(resetPasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
})
