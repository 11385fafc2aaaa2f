import { z } from 'zod'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { groupInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { listApprovals } from './list-approvals.ts'
import { readDashboard } from './read.ts'
import { readGroupDashboard } from './read-group.ts'
import { readToday } from './read-today.ts'
import { approvals, dashboard, groupDashboard, ofMemberInGroup, today, todayInput } from './schema.ts'

const userCall = userCalls({ tag: 'Dashboards' })

export const dashboardRouter = router({
  read: userCall('GET /dashboard', {
    device: 'child',
    summary: 'Read your dashboard',
    description:
      'Tasks, rewards and missions that are not archived, the tags, the board, and the number of unseen notifications, in one call.',
    area: ['tasks', 'missions', 'rewards', 'board'],
  })
    .input(z.object({}))
    .output(dashboard)
    .query(({ ctx }) => readDashboard(ctx)),

  today: userCall('GET /today', {
    summary: 'Read what today asks of you, over all groups',
    description:
      'Your own tasks that are due, your tasks of each group, and what awaits you as a leader. `promises` counts the redeemed rewards that you can give to others.',
    area: ['tasks', 'groups'],
  })
    .input(todayInput)
    .output(today)
    .query(({ ctx, input }) => readToday(ctx, input)),

  readInGroup: userCall('GET /groups/{groupId}/dashboard', {
    device: 'person',
    summary: 'Read your dashboard in a group',
    description: 'Your tasks, rewards and missions of this group, and the board.',
    errors: memberErrors,
    area: 'groups',
  })
    .input(groupInput)
    .output(groupDashboard)
    .query(({ ctx, input }) => readGroupDashboard(ctx, { ...input, userId: ctx.userId })),

  readOfMember: userCall('GET /dashboard/groups/{groupId}/users/{userId}', {
    summary: "Read a member's dashboard in a group",
    description:
      'Your own, or that of any member for the creator and leaders. The same as `GET /groups/{groupId}/dashboard` for this member.',
    errors: [...leaderErrors, 'memberNotFound'],
    area: 'groups',
  })
    .input(ofMemberInGroup)
    .output(groupDashboard)
    .query(({ ctx, input }) => readGroupDashboard(ctx, input)),

  approvals: userCall('GET /user/approvals', {
    summary: 'List the requests that await your approval, over all groups',
    description: 'Oldest request first, at most 100, with what each approval would pay or take.',
    area: 'groups',
  })
    .input(z.object({}))
    .output(approvals)
    .query(({ ctx }) => listApprovals(ctx)),
})
