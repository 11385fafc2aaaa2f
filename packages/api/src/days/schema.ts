import { z } from 'zod'
import { day, id } from '../kernel/schema.ts'

const gold = z.number().int()

const mission = z.object({ id, name: z.string() })

const titled = z.object({ title: z.string() })

export const story = z
  .object({
    from: day.meta({ description: 'The day of the last visit' }),
    to: day,
    missed: z.array(z.object({ title: z.string(), type: z.enum(['daily', 'weekly']), gold })),
    kept: z.number().int().meta({ description: 'The number of daily and weekly tasks that were not missed' }),
    cost: gold.meta({ description: 'The gold that the missed tasks cost' }),
    began: z.array(mission).meta({ description: 'Missions that became active' }),
    failed: z.array(mission).meta({ description: 'Missions that were not completed in time' }),
    overdue: z.array(titled).meta({ description: 'Open to-dos whose due day has ended' }),
    ended: z.array(titled).meta({ description: 'Tasks whose schedule has ended. They are in the archive' }),
  })
  .meta({ id: 'DayStory' })

export type Story = z.infer<typeof story>
