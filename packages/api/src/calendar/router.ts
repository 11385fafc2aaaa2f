import { router } from '../kernel/trpc.ts'

/** The secret address of a calendar. */
export const calendarRouter = router({})
