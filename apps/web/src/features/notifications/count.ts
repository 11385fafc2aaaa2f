import { trpcUtils } from '../../app/trpc.ts'

/** Shows beside the bell how many notifications are unseen. The profile, which every page has, is where it stands. */
export function showCount(notificationsCount: number): void {
  trpcUtils.profile.read.setData({}, (profile) => profile && { ...profile, notificationsCount })
}

/** Moves the number before the server has answered; never below zero. */
export function moveCount(by: number): void {
  showCount(Math.max(0, (trpcUtils.profile.read.getData({})?.notificationsCount ?? 0) + by))
}
