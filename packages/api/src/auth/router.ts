import { z } from 'zod'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
import { acceptEmailInvitation } from './accept-email-invitation.ts'
import { changePassword } from './change-password.ts'
import { hasAccount } from './has-account.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { registerByInvitation } from './register-by-invitation.ts'
import {
  acceptEmailInvitationInput,
  changePasswordInput,
  groupRegisterInput,
  hasAccountInput,
  joinedByLink,
  loginInput,
  registered,
  registerInput,
  signInResponse,
  verifiedLink,
  verifyLinkInput,
} from './schema.ts'
import { verifyLink } from './verify-link.ts'

const userCall = userCalls({ tag: 'Accounts' })
const publicCall = publicCalls({ tag: 'Accounts' })

export const authRouter = router({
  hasAccount: publicCall('GET /auth/has-account', {
    summary: 'Check whether an address has an account',
    description: 'For a page that asks for the address first. Limited to 30 calls an hour for each network address.',
    errors: ['tooManyRequests'],
  })
    .input(hasAccountInput)
    .output(z.object({ hasAccount: z.boolean() }))
    .query(({ ctx, input }) => hasAccount(ctx, input)),

  register: publicCall('POST /auth/register', {
    summary: 'Create an account',
    description:
      'A new account has 0 gold, 50 gems, level 1, the first free avatar and the first free board. If the server sends e-mails, the account must first be activated with the link of an e-mail, and `token` is null. Limited to 20 an hour for each network address.',
    errors: [
      ...(['passwordSignInOff', 'signUpClosed', 'emailAlreadyUsed', 'passwordsMismatch', 'underMinimumAge'] as const),
      'tooManyRequests',
    ],
  })
    .input(registerInput)
    .output(registered)
    .mutation(({ ctx, input }) => register(ctx, input)),

  groupRegister: publicCall('POST /auth/group-register', {
    summary: 'Create an account with the link of an invitation, and join the group',
    description:
      'The link proves the address, so the account is active at once and a member of the group. The link cannot be used again.',
    errors: [
      'passwordSignInOff',
      'signUpClosed',
      'passwordsMismatch',
      'tokenDoesNotExist',
      'groupInvitationLinkExpired',
      'inviteAlreadyAccepted',
      'thisIsNotYourInvitation',
      'underMinimumAge',
      'emailAlreadyUsed',
      'tooManyRequests',
    ],
  })
    .input(groupRegisterInput)
    .output(registered)
    .mutation(({ ctx, input }) => registerByInvitation(ctx, input)),

  verifyLink: publicCall('POST /auth/verify-link', {
    summary: 'Check a link from an e-mail without using it',
    description:
      'For the page that opens the link. Nothing changes, and the link stays valid. An invitation names its group and its inviter.',
    errors: [
      'passwordRecoveryLinkExpired',
      'activationLinkExpired',
      'groupInvitationLinkExpired',
      'inviteAlreadyAccepted',
      'tokenDoesNotExist',
    ],
  })
    .input(verifyLinkInput)
    .output(verifiedLink)
    .mutation(({ ctx, input }) => verifyLink(ctx, input)),

  acceptEmailInvitation: publicCall('POST /groups/accept-email-invitation', {
    summary: 'Accept an invitation with its link',
    description:
      'If the invited address has an account, that account becomes a member and the link is used up. If it has none, nothing changes, and `POST /auth/group-register` accepts the link.',
    errors: ['tokenDoesNotExist', 'inviteAlreadyAccepted', 'groupInvitationLinkExpired'],
    tag: 'Groups',
  })
    .input(acceptEmailInvitationInput)
    .output(joinedByLink)
    .mutation(({ ctx, input }) => acceptEmailInvitation(ctx, input)),

  login: publicCall('POST /auth/login', {
    summary: 'Sign in with e-mail and password',
    description:
      'Returns a token for the `authorization` header. The token lasts 30 days from its last use. If the account has a second factor, it returns a ticket for `POST /auth/second-factor` instead. Limited to 10 attempts in 5 minutes for each account and 100 for each network address.',
    errors: [
      'passwordSignInOff',
      'wrongCredentials',
      'accountNotActivated',
      'yourAccountIsLocked',
      'accountWaitsForDeletion',
      'tooManyRequests',
    ],
  })
    .input(loginInput)
    .output(signInResponse)
    .mutation(({ ctx, input }) => login(ctx, input)),

  logout: userCall('POST /auth/logout', {
    summary: 'End this session',
    description: 'The token of the call becomes invalid. Other sessions continue.',
  })
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => logout(ctx)),

  changePassword: userCall('PUT /users/profile/change-password', {
    summary: 'Change the password, and revoke all other access',
    description:
      'Takes the current password, and a new one of 10 to 128 characters, twice. The session of the call continues. Other sessions, also those on shared devices, connected apps, push notifications, API tokens (unless `keepTokens`) and the calendar URL end, and webhooks stop until they get a new secret.',
    errors: ['passwordSignInOff', 'incorrectOldPassword', 'passwordsMismatch', 'tooManyRequests'],
    tag: 'Profile',
  })
    .input(changePasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
