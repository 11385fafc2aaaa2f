import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { createGroup } from './create.ts'
import { listGroups } from './list.ts'
import { listOwnStats } from './list-own-stats.ts'
import { readGroupOf } from './read.ts'
import { createGroupInput, group, statsInGroup, updateGroupInput } from './schema.ts'
import { updateGroup } from './update.ts'

const tag = 'Groups'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

export const groupsRouter = router({
  list: userProcedure
    .meta(rest('GET /groups', { summary: 'List the groups that one is in', tag }))
    .input(z.object({}))
    .output(z.array(group))
    .query(({ ctx }) => listGroups(ctx)),

  ownStats: userProcedure
    .meta(rest('GET /groups/current-user-stats', { summary: 'What one has in each group', tag }))
    .input(z.object({}))
    .output(z.array(statsInGroup))
    .query(({ ctx }) => listOwnStats(ctx)),

  create: userProcedure
    .meta(rest('POST /groups', { summary: 'Make a group', tag, errors: ['idAlreadyUsed', 'cannotCreateGroup'] }))
    .input(createGroupInput)
    .output(group)
    .mutation(({ ctx, input }) => createGroup(ctx, input)),

  read: userProcedure
    .meta(rest('GET /groups/{id}', { summary: 'Read a group with its members', tag, errors: ofMembers }))
    .input(idInput)
    .output(group)
    .query(({ ctx, input }) => readGroupOf(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{id}', {
        summary: 'Replace the name of a group and its words for the roles',
        tag,
        errors: [...ofMembers, 'notAllowedToUpdateGroup'],
      }),
    )
    .input(updateGroupInput)
    .output(group)
    .mutation(({ ctx, input }) => updateGroup(ctx, input)),
})
