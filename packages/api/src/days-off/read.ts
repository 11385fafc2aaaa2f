import type { Queries } from '@questboard/db'
import { and, asc, eq, gte, isNull, or } from '@questboard/db/drizzle'
import { daysOff } from '@questboard/db/schema'
import { addDays, type Day } from '../kernel/clock.ts'
import { listedDays } from './rules.ts'
import type { DayOff } from './schema.ts'

export type DayOffRow = typeof daysOff.$inferSelect

/** The days off of a user that are not over, and those of the last two months, by their first day. */
export const findDaysOff = (queries: Queries, userId: string, today: Day): Promise<DayOffRow[]> =>
  queries
    .select()
    .from(daysOff)
    .where(and(eq(daysOff.userId, userId), or(isNull(daysOff.to), gte(daysOff.to, addDays(today, -listedDays)))))
    .orderBy(asc(daysOff.from), asc(daysOff.id))

export const showDayOff = ({ id, kind, from, to }: DayOffRow): DayOff => ({ id, kind, from, to })
