import { t } from '@lingui/core/macro'
import type { Notification } from '@questboard/api/notifications/schema'
import { readFailure } from '../../app/failure.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { moveCount, showCount } from './count.ts'
import { hide, refreshLists } from './current.ts'
import { textsOf } from './notification-texts.ts'

/** Hides a notification, and deletes it when the toast closes without an undo. */
export function removeNotification(notification: Notification): void {
  const { id, seen } = notification
  const { title } = textsOf(notification)
  const takeAway = () => {
    if (!seen) moveCount(-1)
    return hide(id)
  }
  const bringBack = (lift: () => void) => () => {
    lift()
    if (!seen) moveCount(1)
  }
  removeWithUndo({
    messages: {
      deleted: t`“${title}” deleted.`,
      back: t`“${title}” is back`,
      notDeleted: t`Couldn’t delete “${title}”.`,
    },
    hide: () => bringBack(takeAway()),
    send: () => send(id, takeAway()),
    path: `/user/notifications/${id}`,
  })
}

async function send(id: string, bringBack: () => void): Promise<void> {
  try {
    const { notificationsCount } = await trpcClient.notifications.remove.mutate({ id })
    showCount(notificationsCount)
  } catch (error) {
    // It was answered meanwhile and is already removed.
    if (readFailure(error).code !== 'notificationNotFound') throw error
  } finally {
    await refreshLists().catch(() => {})
    bringBack()
  }
}
