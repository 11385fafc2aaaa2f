import { refetchProfileIfFetching } from '../../app/query-client.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** How many unseen notifications are being deleted or marked as seen: the server still counts them. */
const hidden = createStore(0)

// The next user must not see the previous user's pending updates.
session.onSignedOut(() => hidden.write(0))

/** The number of unseen notifications. It is part of the profile, which every page has. */
export function useUnseenCount(): number {
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const count = useStore(hidden)
  // The cache notifies components a moment later. Reading it here keeps a notification from being subtracted twice.
  return Math.max(0, (trpcUtils.profile.read.getData({}) ?? profile).notificationsCount - count)
}

/** Sets the number that the server counts. */
export function setCount(notificationsCount: number): void {
  trpcUtils.profile.read.setData({}, (profile) => profile && { ...profile, notificationsCount })
  refetchProfileIfFetching()
}

/**
 * Subtracts notifications.
 * @returns a function that ends it, and sets the number that the server counts now if it is known
 */
export function hideCount(number: number) {
  let rest = number
  hidden.write(hidden.read() + rest)
  return (counted?: number): void => {
    if (counted !== undefined) setCount(counted)
    hidden.write(Math.max(0, hidden.read() - rest))
    rest = 0
  }
}
