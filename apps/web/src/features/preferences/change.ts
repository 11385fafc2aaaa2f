import type { UpdatePreferences } from '@questboard/api/preferences/schema'
import { ofSession } from '../../app/of-session.ts'
import { trpc } from '../../app/trpc.ts'

/** Saves changes of the notification preferences at once. If the server refuses, an alert says why. */
export function useChange(): (change: UpdatePreferences) => Promise<void> {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.preferences.update.useMutation()
  return async (change) => {
    try {
      const saved = await ofSession(mutateAsync(change))
      if (saved) utils.preferences.read.setData({}, saved)
    } catch {
      // An alert says why.
    }
  }
}
