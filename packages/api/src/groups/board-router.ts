import { z } from 'zod'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { boardItem } from '../store/schema.ts'
import { memberErrors } from './call-errors.ts'
import { chooseBoard } from './choose-board.ts'
import { listBoardsOf } from './list-boards.ts'
import { readBoardAsMember } from './read-board.ts'
import { chooseBoardInput, groupBoard, setOwnPawnInput } from './schema.ts'
import { setOwnPawn } from './set-own-pawn.ts'

const userCall = userCalls({ tag: 'Groups', area: 'groups' })

/** The board on which all members of a group have a pawn. */
export const groupBoardRouter = router({
  read: userCall('GET /groups/{id}/board', {
    device: 'person',
    summary: 'Read the board of a group with the pawns of its members',
    description:
      'Tasks and missions of the group move the pawns; personal items do not. The pawns are in the order of joining. This board draws no cards and pays nothing.',
    errors: memberErrors,
  })
    .input(idInput)
    .output(groupBoard)
    .query(({ ctx, input }) => readBoardAsMember(ctx, input)),

  choose: userCall('PUT /groups/{id}/board', {
    summary: 'Choose the board of a group',
    description:
      'One that is free, or that the creator or a leader owns. For the creator and leaders. Another board begins a new game: all pawns start on its first square in lap 1. Choosing the former board within 10 seconds undoes that. Choosing the current board changes nothing.',
    errors: [...memberErrors, 'notAllowedToUpdateGroup', 'boardNotFound', 'userDoesNotHaveBoard'],
  })
    .input(chooseBoardInput)
    .output(groupBoard)
    .mutation(({ ctx, input }) => chooseBoard(ctx, input)),

  choices: userCall('GET /groups/{id}/boards', {
    summary: 'List the boards that a group can choose',
    description:
      'Free ones and those that the creator or a leader owns. `owned` is about the caller. For the creator and leaders.',
    errors: [...memberErrors, 'notAllowedToUpdateGroup'],
  })
    .input(idInput)
    .output(z.array(boardItem))
    .query(({ ctx, input }) => listBoardsOf(ctx, input)),

  setPawn: userCall('PATCH /groups/{id}/board/pawn', {
    summary: 'Show your pawn in a group with or without your avatar',
    description: 'A plain pawn shows your name only.',
    errors: memberErrors,
  })
    .input(setOwnPawnInput)
    .output(groupBoard)
    .mutation(({ ctx, input }) => setOwnPawn(ctx, input)),
})
