import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { callId, id, instant, limit, page } from '../kernel/schema.ts'

const price = z.number().int().nullable()

export const avatar = z
  .object({
    id,
    name: z.string(),
    imagePath: z.string(),
    gold: price.meta({ description: 'Price in gold; null: not sold for gold' }),
    gems: price.meta({ description: 'Price in gems; null: not sold for gems. Both null: free' }),
    owned: z.boolean(),
  })
  .meta({ id: 'Avatar' })

export type Avatar = z.infer<typeof avatar>

const owned = z.boolean().optional().meta({ description: 'Only those that are owned, or not; left out: all' })

export const listAvatarsInput = z.object({ owned, page, limit })

export type ListAvatars = z.infer<typeof listAvatarsInput>

export const buyAvatarInput = z.object({ avatarId: id, currency: z.enum(['gold', 'gems']), id: callId })

export type BuyAvatar = z.infer<typeof buyAvatarInput>

export const boughtAvatar = z.object({ avatar, stats })

export const boardItem = z
  .object({
    id,
    name: z.string(),
    imagePath: z.string(),
    gems: price.meta({ description: 'Price in gems; null: free' }),
    size: z.number().int().meta({ description: 'Squares of a lap' }),
    owned: z.boolean(),
  })
  .meta({ id: 'BoardItem' })

export type BoardItem = z.infer<typeof boardItem>

export const listBoardsInput = z.object({ owned })

export const buyBoardInput = z.object({ boardId: id, id: callId })

export type BuyBoard = z.infer<typeof buyBoardInput>

export const boughtBoard = z.object({ board: boardItem, stats })

export const purchase = z
  .object({
    id,
    kind: z.enum(['avatar', 'board', 'gems']),
    name: z.string(),
    gold: price.meta({ description: 'Price in gold' }),
    gems: price.meta({ description: 'Price in gems. For the kind gems, the number that was bought' }),
    amount: price.meta({ description: 'Price in money, in hundredths' }),
    currency: z.enum(['eur']).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Purchase' })

export type Purchase = z.infer<typeof purchase>

export const listPurchasesInput = z.object({ page, limit })

export const purchases = z.object({ purchases: z.array(purchase), totalCount: z.number().int() })

export const gemsPlan = z
  .object({
    id,
    gems: z.number().int(),
    price: z.number().int().meta({ description: 'Euro, in hundredths' }),
    promoPrice: z.number().int().nullable().meta({ description: 'The current price of a plan that is on sale' }),
  })
  .meta({ id: 'GemsPlan' })

export type GemsPlan = z.infer<typeof gemsPlan>
