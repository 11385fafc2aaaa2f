import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'

/** Whether the player is on holiday, as it will be when what was asked for has gone well, and how to change that. */
export function useHoliday(): { isOn: boolean; turn: (on: boolean) => Promise<boolean> } {
  const utils = trpc.useUtils()
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const { mutateAsync } = trpc.days.setHolidayMode.useMutation()
  // Of our own, as the mutation tells that it is pending a moment too late for a switch that was just turned.
  const [wanted, setWanted] = useState<boolean>()
  return {
    isOn: wanted ?? profile.holidayMode,
    /** True when it went well; a failure has its toast. */
    async turn(on) {
      setWanted(on)
      try {
        utils.profile.read.setData({}, await mutateAsync({ holidayMode: on }))
      } catch {
        return false
      } finally {
        setWanted(undefined)
      }
      // Coming back gives missions more time.
      if (!on) void utils.dashboard.read.invalidate({})
      return true
    },
  }
}
