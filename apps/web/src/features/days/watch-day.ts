import { trpcUtils } from '../../app/trpc.ts'
import { currentDay } from './current-day.ts'
import { watchRollover } from './watch-rollover.ts'

/**
 * Updates the open page after the day rollover. It only refetches data, so input is kept.
 * @returns a function that stops it
 */
export const watchDay = (): (() => void) =>
  watchRollover({
    settledDay: () => trpcUtils.profile.read.getData({})?.lastDayStart ?? currentDay(),
    async refetch() {
      await Promise.all([
        trpcUtils.profile.read.invalidate({}),
        trpcUtils.dashboard.invalidate(),
        trpcUtils.days.story.invalidate({}),
      ])
    },
  })
