import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { publicProcedure, userProcedure } from '../procedures.ts'
import { acceptEmailInvitation } from './accept-email-invitation.ts'
import { changePassword } from './change-password.ts'
import { groupRegister } from './group-register.ts'
import { hasAccount } from './has-account.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import {
  acceptEmailInvitationInput,
  changePasswordInput,
  groupRegisterInput,
  hasAccountInput,
  joinedByLink,
  loginInput,
  registered,
  registerInput,
  signedIn,
  verifiedLink,
  verifyLinkInput,
} from './schema.ts'
import { verifyLink } from './verify-link.ts'

const tag = 'Accounts'

export const authRouter = router({
  hasAccount: publicProcedure
    .meta(
      rest('GET /auth/has-account', {
        summary: 'Tell whether an address has an account',
        description:
          'For a page that asks for the address first. Limited to 30 calls an hour for each network address.',
        tag,
        open: true,
        errors: ['tooManyRequests'],
      }),
    )
    .input(hasAccountInput)
    .output(z.object({ hasAccount: z.boolean() }))
    .query(({ ctx, input }) => hasAccount(ctx, input)),

  register: publicProcedure
    .meta(
      rest('POST /auth/register', {
        summary: 'Make an account',
        description:
          'The new account begins with 0 gold, 50 gems, level 1, the first free avatar and the first free board. Where the server sends e-mails, it has to be activated by the link of one first: `token` is then null. Limited to 20 an hour for each network address.',
        tag,
        open: true,
        errors: ['emailAlreadyUsed', 'passwordsMismatch', 'underMinimumAge', 'tooManyRequests'],
      }),
    )
    .input(registerInput)
    .output(registered)
    .mutation(({ ctx, input }) => register(ctx, input)),

  groupRegister: publicProcedure
    .meta(
      rest('POST /auth/group-register', {
        summary: 'Make an account by the link of an invitation, and join the group',
        description:
          'The link proves the address, so the account is active at once, and a member of the group. The link is spent.',
        tag,
        open: true,
        errors: [
          'passwordsMismatch',
          'tokenDoesNotExist',
          'groupInvitationLinkExpired',
          'inviteAlreadyAccepted',
          'thisIsNotYourInvitation',
          'underMinimumAge',
          'emailAlreadyUsed',
          'tooManyRequests',
        ],
      }),
    )
    .input(groupRegisterInput)
    .output(registered)
    .mutation(({ ctx, input }) => groupRegister(ctx, input)),

  verifyLink: publicProcedure
    .meta(
      rest('POST /auth/verify-link', {
        summary: 'Look at a link that we sent, without spending it',
        description: 'For a page that opens such a link: nothing is changed, and the link stays good.',
        tag,
        open: true,
        errors: [
          'passwordRecoveryLinkExpired',
          'activationLinkExpired',
          'groupInvitationLinkExpired',
          'inviteAlreadyAccepted',
          'tokenDoesNotExist',
        ],
      }),
    )
    .input(verifyLinkInput)
    .output(verifiedLink)
    .mutation(({ ctx, input }) => verifyLink(ctx, input)),

  acceptEmailInvitation: publicProcedure
    .meta(
      rest('POST /groups/accept-email-invitation', {
        summary: 'Accept an invitation by its link',
        description:
          'Where the invited address has an account, that account becomes a member and the link is spent; where it has none, nothing is spent, and `POST /auth/group-register` takes the link.',
        tag: 'Groups',
        open: true,
        errors: ['tokenDoesNotExist', 'inviteAlreadyAccepted', 'groupInvitationLinkExpired'],
      }),
    )
    .input(acceptEmailInvitationInput)
    .output(joinedByLink)
    .mutation(({ ctx, input }) => acceptEmailInvitation(ctx, input)),

  login: publicProcedure
    .meta(
      rest('POST /auth/login', {
        summary: 'Sign in by e-mail and password',
        description:
          'Answers a token for the header `authorization`. It lasts 30 days from its last use. Limited to 10 tries in 5 minutes for each account and 100 for each network address.',
        tag,
        open: true,
        errors: [
          'wrongCredentials',
          'accountNotActivated',
          'yourAccountIsLocked',
          'accountWaitsForDeletion',
          'tooManyRequests',
        ],
      }),
    )
    .input(loginInput)
    .output(signedIn)
    .mutation(({ ctx, input }) => login(ctx, input)),

  logout: userProcedure
    .meta(
      rest('POST /auth/logout', {
        summary: 'End this session',
        description: 'The token of the call is worth nothing from now on. Other sessions go on.',
        tag,
      }),
    )
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => logout(ctx)),

  changePassword: userProcedure
    .meta(
      rest('PUT /users/profile/change-password', {
        summary: 'Change the password, and revoke all other access',
        description:
          'Takes the current password, and a new one of 10 to 128 characters, twice. The session of the call continues. Other sessions, API tokens (unless `keepTokens`) and the calendar address end, and webhooks stop until they get a new secret.',
        tag: 'Profile',
        errors: ['incorrectOldPassword', 'passwordsMismatch', 'tooManyRequests'],
      }),
    )
    .input(changePasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
