import { useState } from 'react'
import { ofSession } from '../../app/of-session.ts'
import { trpc } from '../../app/trpc.ts'

/** Whether the player is on holiday, with the pending change applied, and a function to change it. */
export function useHoliday(): { isOn: boolean; setHoliday: (on: boolean) => Promise<boolean> } {
  const utils = trpc.useUtils()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const { mutateAsync } = trpc.days.setHolidayMode.useMutation()
  // The mutation's own pending state changes too late for a switch.
  const [wanted, setWanted] = useState<boolean>()
  return {
    isOn: wanted ?? profile.holidayMode,
    /** Resolves to true on success; a failure is shown as an alert. */
    async setHoliday(on) {
      setWanted(on)
      try {
        const saved = await ofSession(mutateAsync({ holidayMode: on }))
        if (!saved) return false
        utils.profile.read.setData({}, saved)
      } catch {
        return false
      } finally {
        setWanted(undefined)
      }
      void utils.daysOff.list.invalidate({})
      // Ending a holiday extends missions.
      if (!on) void utils.dashboard.read.invalidate({})
      return true
    },
  }
}
