import { trpc } from '../../app/trpc.ts'
import { currentDay } from './current-day.ts'

/** The player's current date, `YYYY-MM-DD`. The component is rendered again when the profile changes. */
export function useToday(): string {
  trpc.profile.read.useSuspenseQuery({})
  return currentDay()
}
