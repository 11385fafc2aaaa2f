import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { answerQuestion } from './answer.ts'
import { readCurrentBoard } from './read-current.ts'
import { readPosition } from './read-position.ts'
import { answerInput, answerResult, board, card } from './schema.ts'
import { showBoard } from './show-board.ts'

const tag = 'Board'

export const boardRouter = router({
  current: userProcedure
    .meta(
      rest('GET /user/boards/current', {
        summary: 'Read the current board, with the pawn and its card',
        description: 'All squares with their kinds, the position of the pawn, the lap, and the card on its square.',
        tag,
        area: 'board',
      }),
    )
    .input(z.object({}))
    .output(board)
    .query(async ({ ctx }) => {
      const { board: played, pawn } = await readCurrentBoard(ctx.db, ctx.userId)
      return showBoard(played, pawn, ctx.language)
    }),
  position: userProcedure
    .meta(
      rest('GET /user/boards/current/position', {
        summary: "Read the card on the pawn's square",
        description: 'Changes nothing: a square pays when the pawn lands on it.',
        tag,
        area: 'board',
        errors: ['notSpecialBoardPosition', 'positionAlreadyUsed'],
      }),
    )
    .input(z.object({}))
    .output(card)
    .query(({ ctx }) => readPosition(ctx)),

  answer: userProcedure
    .meta(
      rest('POST /questions/{questionId}/answer', {
        summary: "Answer the question on the pawn's square, once",
        description:
          'The right answer pays 10 gold and 10 experience. A value that is not an answer of this question is refused and can be corrected.',
        tag,
        area: 'board',
        errors: ['questionNotFound', 'positionAlreadyUsed'],
        key: 'answer',
      }),
    )
    .input(answerInput)
    .output(answerResult)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
})
