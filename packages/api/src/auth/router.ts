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
    .meta(rest('POST /auth/logout', { summary: 'End this session', tag }))
    .input(z.object({}))
    .output(nothing)
    .mutation(({ ctx }) => logout(ctx)),

  changePassword: userProcedure
    .meta(
      rest('PUT /users/profile/change-password', {
        summary: 'Change the password and end all other sessions',
        tag: 'Profile',
        errors: ['incorrectOldPassword', 'passwordsMismatch', 'tooManyRequests'],
      }),
    )
    .input(changePasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
