import type { Notification } from '@questboard/api/notifications/schema'

/** The time for which an invitation is valid. Rules: Groups. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/** The invitations among the notifications that can still be answered, newest first. */
export function openInvitations(notifications: readonly Notification[], now: Date): Notification[] {
  return notifications.filter(
    ({ type, createdAt, data }) =>
      type === 'groupInvitation' &&
      data.invitationId !== undefined &&
      now.getTime() - new Date(createdAt).getTime() < lifetimeMs,
  )
}
