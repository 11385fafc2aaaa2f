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
    .meta(
      rest('GET /users/profile', {
        summary: 'Read the own profile',
        description:
          'Name, address, language, picture, board and balances (`stats`) of the caller, and how many notifications are unseen.',
        tag,
        area: 'profile',
      }),
    )
    .input(z.object({}))
    .output(profile)
    .query(({ ctx }) => ctx.together((db) => readProfile(db, ctx.services.clock, ctx.userId, ctx.language))),

  update: userProcedure
    .meta(
      rest('PUT /users/profile', {
        summary: 'Change the own profile; what is left out is kept',
        description:
          'Changes what is named, and keeps the rest. Setting an avatar clears the generated one, and the other way round; both in one call are refused.',
        tag,
        area: 'profile',
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
        description: 'The avatar is free, or was bought before. It takes the place of a generated one.',
        tag,
        area: 'profile',
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
        description: 'The picture was made by `POST /users/profile/generate-avatar`. It takes the place of the avatar.',
        tag,
        area: 'profile',
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
        description:
          'The board is free, or was bought before. The pawn stands on its first square; lap and used squares of each board are kept.',
        tag,
        area: 'profile',
        errors: ['boardNotFound', 'userDoesNotHaveBoard'],
      }),
    )
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => changeBoard(ctx, input)),
})
