import { z } from 'zod'
import { stats } from '../game/schema.ts'
import { daysBetween } from '../kernel/days.ts'
import { callId, day, id } from '../kernel/schema.ts'

export const dayOff = z
  .object({
    id,
    kind: z.enum(['planned', 'sick', 'switch']),
    from: day,
    to: day.nullable().meta({ description: 'The last day. Null: until the holiday is switched off' }),
  })
  .meta({ id: 'DayOff' })

export type DayOff = z.infer<typeof dayOff>

const written = {
  kind: z.enum(['planned', 'sick']),
  from: day.meta({ description: 'Planned: today or later. Sick: one of the last 3 days' }),
  to: day.meta({ description: 'The last day. Planned: at most 60 days. Sick: the same day' }),
  id: callId,
}

const maxDays = 60

/** Whether the days are in order, and no more than allowed. */
function isWithin({ kind, from, to }: { kind: 'planned' | 'sick'; from: string; to: string }): boolean {
  const days = daysBetween(from, to) + 1
  return kind === 'sick' ? days === 1 : days >= 1 && days <= maxDays
}

const invalidTo = { path: ['to'], message: 'from 1 to 60 days, and one day of illness' }

export const addDayOffInput = z.object(written).refine(isWithin, invalidTo)

export type AddDayOff = z.infer<typeof addDayOffInput>

export const ofDayOff = z.object({ dayOffId: id })

export type OfDayOff = z.infer<typeof ofDayOff>

const ofChild = { groupId: id, userId: id }

export const listOfChildInput = z.object(ofChild)

export type ListOfChild = z.infer<typeof listOfChildInput>

export const addForChildInput = z.object({ ...ofChild, ...written }).refine(isWithin, invalidTo)

export type AddForChild = z.infer<typeof addForChildInput>

export const ofChildsDayOff = z.object({ ...ofChild, dayOffId: id })

export type OfChildsDayOff = z.infer<typeof ofChildsDayOff>

export const dayOffAdded = z.object({ dayOff, stats })

export type DayOffAdded = z.infer<typeof dayOffAdded>
