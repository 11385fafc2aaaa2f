import { z } from 'zod'
import { changePasswordInput } from '../auth/schema.ts'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { changePassword } from './change-password.ts'
import { readProfile } from './read.ts'
import { profile, updateProfileInput } from './schema.ts'
import { updateProfile } from './update.ts'

const tag = 'Profile'

export const profileRouter = router({
  read: userProcedure
    .meta(rest('GET /users/profile', { summary: 'Read the own profile', tag }))
    .input(z.object({}))
    .output(profile)
    .query(({ ctx }) => readProfile(ctx.db, ctx.userId, ctx.language)),

  update: userProcedure
    .meta(
      rest('PUT /users/profile', {
        summary: 'Change the own profile; what is left out is kept',
        tag,
        errors: ['userDoesNotHaveAvatar', 'avatarNotFound'],
      }),
    )
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  changePassword: userProcedure
    .meta(
      rest('PUT /users/profile/change-password', {
        summary: 'Change the password and end all other sessions',
        tag,
        errors: ['incorrectOldPassword', 'passwordsMismatch', 'tooManyRequests'],
      }),
    )
    .input(changePasswordInput)
    .output(nothing)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
