import { z } from 'zod'
import { rest } from '../kernel/rest.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { listApprovals } from './list-approvals.ts'
import { readDashboard } from './read.ts'
import { readGroupDashboard } from './read-group.ts'
import { approvals, dashboard, groupDashboard, ofGroup, ofMemberInGroup } from './schema.ts'

const tag = 'Dashboards'

export const dashboardRouter = router({
  read: userProcedure
    .meta(
      rest('GET /dashboard', {
        summary: 'Everything on the personal dashboard',
        description:
          'Tasks, rewards and missions that are not archived, the tags, the board, and how many notifications are unseen: one call for a first page.',
        tag,
        area: ['tasks', 'missions', 'rewards', 'board'],
      }),
    )
    .input(z.object({}))
    .output(dashboard)
    .query(({ ctx }) => readDashboard(ctx)),

  readInGroup: userProcedure
    .meta(
      rest('GET /groups/{groupId}/dashboard', {
        summary: 'Everything that one has in a group',
        description: "The caller's own tasks, rewards and missions of this group, and the board.",
        tag,
        area: 'groups',
        errors: ['groupNotFound', 'notPartOfTheGroup'],
      }),
    )
    .input(ofGroup)
    .output(groupDashboard)
    .query(({ ctx, input }) => readGroupDashboard(ctx, { ...input, userId: ctx.userId })),

  readOfMember: userProcedure
    .meta(
      rest('GET /dashboard/groups/{groupId}/users/{userId}', {
        summary: 'Everything that a member has in a group: the own, or as a leader that of all',
        description: 'The same as `GET /groups/{groupId}/dashboard`, of the member who is named by `userId`.',
        tag,
        area: 'groups',
        errors: ['groupNotFound', 'notPartOfTheGroup', 'notLeaderInThisGroup', 'memberNotFound'],
      }),
    )
    .input(ofMemberInGroup)
    .output(groupDashboard)
    .query(({ ctx, input }) => readGroupDashboard(ctx, input)),

  approvals: userProcedure
    .meta(
      rest('GET /user/approvals', {
        summary: 'Everything that waits for approval by the caller, over all groups',
        description: 'The longest waiting first, at most 100, with what each answer would pay or take.',
        tag,
        area: 'groups',
      }),
    )
    .input(z.object({}))
    .output(approvals)
    .query(({ ctx }) => listApprovals(ctx)),
})
