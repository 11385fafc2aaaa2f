import { z } from 'zod'
import { tagsPerTask } from '../game/rules.ts'
import { areDistinct, clientChosenId, groupInput, id, line } from '../kernel/schema.ts'

export const tagColors = [
  ...(['gray', 'red', 'orange', 'yellow', 'green'] as const),
  ...(['teal', 'blue', 'indigo', 'violet', 'pink'] as const),
] as const

export const tagColor = z.enum(tagColors).meta({ id: 'TagColor' })

export type TagColor = z.infer<typeof tagColor>

export const tag = z
  .object({
    id,
    key: z.string().meta({ description: 'The same in all languages. Of an own tag its id' }),
    name: z.string().meta({ description: "In the caller's language" }),
    color: tagColor,
    own: z.boolean().meta({ description: 'False: all users have it, and it cannot be changed' }),
    groupId: id.nullable().meta({ description: 'The group that it belongs to' }),
  })
  .meta({ id: 'Tag' })

export type Tag = z.infer<typeof tag>

export const tagList = z.array(tag)

/** The maximum number of own tags of a user, and of a group. */
export const maxTags = 50

export const tagName = line(1, 30)

/** The tags of a task, without duplicates. Which ones it can have depends on its owner: see `with-usable-tags.ts`. */
export const tagIds = z.array(id).max(tagsPerTask).refine(areDistinct, { message: 'contains a tag twice' })

const written = { name: tagName, color: tagColor }

export const createTagInput = z.object({
  name: tagName,
  color: tagColor.default('gray'),
  id: clientChosenId,
})

/** A tag by name, which an import creates if it is missing. */
export const newTag = z
  .object({
    name: tagName,
    color: tagColor.optional().meta({ description: 'Gray by default' }),
    place: z
      .number()
      .int()
      .min(0)
      .max(tagsPerTask)
      .optional()
      .meta({ description: 'The place among the tags of the task, from 0. Last by default' }),
  })
  .meta({ id: 'NewTag' })

export type NewTag = z.infer<typeof newTag>

export type CreateTag = z.infer<typeof createTagInput>

export const updateTagInput = z.object({ id, ...written })

export type UpdateTag = z.infer<typeof updateTagInput>

/** The group's id is in the path, so `id` is free for a client-chosen one. */
export type OfGroup = z.infer<typeof groupInput>

export const createGroupTagInput = createTagInput.extend({ groupId: id })

export type CreateGroupTag = z.infer<typeof createGroupTagInput>

export const ofGroupTag = groupInput.extend({ tagId: id })

export type OfGroupTag = z.infer<typeof ofGroupTag>

export const updateGroupTagInput = ofGroupTag.extend(written)

export type UpdateGroupTag = z.infer<typeof updateGroupTagInput>
