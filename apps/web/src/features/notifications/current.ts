import type { Notification } from '@questboard/api/notifications/schema'
import { getQueryKey } from '@trpc/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { removed } from '../../app/mutations/changes.ts'
import { createOptimisticUpdates } from '../../app/mutations/optimistic-updates.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'

/** The pages of the old list: beneath the key of its call, so that what makes that call stale does so to them. */
export const oldPagesKey = [...getQueryKey(trpc.notifications.old), 'pages']

const beingRemoved = createOptimisticUpdates<Notification>()
const beingSeen = createOptimisticUpdates<Notification>()

// Whoever signs in next must not see what the one before had not finished.
session.onSignedOut(() => {
  beingRemoved.clear()
  beingSeen.clear()
})

/** Takes one out of both lists, until the function that is returned is called. */
export const hide = (id: string): (() => void) => beingRemoved.add(removed([id]))

/** Takes some out of the unseen list, until the function that is returned is called; all when none is named. */
export const hideSeen = (ids: readonly string[]): (() => void) =>
  beingSeen.add(ids.length === 0 ? () => [] : removed(ids))

/** Old ones, less those that are being deleted. */
export function useNotRemoved(notifications: Notification[]): Notification[] {
  const version = useSyncExternalStore(beingRemoved.subscribe, beingRemoved.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `applyTo` reads what the version stands for
  return useMemo(() => beingRemoved.applyTo(notifications), [notifications, version])
}

/** Unseen ones, less those that are being deleted or marked as seen. */
export function useStillUnseen(notifications: Notification[]): Notification[] {
  const rest = useNotRemoved(notifications)
  const version = useSyncExternalStore(beingSeen.subscribe, beingSeen.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `applyTo` reads what the version stands for
  return useMemo(() => beingSeen.applyTo(rest), [rest, version])
}

/** Refetches the lists that are shown. */
export const refreshLists = (): Promise<void> => trpcUtils.notifications.invalidate()
