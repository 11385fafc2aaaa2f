import { z } from 'zod'
import { board } from '../board/schema.ts'
import { userGroupMission } from '../group-missions/schema.ts'
import { userGroupReward } from '../group-rewards/schema.ts'
import { userGroupTask } from '../group-tasks/schema.ts'
import { asBuilt, groupInput, id, instant } from '../kernel/schema.ts'
import { mission } from '../missions/schema.ts'
import { reward } from '../rewards/schema.ts'
import { tag } from '../tags/schema.ts'
import { task } from '../tasks/schema.ts'

export const dashboard = asBuilt(
  z
    .object({
      tasks: z.array(task),
      rewards: z.array(reward),
      missions: z.array(mission).meta({ description: 'All except archived ones. One of them may be the main mission' }),
      tags: z.array(tag),
      board,
      notificationsCount: z.number().int(),
    })
    .meta({ id: 'Dashboard' }),
)

export type Dashboard = z.infer<typeof dashboard>

export const groupDashboard = z
  .object({
    tasks: z.array(userGroupTask),
    rewards: z.array(userGroupReward),
    missions: z.array(userGroupMission).meta({ description: 'All except archived ones' }),
    tags: z.array(tag),
    board,
    notificationsCount: z.number().int(),
  })
  .meta({ id: 'GroupDashboard' })

export type GroupDashboard = z.infer<typeof groupDashboard>

export const ofMemberInGroup = groupInput.extend({ userId: id })

export type OfMemberInGroup = z.infer<typeof ofMemberInGroup>

const whole = z.number().int()

export const approvalRequest = z
  .object({
    kind: z.enum(['task', 'mission', 'reward', 'deed']),
    id: id.meta({ description: 'The id of the task, mission, reward or deed' }),
    name: z.string(),
    group: z.object({ id, name: z.string() }),
    user: z
      .object({ id, name: z.string(), imageUrl: z.string().nullable() })
      .meta({ description: 'The user who asks for approval' }),
    ruby: whole.meta({ description: 'What approving pays. For a reward, its price' }),
    memberRuby: whole.meta({ description: 'The balance of this user in the group' }),
    refusalCost: whole.meta({ description: 'What refusing takes: for a mission whose last day is over' }),
    result: z.string().nullable().meta({ description: 'The result of a task, or the notes of a deed' }),
    requestedAt: instant.meta({ description: 'Send it with the answer to limit the answer to this request' }),
  })
  .meta({ id: 'ApprovalRequest' })

export type ApprovalRequest = z.infer<typeof approvalRequest>

export const approvals = z.object({
  requests: z.array(approvalRequest).meta({ description: 'The longest waiting first, at most 100' }),
  totalCount: whole,
})

export type Approvals = z.infer<typeof approvals>

export const todayInput = z.object({
  own: z.boolean().default(true).meta({ description: 'False: without your own tasks, which the dashboard has, too' }),
})

export type TodayInput = z.infer<typeof todayInput>

export const today = z
  .object({
    own: z.array(task).meta({ description: 'Your open tasks that are due today or overdue, by due day' }),
    groups: z.array(z.object({ id, name: z.string(), tasks: z.array(userGroupTask) })).meta({
      description:
        'Each of your groups, oldest first, with your tasks of it: open ones that are due today, overdue or without a date, those completed today, and those awaiting approval',
    }),
    approvals: z
      .object({ count: whole, first: z.array(approvalRequest) })
      .meta({ description: 'The requests that await your approval as a leader: the five that wait longest' }),
    promises: z.object({ count: whole }).meta({ description: 'Rewards that you still have to give as a leader' }),
    turns: z
      .array(z.object({ groupId: id, taskId: id, title: z.string() }))
      .meta({ description: 'Tasks that are your turn' }),
  })
  .meta({ id: 'Today' })

export type Today = z.infer<typeof today>
