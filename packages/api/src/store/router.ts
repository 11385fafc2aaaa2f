import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { publicProcedure, userProcedure } from '../procedures.ts'
import { buyAvatar } from './buy-avatar.ts'
import { buyBoard } from './buy-board.ts'
import { gemsPlans } from './gems-plans.ts'
import { listAvatars } from './list-avatars.ts'
import { listBoards } from './list-boards.ts'
import { listPurchases } from './list-purchases.ts'
import {
  avatar,
  boardItem,
  boughtAvatar,
  boughtBoard,
  buyAvatarInput,
  buyBoardInput,
  gemsPlan,
  listAvatarsInput,
  listBoardsInput,
  listPurchasesInput,
  purchases,
} from './schema.ts'

const tag = 'Store'

export const storeRouter = router({
  avatars: userProcedure
    .meta(
      rest('GET /avatars', {
        summary: 'List avatars',
        description: 'With their prices, and whether you own them. 20 on a page unless `limit` is given.',
        tag,
        area: 'store',
      }),
    )
    .input(listAvatarsInput)
    .output(z.array(avatar))
    .query(({ ctx, input }) => listAvatars(ctx, input)),

  buyAvatar: userProcedure
    .meta(
      rest('POST /avatars/{avatarId}/buy', {
        summary: 'Buy an avatar with gold or gems',
        description:
          'Takes the price in the given currency. An avatar is bought once and kept forever. A currency in which it is not sold is `invalidData`.',
        tag,
        area: 'store',
        errors: ['avatarNotFound', 'avatarAlreadyBought', 'notEnoughGemsToBuyAvatar', 'notEnoughGoldToBuyAvatar'],
        key: 'answer',
      }),
    )
    .input(buyAvatarInput)
    .output(boughtAvatar)
    .mutation(({ ctx, input }) => buyAvatar(ctx, input)),

  boards: userProcedure
    .meta(
      rest('GET /boards', {
        summary: 'List boards',
        description: 'With their prices in gems, and whether you own them.',
        tag,
        area: 'store',
      }),
    )
    .input(listBoardsInput)
    .output(z.array(boardItem))
    .query(({ ctx, input }) => listBoards(ctx, input)),

  buyBoard: userProcedure
    .meta(
      rest('POST /boards/{boardId}/buy', {
        summary: 'Buy a board with gems',
        description: 'Takes its price in gems. A board is bought once and kept forever.',
        tag,
        area: 'store',
        errors: ['boardNotFound', 'boardAlreadyBought', 'notEnoughGemsToBuyBoard'],
        key: 'answer',
      }),
    )
    .input(buyBoardInput)
    .output(boughtBoard)
    .mutation(({ ctx, input }) => buyBoard(ctx, input)),

  purchases: userProcedure
    .meta(
      rest('GET /user/purchases', {
        summary: 'List purchases, newest first',
        description: 'Avatars, boards and gems, each with its price.',
        tag,
        area: 'store',
      }),
    )
    .input(listPurchasesInput)
    .output(purchases)
    .query(({ ctx, input }) => listPurchases(ctx, input)),

  gemsPlans: publicProcedure
    .meta(
      rest('GET /gems-plans', {
        summary: 'List the prices of gems',
        description: 'In hundredths of a euro. `promoPrice` is the current price of a plan that is on sale.',
        tag,
        open: true,
      }),
    )
    .input(z.object({}))
    .output(z.array(gemsPlan))
    .query(() => [...gemsPlans]),
})
