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
        summary: 'Read your dashboard',
        description:
          'Tasks, rewards and missions that are not archived, the tags, the board, and the number of unseen notifications, in one call.',
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
        summary: 'Read your dashboard in a group',
        description: 'Your tasks, rewards and missions of this group, and the board.',
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
        summary: "Read a member's dashboard in a group",
        description:
          'Your own, or that of any member for the creator and leaders. The same as `GET /groups/{groupId}/dashboard` for this member.',
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
        summary: 'List the requests that await your approval, over all groups',
        description: 'Oldest request first, at most 100, with what each approval would pay or take.',
        tag,
        area: 'groups',
      }),
    )
    .input(z.object({}))
    .output(approvals)
    .query(({ ctx }) => listApprovals(ctx)),
})
