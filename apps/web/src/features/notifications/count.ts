import { refetchProfileIfFetching } from '../../app/query-client.ts'
import { session, trpc, trpcUtils } from '../../app/trpc.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** How many unseen notifications are being deleted or marked as seen: the server still counts them. */
export const hiddenCount = createStore(0)

// The next user must not see the previous user's pending updates.
session.onSignedOut(() => hiddenCount.write(0))

/** The number of unseen notifications. It is part of the profile, which every page has. */
export function useUnseenCount(): number {
  const [profile] = trpc.profile.read.useSuspenseQuery({})
  const count = useStore(hiddenCount)
  // The cache notifies components a moment later. Reading it here keeps a notification from being subtracted twice.
  return Math.max(0, (trpcUtils.profile.read.getData({}) ?? profile).notificationsCount - count)
}

/** Sets the number that the server counts. */
export function setCount(notificationsCount: number): void {
  trpcUtils.profile.read.setData({}, (profile) => profile && { ...profile, notificationsCount })
  refetchProfileIfFetching()
}
