import { z } from 'zod'
import { id } from '../kernel/schema.ts'

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
