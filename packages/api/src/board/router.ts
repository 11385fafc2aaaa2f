import { z } from 'zod'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { answerQuestion } from './answer.ts'
import { readCurrentBoard } from './read-current.ts'
import { readPosition } from './read-position.ts'
import { answerInput, answerResult, board, card } from './schema.ts'
import { showBoard } from './show-board.ts'

const userCall = userCalls({ tag: 'Board', area: 'board', device: 'child' })

export const boardRouter = router({
  current: userCall('GET /user/boards/current', {
    summary: 'Read the current board, with the pawn and its card',
    description: 'All squares with their kinds, the position of the pawn, the lap, and the card on its square.',
  })
    .input(z.object({}))
    .output(board)
    .query(async ({ ctx }) => {
      const { board: played, pawn } = await readCurrentBoard(ctx.db, ctx.userId)
      return showBoard(played, pawn, ctx.language)
    }),
  position: userCall('GET /user/boards/current/position', {
    summary: "Read the card on the pawn's square",
    description: 'Changes nothing: a square pays when the pawn lands on it.',
    errors: ['notSpecialBoardPosition', 'positionAlreadyUsed'],
  })
    .input(z.object({}))
    .output(card)
    .query(({ ctx }) => readPosition(ctx)),

  answer: userCall('POST /questions/{questionId}/answer', {
    summary: "Answer the question on the pawn's square, once",
    description:
      'The right answer pays 10 gold and 10 experience. A value that is not an answer of this question is refused and can be corrected.',
    errors: ['questionNotFound', 'positionAlreadyUsed'],
    key: 'replay',
  })
    .input(answerInput)
    .output(answerResult)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
})
