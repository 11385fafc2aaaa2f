import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicProcedure } from '../procedures.ts'
import { accountRecovery } from './account-recovery.ts'
import { activateAccount } from './activate-account.ts'
import { resendActivation } from './resend-activation.ts'
import { resetPassword } from './reset-password.ts'
import { activateAccountInput, requestEmailInput, resetPasswordInput, signedIn } from './schema.ts'

const tag = 'Accounts'

/** Links from e-mails: activation and recovery. */
export const linksRouter = router({
  resendActivation: publicProcedure
    .meta(
      rest('POST /auth/resend-activation', {
        summary: 'Send the link that activates an account once more',
        description: 'Answers the same whether the address has an account or not.',
        tag,
        open: true,
        errors: ['tooManyRequests'],
      }),
    )
    .input(requestEmailInput)
    .output(nothing)
    .mutation(({ ctx, input }) => resendActivation(ctx, input)),

  activateAccount: publicProcedure
    .meta(
      rest('POST /auth/activate-account', {
        summary: 'Activate an account with the link from the e-mail, and sign in',
        description:
          'The link is spent, and works for 48 hours. Answers a token, as signing in does. `password` is the password from now on; without it, the password of the registration ends, since the link proves the mailbox and not that its owner chose that password.',
        tag,
        open: true,
        errors: ['activationLinkExpired', 'accountAlreadyActivated', 'tokenDoesNotExist'],
      }),
    )
    .input(activateAccountInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => activateAccount(ctx, input)),

  accountRecovery: publicProcedure
    .meta(
      rest('POST /auth/account-recovery', {
        summary: 'Request an e-mail with a link to choose a new password',
        description: 'Answers the same whether the address has an account or not.',
        tag,
        open: true,
        errors: ['tooManyRequests'],
      }),
    )
    .input(requestEmailInput)
    .output(nothing)
    .mutation(({ ctx, input }) => accountRecovery(ctx, input)),

  resetPassword: publicProcedure
    .meta(
      rest('POST /auth/reset-password', {
        summary: 'Choose a new password with the link from the e-mail; all sessions end',
        description: 'The link is spent, and works for one hour. The new password has 10 to 128 characters.',
        tag,
        open: true,
        errors: ['passwordRecoveryLinkExpired', 'tokenDoesNotExist', 'passwordsMismatch'],
      }),
    )
    .input(resetPasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
})
