import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { activateAccount } from './activate-account.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { reportSignIn } from './report-sign-in.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestRecovery } from './request-recovery.ts'
import { resendActivation } from './resend-activation.ts'
import { resetPassword } from './reset-password.ts'
import {
  activateAccountInput,
  confirmEmailChangeInput,
  emailChanged,
  emailChangeRequested,
  notMeInput,
  reported,
  requestEmailChangeInput,
  requestEmailInput,
  resetPasswordInput,
  signedIn,
} from './schema.ts'

const userCall = userCalls({ tag: 'Profile' })
const publicCall = publicCalls({ tag: 'Accounts' })

/** Links from e-mails: activation, recovery and a new address. */
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
    errors: ['passwordSignInOff', 'activationLinkExpired', 'accountAlreadyActivated', 'tokenDoesNotExist'],
  })
    .input(activateAccountInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => activateAccount(ctx, input)),

  accountRecovery: publicCall('POST /auth/account-recovery', {
    summary: 'Request an e-mail with a link to reset the password',
    description: 'Returns the same whether or not the address has an account.',
    errors: ['passwordSignInOff', 'tooManyRequests'],
  })
    .input(requestEmailInput)
    .output(nothing)
    .mutation(({ ctx, input }) => requestRecovery(ctx, input)),

  resetPassword: publicCall('POST /auth/reset-password', {
    summary: 'Reset the password with the link from the e-mail, and end all sessions',
    description:
      'The link is valid for one hour and works once. The new password has 10 to 128 characters. Passkeys and connected providers are removed, since someone else may have added them.',
    errors: ['passwordSignInOff', 'passwordRecoveryLinkExpired', 'tokenDoesNotExist', 'passwordsMismatch'],
  })
    .input(resetPasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  notMe: publicCall('POST /auth/not-me', {
    summary: 'Report a sign-in with the link from the e-mail, and end all access',
    description:
      'The e-mail about a sign-in on a new device has the link. It is valid for 7 days and works once. All sessions, also those on shared devices, connected apps, push notifications, API tokens and the calendar URL end, webhooks stop until they get a new secret, and the password and passkeys stop working. An e-mail with a link to choose a new one follows. If the address of the account was changed after the e-mail, it is changed back; if another account has it now, the account is locked.',
    errors: ['tokenDoesNotExist'],
  })
    .input(notMeInput)
    .output(reported)
    .mutation(({ ctx, input }) => reportSignIn(ctx, input)),

  requestEmailChange: userCall('POST /users/profile/email', {
    summary: 'Ask for another e-mail address',
    description:
      'A link goes to the new address, and a notice to the current one. The address changes when the link is used, within 24 hours. The response is the same whether or not another account has the address. If the server sends no e-mails, the address changes at once. Limited to 5 an hour for each account and each address.',
    errors: ['incorrectOldPassword', 'emailAlreadyUsed', 'tooManyRequests'],
  })
    .input(requestEmailChangeInput)
    .output(emailChangeRequested)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),

  confirmEmailChange: publicCall('POST /auth/confirm-email', {
    summary: 'Change the e-mail address with the link from the e-mail',
    description:
      'The link is valid for 24 hours and works once. The session that asked continues. Other sessions, also those on shared devices, connected apps, push notifications, API tokens and the calendar URL end, and webhooks stop until they get a new secret.',
    errors: ['tokenDoesNotExist', 'emailAlreadyUsed'],
  })
    .input(confirmEmailChangeInput)
    .output(emailChanged)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
})
