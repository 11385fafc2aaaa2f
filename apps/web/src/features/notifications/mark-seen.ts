import { t } from '@lingui/core/macro'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'
import { hideCount, hideSeen, refreshLists } from './current.ts'

/** Marks one or more notifications as seen. They move to the old ones at once. */
export function markSeen(ids: readonly string[]): Promise<void> {
  return attempt(t`Couldn’t mark this as seen.`, async () => {
    const show = hideSeen(ids)
    const showCount = hideCount(ids.length)
    try {
      const { notificationsCount } = await trpcClient.notifications.markSeen.mutate({ notificationIds: [...ids] })
      showCount(notificationsCount)
      await refreshLists()
    } finally {
      show()
      showCount()
    }
  })
}

/**
 * Marks the shown list of unseen notifications as seen. It names them: one that arrives meanwhile, or before the call
 * is repeated, stays new.
 */
export function markAllSeen(): Promise<void> {
  const shown = trpcUtils.notifications.list.getData({})?.notifications ?? []
  // To the server, no ids mean all.
  return shown.length === 0 ? refreshLists() : markSeen(shown.map(({ id }) => id))
}
