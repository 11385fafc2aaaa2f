import { trpcUtils } from '../../app/trpc.ts'

/** The number of unseen notifications. */
export const readCount = (): number => trpcUtils.profile.read.getData({})?.notificationsCount ?? 0

/** Sets the number of unseen notifications. It is part of the profile, which every page has. */
export function showCount(notificationsCount: number): void {
  trpcUtils.profile.read.setData({}, (profile) => profile && { ...profile, notificationsCount })
}

/** Changes the number before the server responds; never below zero. */
export function moveCount(by: number): void {
  showCount(Math.max(0, readCount() + by))
}
