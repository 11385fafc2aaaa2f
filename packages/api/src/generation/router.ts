import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { drawAvatar } from './draw-avatar.ts'
import { listDrawnAvatars } from './own-pictures.ts'
import { proposeRewards } from './propose-rewards.ts'
import { proposeTasks } from './propose-tasks.ts'
import {
  drawAvatarInput,
  drawAvatarResult,
  ownDrawnAvatar,
  proposedRewards,
  proposedTasks,
  proposeRewardsInput,
  proposeTasksInput,
} from './schema.ts'

const tag = 'Generation'

/** What is proposed or drawn for gems. Whoever leaves before the answer keeps them. */
export const generationRouter = router({
  tasks: userProcedure
    .meta(
      rest('POST /user/missions/{missionId}/tasks/generate-tasks', {
        summary: 'Have tasks proposed for a mission, for gems; nothing is saved',
        description:
          'Takes 5 gems when 1 to 10 usable proposals came back, and nothing else. What is chosen is saved by the call for several tasks. Limited to 30 an hour.',
        tag,
        area: ['missions', 'store'],
        errors: [
          'missionNotFound',
          'missionAlreadyCompletedOrFailed',
          'cannotGenerateTasks',
          'notEnoughGemsToGenerate',
          'tooManyRequests',
        ],
        key: 'answer',
      }),
    )
    .input(proposeTasksInput)
    .output(proposedTasks)
    .mutation(({ ctx, input, signal }) => proposeTasks(ctx, input, signal)),

  rewards: userProcedure
    .meta(
      rest('POST /user/rewards/generate-rewards', {
        summary: 'Have rewards proposed on a topic, for gems; nothing is saved',
        description:
          'Takes 5 gems when 1 to 10 usable proposals came back, and nothing else. What is chosen is saved by the call for several rewards. Limited to 30 an hour.',
        tag,
        area: ['rewards', 'store'],
        errors: ['cannotGenerateRewards', 'notEnoughGemsToGenerate', 'tooManyRequests'],
        key: 'answer',
      }),
    )
    .input(proposeRewardsInput)
    .output(proposedRewards)
    .mutation(({ ctx, input, signal }) => proposeRewards(ctx, input, signal)),

  avatar: userProcedure
    .meta(
      rest('POST /users/profile/generate-avatar', {
        summary: 'Have an avatar drawn from a description, for gems',
        description: 'Takes 20 gems when a usable picture came back, and nothing else. Limited to 30 an hour.',
        tag,
        area: ['profile', 'store'],
        errors: ['cannotGenerateAvatar', 'notEnoughGemsToGenerate', 'tooManyRequests'],
        key: 'answer',
      }),
    )
    .input(drawAvatarInput)
    .output(drawAvatarResult)
    .mutation(({ ctx, input, signal }) => drawAvatar(ctx, input, signal)),

  avatars: userProcedure
    .meta(
      rest('GET /users/profile/generated-avatars', {
        summary: 'List the avatars that were drawn for oneself and are kept, newest first',
        description: 'Each can be worn by `PATCH /users/profile/set-generated-avatar/{id}`.',
        tag,
        area: 'profile',
      }),
    )
    .input(z.object({}))
    .output(z.array(ownDrawnAvatar))
    .query(({ ctx }) => listDrawnAvatars(ctx)),
})
