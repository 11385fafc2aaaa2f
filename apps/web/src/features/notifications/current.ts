import type { Notification } from '@questboard/api/notifications/schema'
import { getQueryKey } from '@trpc/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { removeItems } from '../../app/mutations/changes.ts'
import { createOptimisticUpdates } from '../../app/mutations/optimistic-updates.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'
import { hiddenCount, setCount } from './count.ts'

/**
 * The query key of the old pages. It starts with the key of the call, so invalidating the call invalidates the pages.
 */
export const oldPagesKey = [...getQueryKey(trpc.notifications.old), 'pages']

const beingRemoved = createOptimisticUpdates<Notification>()
const beingSeen = createOptimisticUpdates<Notification>()

// The next user must not see the previous user's pending updates.
session.onSignedOut(() => {
  beingRemoved.clear()
  beingSeen.clear()
})

/** Hides a notification in both lists until the returned function is called. */
export const hide = (id: string): (() => void) => beingRemoved.add(removeItems([id]))

/** Hides notifications in the unseen list until the returned function is called. */
export const hideSeen = (ids: readonly string[]): (() => void) => beingSeen.add(removeItems(ids))

/** Removes the notifications that are being deleted. */
export function useNotRemoved(notifications: Notification[]): Notification[] {
  const version = useSyncExternalStore(beingRemoved.subscribe, beingRemoved.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `applyTo` depends on the version
  return useMemo(() => beingRemoved.applyTo(notifications), [notifications, version])
}

/** Removes the notifications that are being deleted or marked as seen. */
export function useStillUnseen(notifications: Notification[]): Notification[] {
  const rest = useNotRemoved(notifications)
  const version = useSyncExternalStore(beingSeen.subscribe, beingSeen.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `applyTo` depends on the version
  return useMemo(() => beingSeen.applyTo(rest), [rest, version])
}

/**
 * Subtracts notifications from the number of unseen ones.
 * @returns a function that ends it, and sets the number that the server counts now if it is known
 */
export function hideCount(number: number) {
  let rest = number
  hiddenCount.write(hiddenCount.read() + rest)
  return (counted?: number): void => {
    if (counted !== undefined) setCount(counted)
    hiddenCount.write(Math.max(0, hiddenCount.read() - rest))
    rest = 0
  }
}

/** Refetches the lists that are shown. */
export const refreshLists = (): Promise<void> => trpcUtils.notifications.invalidate()
