import { useEffect } from 'react'
import { trpc } from '../../app/trpc.ts'
import { currentDay } from './current-day.ts'
import { watchRollover } from './watch-rollover.ts'

/** Updates the open page after the day rollover. It only refetches data, so input is kept. */
export function DayRollover() {
  const utils = trpc.useUtils()
  useEffect(
    () =>
      watchRollover({
        settledDay: () => utils.profile.read.getData({})?.lastDayStart ?? currentDay(),
        async refetch() {
          await Promise.all([
            utils.profile.read.invalidate({}),
            utils.dashboard.read.invalidate({}),
            utils.days.story.invalidate({}),
          ])
        },
      }),
    [utils],
  )
  return null
}
