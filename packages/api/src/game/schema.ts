import { z } from 'zod'
import { rankings } from './rules.ts'

const amount = z.number().int()

export const stats = z
  .object({
    gold: amount.meta({ description: 'Gold, a whole amount' }),
    ruby: amount.meta({ description: 'Rubies: of one group where an answer is about it, else of all together' }),
    gems: amount,
    level: amount.min(1),
    exp: amount.meta({ description: 'Experience inside the level' }),
    nextLevelExp: amount.meta({ description: 'Experience that the level takes' }),
    ranking: z.enum(rankings),
  })
  .meta({ id: 'Stats' })

export type Stats = z.infer<typeof stats>
