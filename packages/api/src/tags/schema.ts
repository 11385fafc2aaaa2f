import { z } from 'zod'
import { tagsPerTask } from '../game/rules.ts'
import { id } from '../kernel/schema.ts'
import { isTag } from './catalogue.ts'

export const tag = z
  .object({ id, key: z.string(), name: z.string().meta({ description: "In the caller's language" }) })
  .meta({ id: 'Tag' })

export type Tag = z.infer<typeof tag>

/** The tags of a task: existing ones, without duplicates. */
export const tagIds = z
  .array(id.refine(isTag, { message: 'no such tag' }))
  .max(tagsPerTask)
  .refine((tags) => new Set(tags).size === tags.length, { message: 'a tag stands twice' })
