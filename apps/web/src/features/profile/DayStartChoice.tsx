import { useLingui } from '@lingui/react/macro'
import type { Profile } from '@questboard/api/profile/schema'
import { useState } from 'react'
import { ofSession } from '../../app/of-session.ts'
import { trpc } from '../../app/trpc.ts'
import { minutesOf } from '../days/calendar.ts'
import { DayStartSelect } from './DayStartSelect.tsx'
import { type EndOfDay, endOfDay } from './end-of-day.ts'

/** When the player's days start. It is saved at once. */
export function DayStartChoice() {
  const { t } = useLingui()
  const utils = trpc.useUtils()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const { mutateAsync } = trpc.profile.update.useMutation()
  const [wanted, setWanted] = useState<Profile['dayStartsAt']>()
  const dayStartsAt = wanted ?? profile.dayStartsAt

  async function choose(chosen: Profile['dayStartsAt'] | null) {
    if (!chosen) return
    setWanted(chosen)
    try {
      const saved = await ofSession(mutateAsync({ dayStartsAt: chosen }))
      if (!saved) return
      utils.profile.read.setData({}, saved)
      // The page that waits for the next day computes again when that is.
      window.dispatchEvent(new Event('focus'))
      // An earlier start can begin the new day at once.
      if (saved.lastDayStart !== profile.lastDayStart) {
        void Promise.all([utils.dashboard.read.invalidate({}), utils.days.story.invalidate({})])
      }
    } catch {
      // An alert shows the failure.
    } finally {
      setWanted(undefined)
    }
  }

  function textOf({ isTonight, time, day }: EndOfDay): string {
    if (isTonight)
      return time === '00:00' ? t`Your day ends tonight at midnight.` : t`Your day ends tonight at ${time}.`
    return t`Your day ends on ${day} at ${time}.`
  }

  return (
    <DayStartSelect
      value={dayStartsAt}
      onChoose={(chosen) => void choose(chosen)}
      description={textOf(
        endOfDay(new Date(), { startsAt: minutesOf(profile.dayStartsAt), lastDayStart: profile.lastDayStart }),
      )}
      isStatus
    />
  )
}
