import { z } from 'zod'
import { callId, instant } from '../kernel/schema.ts'

export const calendarState = z
  .object({
    createdAt: instant.meta({ description: 'When the URL was created' }),
    lastReadAt: instant.nullable().meta({ description: 'When a calendar last read it, to the hour. Null: never' }),
  })
  .meta({ id: 'CalendarState' })

export type CalendarState = z.infer<typeof calendarState>

export const calendarAddress = z
  .object({
    address: z
      .string()
      .meta({ description: 'Returned only in this response. Anyone who knows it can read the calendar' }),
    createdAt: instant,
  })
  .meta({ id: 'CalendarAddress' })

export type CalendarAddress = z.infer<typeof calendarAddress>

export const createAddressInput = z.object({ id: callId })

export type CreateAddress = z.infer<typeof createAddressInput>
