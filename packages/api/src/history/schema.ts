import { z } from 'zod'
import { day, id, instant, limit, page, title } from '../kernel/schema.ts'
import { taskType } from '../tasks/schema.ts'

export const outcomes = ['done', 'late', 'missed', 'skipped', 'spared'] as const

export const outcome = z.enum(outcomes).meta({
  id: 'Outcome',
  description:
    '`late`: done after it was missed; of a to-do, after its due day. `spared`: its due day ended on a holiday, so it was not missed',
})

export type Outcome = z.infer<typeof outcome>

export const endedOccurrence = z
  .object({
    slot: day.nullable().meta({
      description: 'The day that names the occurrence; of a week without a schedule its Monday. Null: a to-do',
    }),
    dueOn: day.meta({ description: 'Its due day; of a to-do without one the day on which it was done' }),
    outcome,
    at: instant.nullable().meta({ description: 'When it was done' }),
  })
  .meta({ id: 'EndedOccurrence' })

export type EndedOccurrence = z.infer<typeof endedOccurrence>

export const taskHistoryInput = z.object({ id, page, limit })

export type TaskHistoryInput = z.infer<typeof taskHistoryInput>

const times = z.number().int()

export const taskHistory = z
  .object({
    occurrences: z.array(endedOccurrence),
    totalCount: times,
    counts: z
      .object({ done: times, late: times, missed: times, skipped: times, spared: times })
      .meta({ description: 'How many ended in each way, over all pages' }),
  })
  .meta({ id: 'TaskHistory' })

export type TaskHistory = z.infer<typeof taskHistory>

/** How many days one call covers. */
export const maxDays = 400

export const statisticsInput = z.object({
  from: day,
  to: day.meta({ description: `At most ${maxDays} days, \`from\` included` }),
})

export type StatisticsInput = z.infer<typeof statisticsInput>

const statisticsDay = z
  .object({
    day,
    done: times.meta({ description: 'How many tasks were done on it' }),
    missed: times.meta({ description: 'How many were due by its end and have not been done since' }),
    exp: times.meta({ description: 'Experience gained, less what was taken back' }),
    gold: times.meta({ description: 'Gold earned, less what was spent or taken' }),
  })
  .meta({ id: 'StatisticsDay' })

export type StatisticsDay = z.infer<typeof statisticsDay>

const statisticsTask = z
  .object({
    id,
    groupId: id.nullable().meta({ description: 'The group of a group task' }),
    title,
    type: taskType,
    done: times,
    late: times,
    missed: times,
  })
  .meta({ id: 'StatisticsTask' })

export type StatisticsTask = z.infer<typeof statisticsTask>

export const statistics = z
  .object({
    days: z.array(statisticsDay).meta({ description: 'Every day from `from` to `to`' }),
    tasks: z.array(statisticsTask).meta({
      description:
        'Repeating tasks that are not archived, own ones and group tasks assigned to you, the 100 with the most occurrences in these days, most first',
    }),
    streak: z.object({ current: times, best: times }).meta({
      description: 'Days in a row on which something was done, within the last 400 days. Holidays do not end it',
    }),
    perfectDays: times.meta({ description: 'Ended days on which something was done and nothing was missed' }),
  })
  .meta({ id: 'Statistics' })

export type Statistics = z.infer<typeof statistics>
