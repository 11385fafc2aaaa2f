import { t } from '@lingui/core/macro'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient } from '../../app/trpc.ts'
import { moveCount, readCount, showCount } from './count.ts'
import { hideSeen, refreshLists } from './current.ts'

/** Marks notifications as seen, all when no ids are given. They move to the old ones at once. */
export function markSeen(ids: readonly string[]): Promise<void> {
  return attempt(t`Couldn’t mark this as seen.`, async () => {
    const before = readCount()
    const lift = hideSeen(ids)
    moveCount(-(ids.length || before))
    const lowered = readCount()
    try {
      const { notificationsCount } = await trpcClient.notifications.markSeen.mutate({ notificationIds: [...ids] })
      showCount(notificationsCount)
      await refreshLists()
    } catch (error) {
      // A live event may have brought another number meanwhile.
      if (readCount() === lowered) showCount(before)
      throw error
    } finally {
      lift()
    }
  })
}
