import type { LiveEvent, Notification, NotificationType } from '@questboard/api/notifications/schema'
import type { RegisteredRouter } from '@tanstack/react-router'
import { loadWithRetry } from '../../app/lazy-with-retry.ts'
import { follow } from '../../app/live/follow.ts'
import { refreshBalances } from '../../app/live/refresh-balances.ts'
import { queueGroupRefresh, refreshAllGroups } from '../../app/live/refresh-groups.ts'
import { refreshOwn } from '../../app/live/refresh-own.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { setCount } from './count.ts'
import { refreshLists } from './current.ts'
import { ring } from './ring.ts'

/** The kinds that change the user's rubies, experience, gems or pawn through another user. */
const moves = new Set<NotificationType>([
  ...(['taskApprove', 'missionApprove', 'disapprovedExpiredMission'] as const),
  ...(['rewardApprove', 'sendGems', 'removeMember'] as const),
  ...(['rubiesGiven', 'rubiesTaken', 'taskCompletedForYou', 'deedApprove'] as const),
])

const shownIds = new Set<string>()

/** Whether pushes may be shown here. Most visits load none of their code. */
const hasPushes = () => globalThis.Notification?.permission === 'granted'

/** Applies live events in this window until the page is left. */
export function listenForNotifications(left: AbortSignal, router: RegisteredRouter): Promise<void> {
  // The page of a lost group has nothing to show.
  const onLost = (groupId: string) => {
    if (router.state.location.pathname.startsWith(`/groups/${groupId}`)) void router.navigate({ href: '/groups' })
  }
  if (hasPushes())
    void loadWithRetry(() => import('../push/keep-alive.ts')).then(({ keepPushes }) => keepPushes(router))
  return follow(
    {
      onEvent: (event) => onEvent(event, onLost),
      // A group may have changed between the first requests and the start of the stream.
      onBegin: refreshAllGroups,
    },
    left,
  )
}

function onEvent(event: LiveEvent, onLost: (groupId: string) => void): void {
  if (event.kind === 'groupChanged') queueGroupRefresh(event.groupId, onLost)
  if (event.kind === 'notification') onNotification(event.notification)
  if (event.kind === 'balancesChanged') refreshBalances()
  if (event.kind === 'ownChanged') refreshOwn()
  if (event.kind === 'count') onCount(event.notificationsCount)
  if (event.kind === 'reminder')
    void loadWithRetry(() => import('./remind.ts')).then(({ remind }) => remind(event.reminder))
}

function onCount(count: number): void {
  const before = trpcUtils.profile.read.getData({})?.notificationsCount
  setCount(count)
  if (before === count) return
  void refreshLists()
  if (hasPushes()) import('../push/close-seen.ts').then(({ closeSeen }) => closeSeen(count)).catch(() => {})
}

/** After a reconnect some events may arrive twice. */
function onNotification(notification: Notification): void {
  if (shownIds.has(notification.id)) return
  shownIds.add(notification.id)
  ring(notification)
  void refreshLists()
  void trpcUtils.dashboard.approvals.invalidate()
  // A guardian may be in no group of the child.
  void trpcUtils.children.list.invalidate()
  void trpcUtils.dashboard.today.invalidate()
  if (!moves.has(notification.type)) return
  void trpcUtils.profile.read.invalidate({})
  void trpcUtils.dashboard.read.invalidate({})
}
