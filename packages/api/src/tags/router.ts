import { z } from 'zod'
import { idInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createTag } from './create.ts'
import { listTags } from './list.ts'
import { removeTag } from './remove.ts'
import { createTagInput, tag, tagList, updateTagInput } from './schema.ts'
import { updateTag } from './update.ts'

const userCall = userCalls({ tag: 'Tags', area: 'tasks' })

export const tagsRouter = router({
  list: userCall('GET /tags', {
    device: 'child',
    summary: 'List the tags',
    description:
      'The tags that a personal task can have, by `id`: those of all users, then your own by name. `name` of the former is in the language of the response; `key` is the same in all languages.',
  })
    .input(z.object({}))
    .output(tagList)
    .query(({ ctx }) => listTags(ctx, { userId: ctx.userId })),

  create: userCall('POST /tags', {
    summary: 'Create a tag',
    description:
      'At most 50. A name has 1 to 30 characters and differs from your other tags and from those of all users in every language; case and accents are ignored. With a client-chosen `id` the call can be repeated and returns the same tag.',
    errors: ['tagAlreadyExists', 'tooManyItems'],
    key: 'create',
  })
    .input(createTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => createTag(ctx, input)),

  update: userCall('PUT /tags/{id}', {
    summary: 'Change a tag',
    description: 'Changes the name and the color of your own tag. Tasks keep it.',
    errors: ['tagNotFound', 'tagAlreadyExists', 'tooManyItems'],
  })
    .input(updateTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => updateTag(ctx, input)),

  remove: userCall('DELETE /tags/{id}', {
    summary: 'Delete a tag',
    description:
      'Takes your own tag off all your tasks, archived ones too. Requests that still name it are accepted without it.',
    errors: ['tagNotFound'],
  })
    .input(idInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeTag(ctx, input)),
})
