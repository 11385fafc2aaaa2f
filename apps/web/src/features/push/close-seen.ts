import { trpcUtils } from '../../app/trpc.ts'

type Badged = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** Shows the number of unseen notifications on the icon of the installed app, where the browser can. */
function showBadge(count: number): void {
  const app = navigator as Badged
  const shown = count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.()
  shown?.catch(() => {})
}

/** The ids of the notifications that a shown push names in its address. */
function idsIn({ data }: Notification): string[] {
  const { searchParams } = new URL(data?.url ?? '/', window.location.origin)
  return (searchParams.get('open') ?? searchParams.get('seen') ?? '').split(',').filter(Boolean)
}

/** Closes every push and clears the number on the icon, as their user has signed out and others use this device, too. */
export async function closeAll(): Promise<void> {
  showBadge(0)
  for (const push of await shownPushes()) push.close()
}

async function shownPushes(): Promise<Notification[]> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.getNotifications()) ?? []
}

/**
 * Closes pushes whose notifications were all seen, on this device or another, and updates the number on the icon.
 * @param count of unseen notifications
 */
export async function closeSeen(count: number): Promise<void> {
  showBadge(count)
  const shown = await shownPushes()
  if (shown.length === 0) return
  const { notifications } = await trpcUtils.notifications.list.fetch({}, { staleTime: 0 })
  const unseen = new Set(notifications.map(({ id }) => id))
  for (const push of shown) {
    const ids = idsIn(push)
    if (ids.length > 0 && !ids.some((id) => unseen.has(id))) push.close()
  }
}
