import { z } from 'zod'
import { board } from '../board/schema.ts'
import { userGroupMission } from '../group-missions/schema.ts'
import { userGroupReward } from '../group-rewards/schema.ts'
import { userGroupTask } from '../group-tasks/schema.ts'
import { id } from '../kernel/schema.ts'
import { mission } from '../missions/schema.ts'
import { reward } from '../rewards/schema.ts'
import { tag } from '../tags/schema.ts'
import { task } from '../tasks/schema.ts'

export const dashboard = z
  .object({
    tasks: z.array(task),
    rewards: z.array(reward),
    missions: z.array(mission).meta({ description: 'All but archived ones; one of them may be the main one' }),
    tags: z.array(tag),
    board,
    notificationsCount: z.number().int(),
  })
  .meta({ id: 'Dashboard' })

export type Dashboard = z.infer<typeof dashboard>

export const groupDashboard = z
  .object({
    tasks: z.array(userGroupTask),
    rewards: z.array(userGroupReward),
    missions: z.array(userGroupMission).meta({ description: 'All but archived ones' }),
    tags: z.array(tag),
    board,
    notificationsCount: z.number().int(),
  })
  .meta({ id: 'GroupDashboard' })

export type GroupDashboard = z.infer<typeof groupDashboard>

export const ofGroup = z.object({ groupId: id })

export const ofMemberInGroup = ofGroup.extend({ userId: id })

export type OfMemberInGroup = z.infer<typeof ofMemberInGroup>
