import { useEffect } from 'react'
import { trpc } from '../../app/trpc.ts'
import { localDay } from './calendar.ts'
import { watchTurn } from './watch-turn.ts'

/** Turns whatever page is open to the new day. What is being typed stays: nothing is drawn anew, only asked for again. */
export function DayTurn() {
  const utils = trpc.useUtils()
  useEffect(
    () =>
      watchTurn({
        settledDay: () => utils.profile.read.getData({})?.lastDayStart ?? localDay(new Date()),
        async turn() {
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
