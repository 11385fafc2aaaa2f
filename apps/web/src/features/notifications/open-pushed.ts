import { t } from '@lingui/core/macro'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { showToast } from '../../ui/toasts.ts'
import { markSeen } from './mark-seen.ts'
import { openNotification } from './open.tsx'
import type { NavigateTo } from './use-navigate-to.ts'

/** What a push names in its address: the notification that it opens, or several that count as seen. */
export type Pushed = {
  open?: string | undefined
  seen?: string | undefined
}

const ids = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f-]{36}(,[\da-f-]{36}){0,49}$/.test(value) ? value : undefined

/** What the query of an address names, if it is what a push would name. */
export const pushedIn = ({ open, seen }: Record<string, unknown>): Pushed => ({ open: ids(open), seen: ids(seen) })

/**
 * Opens what a push was about, and marks it as seen everywhere. One that was withdrawn meanwhile leaves the list.
 *
 * Rules: Push.
 */
export async function openPushed({ open, seen }: Pushed, go: NavigateTo): Promise<void> {
  // Going back must not open it again.
  go('/notifications', { replace: true })
  if (open !== undefined) await readAndOpen(open, go)
  else if (seen !== undefined) await markSeen(seen.split(','))
}

async function readAndOpen(id: string, go: NavigateTo): Promise<void> {
  const notification = await trpcClient.notifications.read
    .query({ id })
    .catch((error) => showUnread(error, () => void readAndOpen(id, go)))
  if (!notification) return
  if (!notification.seen) void markSeen([id])
  await openNotification({ ...notification, seen: true }, go)
}

async function showUnread(error: unknown, again: () => void): Promise<void> {
  const { code } = readFailure(error)
  if (code === 'notificationNotFound') return
  const why = await failureText(code)
  showToast({ message: `${t`Couldn’t open this.`} ${why}`, problem: { again } })
}
