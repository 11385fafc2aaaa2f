import { z } from 'zod'
import { callId, instant } from '../kernel/schema.ts'

export const calendarState = z
  .object({
    createdAt: instant.meta({ description: 'When the address was made' }),
    lastReadAt: instant.nullable().meta({ description: 'When a calendar last read it, to the hour; null: never' }),
  })
  .meta({ id: 'CalendarState' })

export type CalendarState = z.infer<typeof calendarState>

export const calendarAddress = z
  .object({
    address: z.string().meta({ description: 'Told this once. Whoever knows it reads the calendar, without a token' }),
    createdAt: instant,
  })
  .meta({ id: 'CalendarAddress' })

export type CalendarAddress = z.infer<typeof calendarAddress>

export const makeAddressInput = z.object({ id: callId })

export type MakeAddress = z.infer<typeof makeAddressInput>
