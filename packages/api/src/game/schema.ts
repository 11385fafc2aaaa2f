import { z } from 'zod'
import { rankings } from './rules.ts'

const amount = z.number().int()

export const stats = z
  .object({
    gold: amount.meta({ description: 'Gold, a whole amount' }),
    ruby: amount.meta({ description: 'Rubies of the group that the response is about, otherwise of all groups' }),
    gems: amount,
    level: amount.min(1),
    exp: amount.meta({ description: 'Experience within the level' }),
    nextLevelExp: amount.meta({ description: 'Experience that the level requires' }),
    ranking: z.enum(rankings),
  })
  .meta({ id: 'Stats' })

export type Stats = z.infer<typeof stats>
