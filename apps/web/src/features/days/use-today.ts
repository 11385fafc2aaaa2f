import { trpc } from '../../app/trpc.ts'
import { localDay } from './calendar.ts'

/**
 * The player's current date, `YYYY-MM-DD`. It never goes back: it is the later one of this device's date and the last
 * date that the server processed.
 *
 * Specification: Identity, text, time, money.
 */
export function useToday(): string {
  const [{ lastDayStart }] = trpc.profile.read.useSuspenseQuery({})
  const local = localDay(new Date())
  return local > lastDayStart ? local : lastDayStart
}
