import { trpc } from '../../app/trpc.ts'
import { localDay } from './calendar.ts'

/**
 * The player's today, `YYYY-MM-DD`: a day never goes back, so it is the later one of this device's date and the one
 * that was last settled.
 *
 * Specification: Identity, text, time, money.
 */
export function useToday(): string {
  const [{ lastDayStart }] = trpc.profile.read.useSuspenseQuery({})
  const local = localDay(new Date())
  return local > lastDayStart ? local : lastDayStart
}
