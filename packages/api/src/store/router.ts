import { z } from 'zod'
import { router } from '../kernel/trpc.ts'
import { publicCalls, userCalls } from '../procedures.ts'
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

const userCall = userCalls({ tag: 'Store', area: 'store' })
const publicCall = publicCalls({ tag: 'Store' })

export const storeRouter = router({
  avatars: userCall('GET /avatars', {
    device: 'child',
    summary: 'List avatars',
    description: 'With their prices, and whether you own them. 20 on a page unless `limit` is given.',
  })
    .input(listAvatarsInput)
    .output(z.array(avatar))
    .query(({ ctx, input }) => listAvatars(ctx, input)),

  buyAvatar: userCall('POST /avatars/{avatarId}/buy', {
    device: 'child',
    summary: 'Buy an avatar with gold or gems',
    description:
      'Takes the price in the given currency. An avatar is bought once and kept forever. A currency in which it is not sold is `invalidData`.',
    errors: ['avatarNotFound', 'avatarAlreadyBought', 'notEnoughGemsToBuyAvatar', 'notEnoughGoldToBuyAvatar'],
    key: 'replay',
  })
    .input(buyAvatarInput)
    .output(boughtAvatar)
    .mutation(({ ctx, input }) => buyAvatar(ctx, input)),

  boards: userCall('GET /boards', {
    device: 'child',
    summary: 'List boards',
    description: 'With their prices in gems, and whether you own them.',
  })
    .input(listBoardsInput)
    .output(z.array(boardItem))
    .query(({ ctx, input }) => listBoards(ctx, input)),

  buyBoard: userCall('POST /boards/{boardId}/buy', {
    device: 'child',
    summary: 'Buy a board with gems',
    description: 'Takes its price in gems. A board is bought once and kept forever.',
    errors: ['boardNotFound', 'boardAlreadyBought', 'notEnoughGemsToBuyBoard'],
    key: 'replay',
  })
    .input(buyBoardInput)
    .output(boughtBoard)
    .mutation(({ ctx, input }) => buyBoard(ctx, input)),

  purchases: userCall('GET /user/purchases', {
    summary: 'List purchases, newest first',
    description: 'Avatars, boards and gems, each with its price.',
  })
    .input(listPurchasesInput)
    .output(purchases)
    .query(({ ctx, input }) => listPurchases(ctx, input)),

  gemsPlans: publicCall('GET /gems-plans', {
    summary: 'List the prices of gems',
    description: 'In hundredths of a euro. `promoPrice` is the current price of a plan that is on sale.',
  })
    .input(z.object({}))
    .output(z.array(gemsPlan))
    .query(() => [...gemsPlans]),
})
