import { z } from 'zod'
import { board } from '../board/schema.ts'
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
