import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { readCurrentBoard } from './read-current.ts'
import { board } from './schema.ts'
import { showBoard } from './show-board.ts'

const tag = 'Board'

export const boardRouter = router({
  current: userProcedure
    .meta(rest('GET /user/boards/current', { summary: 'The board in play, with the pawn and its card', tag }))
    .input(z.object({}))
    .output(board)
    .query(async ({ ctx }) => {
      const { board: played, pawn } = await readCurrentBoard(ctx.db, ctx.userId)
      return showBoard(played, pawn, ctx.language)
    }),
})
