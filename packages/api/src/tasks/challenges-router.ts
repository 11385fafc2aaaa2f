import { z } from 'zod'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { acceptChallenge } from './accept-challenge.ts'
import { acceptChallengeInput, task } from './schema.ts'

const userCall = userCalls({ tag: 'Board', area: 'board', device: 'child' })

/**
 * Challenges of the board become tasks. They are documented with the board's calls and implemented here, since this
 * domain imports the board.
 */
export const challengesRouter = router({
  accept: userCall('POST /user/boards/current/position/accept', {
    summary: "Accept the challenge on the pawn's square",
    description:
      'The challenge becomes a to-do with its gold, and the card is settled. With a client-chosen `id` the call can be repeated.',
    errors: ['idAlreadyUsed', 'notSpecialBoardPosition', 'positionAlreadyUsed', 'tooManyItems'],
    key: 'create',
  })
    .input(acceptChallengeInput)
    .output(z.object({ task }))
    .mutation(({ ctx, input }) => acceptChallenge(ctx, input)),
})
