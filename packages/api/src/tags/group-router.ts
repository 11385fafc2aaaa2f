import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { createGroupTag } from './create.ts'
import { listGroupTags } from './list.ts'
import { removeGroupTag } from './remove.ts'
import { createGroupTagInput, ofGroup, ofGroupTag, tag, tagList, updateGroupTagInput } from './schema.ts'
import { updateGroupTag } from './update.ts'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

const ofLeaders = [...ofMembers, 'notLeaderInThisGroup'] as const

export const groupTagsRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/tags', {
        summary: 'List the tags of a group',
        description: 'The tags that its tasks can have: those of all users, then those of the group by name.',
        tag: 'Tags',
        area: 'groups',
        errors: ofMembers,
      }),
    )
    .input(ofGroup)
    .output(tagList)
    .query(({ ctx, input }) => listGroupTags(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/tags', {
        summary: 'Create a tag of a group',
        description: 'For leaders. At most 50 in a group; otherwise as `POST /tags`.',
        tag: 'Tags',
        area: 'groups',
        errors: [...ofLeaders, 'tagAlreadyExists', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createGroupTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => createGroupTag(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/tags/{tagId}', {
        summary: 'Change a tag of a group',
        description: 'Changes its name and its color. For leaders.',
        tag: 'Tags',
        area: 'groups',
        errors: [...ofLeaders, 'tagNotFound', 'tagAlreadyExists', 'tooManyItems'],
      }),
    )
    .input(updateGroupTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => updateGroupTag(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/tags/{tagId}', {
        summary: 'Delete a tag of a group',
        description: 'For leaders. Takes it off all tasks of the group, archived ones too.',
        tag: 'Tags',
        area: 'groups',
        errors: [...ofLeaders, 'tagNotFound'],
      }),
    )
    .input(ofGroupTag)
    .output(nothing)
    .mutation(({ ctx, input }) => removeGroupTag(ctx, input)),
})
