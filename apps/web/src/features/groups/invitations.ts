import type { Notification } from '@questboard/api/notifications/schema'

/** How long an invitation is good for, in milliseconds. Specification: Groups. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** The invitations among notifications that can still be answered, newest first. One that was answered is not among them. */
export function openInvitations(notifications: readonly Notification[], now: Date): Notification[] {
  return notifications.filter(
    ({ type, createdAt, data }) =>
      type === 'groupInvitation' &&
      data.invitationId !== undefined &&
      now.getTime() - new Date(createdAt).getTime() < lifetime,
  )
}
