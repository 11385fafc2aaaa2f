import type { UpdatePreferences } from '@questboard/api/preferences/schema'
import { trpc } from '../../app/trpc.ts'

/** Saves changes of the notification preferences at once. If the server refuses, an alert says why. */
export function useChange(): (change: UpdatePreferences) => Promise<void> {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.preferences.update.useMutation()
  return async (change) => {
    try {
      utils.preferences.read.setData({}, await mutateAsync(change))
    } catch {
      // An alert says why.
    }
  }
}
