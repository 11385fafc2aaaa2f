import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { groupInput, nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { createGroupTag } from './create.ts'
import { listGroupTags } from './list.ts'
import { removeGroupTag } from './remove.ts'
import { createGroupTagInput, ofGroupTag, tag, tagList, updateGroupTagInput } from './schema.ts'
import { updateGroupTag } from './update.ts'

const userCall = userCalls({ tag: 'Tags', area: 'groups' })

export const groupTagsRouter = router({
  list: userCall('GET /groups/{groupId}/tags', {
    summary: 'List the tags of a group',
    description: 'The tags that its tasks can have: those of all users, then those of the group by name.',
    errors: memberErrors,
  })
    .input(groupInput)
    .output(tagList)
    .query(({ ctx, input }) => listGroupTags(ctx, input)),

  create: userCall('POST /groups/{groupId}/tags', {
    summary: 'Create a tag of a group',
    description: 'For leaders. At most 50 in a group; otherwise as `POST /tags`.',
    errors: [...leaderErrors, 'tagAlreadyExists', 'tooManyItems'],
    key: 'create',
  })
    .input(createGroupTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => createGroupTag(ctx, input)),

  update: userCall('PUT /groups/{groupId}/tags/{tagId}', {
    summary: 'Change a tag of a group',
    description: 'Changes its name and its color. For leaders.',
    errors: [...leaderErrors, 'tagNotFound', 'tagAlreadyExists', 'tooManyItems'],
  })
    .input(updateGroupTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => updateGroupTag(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/tags/{tagId}', {
    summary: 'Delete a tag of a group',
    description: 'For leaders. Takes it off all tasks of the group, archived ones too.',
    errors: [...leaderErrors, 'tagNotFound'],
  })
    .input(ofGroupTag)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroupTag(ctx, input)),
})
