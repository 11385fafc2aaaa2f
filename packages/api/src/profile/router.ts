import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
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
})
