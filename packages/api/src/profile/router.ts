import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { changeBoard } from './change-board.ts'
import { readProfile } from './read.ts'
import { profile, updateProfileInput } from './schema.ts'
import { setAvatar } from './set-avatar.ts'
import { setGeneratedAvatar } from './set-generated-avatar.ts'
import { updateProfile } from './update.ts'

const tag = 'Profile'

export const profileRouter = router({
  read: userProcedure
    .meta(rest('GET /users/profile', { summary: 'Read the own profile', tag }))
    .input(z.object({}))
    .output(profile)
    .query(({ ctx }) => ctx.together((db) => readProfile(db, ctx.services.clock, ctx.userId, ctx.language))),

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

  setAvatar: userProcedure
    .meta(
      rest('PATCH /users/profile/avatar/{id}', {
        summary: 'Wear an avatar that is free or bought',
        tag,
        errors: ['avatarNotFound', 'userDoesNotHaveAvatar'],
      }),
    )
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => setAvatar(ctx, input)),

  setGeneratedAvatar: userProcedure
    .meta(
      rest('PATCH /users/profile/set-generated-avatar/{id}', {
        summary: 'Wear an avatar that was drawn for oneself',
        tag,
        errors: ['avatarNotFound'],
      }),
    )
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => setGeneratedAvatar(ctx, input)),

  changeBoard: userProcedure
    .meta(
      rest('PATCH /users/profile/board/{id}', {
        summary: 'Play on another board, from its first square',
        tag,
        errors: ['boardNotFound', 'userDoesNotHaveBoard'],
      }),
    )
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => changeBoard(ctx, input)),
})
