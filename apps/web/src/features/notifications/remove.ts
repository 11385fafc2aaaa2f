import type { Notification } from '@questboard/api/notifications/schema'
import { readFailure } from '../../app/failure.ts'
import { deletionMessages, removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { hide, hideCount, refreshLists } from './current.ts'
import { textsOf } from './notification-texts.ts'

type Hidden = { show: () => void; showCount: ReturnType<typeof hideCount> }

/** Hides a notification, and deletes it when the toast closes without an undo. */
export function removeNotification(notification: Notification): void {
  const { id, seen } = notification
  const { title } = textsOf(notification)
  const hideAll = (): Hidden => ({ show: hide(id), showCount: hideCount(seen ? 0 : 1) })
  removeWithUndo({
    messages: deletionMessages(title),
    hide() {
      const { show, showCount } = hideAll()
      return () => {
        show()
        showCount()
      }
    },
    send: () => send(id, hideAll()),
    path: `/user/notifications/${id}`,
  })
}

async function send(id: string, { show, showCount }: Hidden): Promise<void> {
  try {
    const { notificationsCount } = await trpcClient.notifications.remove.mutate({ id })
    showCount(notificationsCount)
  } catch (error) {
    // It was answered meanwhile and is already removed.
    if (readFailure(error).code !== 'notificationNotFound') throw error
  } finally {
    await refreshLists().catch(() => {})
    show()
    showCount()
  }
}
