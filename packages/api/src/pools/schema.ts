import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { areDistinct, asBuilt, callId, clientChosenId, id, instant, notes, title } from '../kernel/schema.ts'

const price = z.number().int().min(1).max(100_000).meta({ description: 'The rubies that fill it' })

export const pool = asBuilt(
  z
    .object({
      id,
      name: z.string(),
      notes: z.string(),
      ruby: price,
      saved: z.number().int().min(0).meta({ description: 'The rubies in it' }),
      own: z.number().int().min(0).meta({ description: "The caller's share" }),
      members: z.array(id).meta({ description: 'The userIds of the members who fill it' }),
      shares: z.array(z.object({ userId: id, ruby: z.number().int().min(1) })).meta({
        description: "What each member has in it. Only with the group's setting `showShares`, else empty",
      }),
      status: z.enum(['open', 'full', 'redeemed', 'cancelled']),
      undoUntil: instant.nullable().meta({
        description: 'Until when the caller can undo that it was redeemed; null: not at all',
      }),
    })
    .meta({ id: 'Pool' }),
)

export type Pool = z.infer<typeof pool>

/** A pool without what depends on its reader. */
export const sharedPool = pool.omit({ own: true, shares: true, undoUntil: true })

export type SharedPool = z.infer<typeof sharedPool>

const written = {
  name: title,
  notes: notes.default(''),
  ruby: price,
  members: z
    .array(id)
    .min(1)
    .max(50)
    .refine(areDistinct, { message: 'each member once' })
    .optional()
    .meta({ description: 'The userIds of the members who fill it. Left out: all, later ones too' }),
}

export const createPoolInput = z.object({ groupId: id, id: clientChosenId, ...written })

export type CreatePool = z.infer<typeof createPoolInput>

export const ofPool = z.object({ groupId: id, poolId: id })

export type OfPool = z.infer<typeof ofPool>

export const updatePoolInput = ofPool.extend(written)

export type UpdatePool = z.infer<typeof updatePoolInput>

export const moveRubiesInput = ofPool.extend({ ruby: z.number().int().min(1).max(100_000), id: callId })

export type MoveRubies = z.infer<typeof moveRubiesInput>

export const moved = z.object({ pool, stats: stats.meta({ description: 'With the rubies of this group' }) })

export type Moved = z.infer<typeof moved>
