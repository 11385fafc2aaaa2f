import { z } from 'zod'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { changeBoard } from './change-board.ts'
import { readProfile } from './read.ts'
import { profile, updateProfileInput } from './schema.ts'
import { setAvatar } from './set-avatar.ts'
import { setGeneratedAvatar } from './set-generated-avatar.ts'
import { updateProfile } from './update.ts'

const userCall = userCalls({ tag: 'Profile', area: 'profile' })

export const profileRouter = router({
  read: userCall('GET /users/profile', {
    device: 'child',
    summary: 'Read your profile',
    description:
      'Your name, address, language, picture, board, balances (`stats`), and the number of unseen notifications.',
  })
    .input(z.object({}))
    .output(profile)
    .query(({ ctx }) =>
      ctx.together((db) => readProfile(db, ctx.services.clock, ctx.userId, ctx.language, ctx.onDevice)),
    ),

  update: userCall('PUT /users/profile', {
    summary: 'Update your profile',
    description:
      'Only the given fields change. An avatar replaces a generated avatar and the other way round; both in one call are refused. With an earlier `dayStartsAt` a new day may begin at once; `lastDayStart` shows it.',
    errors: ['userDoesNotHaveAvatar', 'avatarNotFound'],
  })
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  setAvatar: userCall('PATCH /users/profile/avatar/{id}', {
    device: 'child',
    summary: 'Wear an avatar',
    description: 'The avatar must be free or yours. It replaces a generated avatar.',
    errors: ['avatarNotFound', 'userDoesNotHaveAvatar'],
  })
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => setAvatar(ctx, input)),

  setGeneratedAvatar: userCall('PATCH /users/profile/set-generated-avatar/{id}', {
    summary: 'Wear a generated avatar',
    description: 'Created with `POST /users/profile/generate-avatar`. It replaces the avatar.',
    errors: ['avatarNotFound'],
  })
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => setGeneratedAvatar(ctx, input)),

  changeBoard: userCall('PATCH /users/profile/board/{id}', {
    device: 'child',
    summary: 'Switch to another board',
    description:
      'The board must be free or yours. The pawn starts on its first square; the lap and the used squares of each board are kept.',
    errors: ['boardNotFound', 'userDoesNotHaveBoard'],
  })
    .input(idInput)
    .output(profile)
    .mutation(({ ctx, input }) => changeBoard(ctx, input)),
})
