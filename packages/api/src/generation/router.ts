import { z } from 'zod'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
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

const userCall = userCalls({ tag: 'Generation' })

/** Suggestions and pictures for gems. If the client disconnects before the response, nothing is charged. */
export const generationRouter = router({
  tasks: userCall('POST /user/missions/{missionId}/tasks/generate-tasks', {
    summary: 'Generate suggested tasks for a mission, for gems',
    description:
      'Costs 5 gems if it returns suggestions, 1 to 10 of them; otherwise nothing. Nothing is saved: save the chosen ones with the call for several tasks. Limited to 30 an hour.',
    errors: [
      'missionNotFound',
      'missionAlreadyCompletedOrFailed',
      'cannotGenerateTasks',
      'notEnoughGemsToGenerate',
      'tooManyRequests',
    ],
    key: 'replay',
    area: ['missions', 'store'],
  })
    .input(proposeTasksInput)
    .output(proposedTasks)
    .mutation(({ ctx, input, signal }) => proposeTasks(ctx, input, signal)),

  rewards: userCall('POST /user/rewards/generate-rewards', {
    summary: 'Generate suggested rewards on a topic, for gems',
    description:
      'Costs 5 gems if it returns suggestions, 1 to 10 of them; otherwise nothing. Nothing is saved: save the chosen ones with the call for several rewards. Limited to 30 an hour.',
    errors: ['cannotGenerateRewards', 'notEnoughGemsToGenerate', 'tooManyRequests'],
    key: 'replay',
    area: ['rewards', 'store'],
  })
    .input(proposeRewardsInput)
    .output(proposedRewards)
    .mutation(({ ctx, input, signal }) => proposeRewards(ctx, input, signal)),

  avatar: userCall('POST /users/profile/generate-avatar', {
    summary: 'Generate an avatar from a description, for gems',
    description: 'Costs 20 gems if it returns a picture; otherwise nothing. Limited to 30 an hour.',
    errors: ['cannotGenerateAvatar', 'notEnoughGemsToGenerate', 'tooManyRequests'],
    key: 'replay',
    area: ['profile', 'store'],
  })
    .input(drawAvatarInput)
    .output(drawAvatarResult)
    .mutation(({ ctx, input, signal }) => drawAvatar(ctx, input, signal)),

  avatars: userCall('GET /users/profile/generated-avatars', {
    summary: 'List your generated avatars, newest first',
    description: 'Wear one with `PATCH /users/profile/set-generated-avatar/{id}`.',
    area: 'profile',
  })
    .input(z.object({}))
    .output(z.array(ownDrawnAvatar))
    .query(({ ctx }) => listDrawnAvatars(ctx)),
})
