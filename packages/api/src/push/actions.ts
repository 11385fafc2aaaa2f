import type { NotificationData } from '@questboard/db/schema'
import type { NotificationType } from '../notifications/schema.ts'

/** A notification, as a push needs it. */
export interface PushedNotification {
  id: string
  type: string
  groupId: string | null
  /** The subject of the push, such as `task:ID:USER`. */
  source: string
  data: NotificationData
  createdAt: Date
}

/** A button of a notification, and the REST call that it makes. */
export interface PushAction {
  action: 'approve' | 'notYet'
  title: string
  /** The path of a POST. */
  path: string
  body: { approved: boolean; requestedAt?: string }
}

/** The path of a request in a group, by the type of its notification. */
const paths: Partial<Record<NotificationType, 'tasks' | 'missions' | 'rewards' | 'deeds'>> = {
  askTaskApprove: 'tasks',
  askMissionApprove: 'missions',
  requestRewardApproval: 'rewards',
  askDeedApprove: 'deeds',
}

/** What a request for approval is about; without `items` it is not one. */
export function requestOf({ type, source }: PushedNotification) {
  const [, item, member] = source.split(':')
  return { items: paths[type as NotificationType], item, member }
}

/**
 * The buttons of a single request for approval. They answer that request only: a later one is left alone.
 * @param requestedAt when it was made; deeds need none
 * @param words those on them
 */
export function actionsOf(
  notifications: readonly PushedNotification[],
  requestedAt: Date | null,
  words: { approve: string; notYet: string },
): PushAction[] {
  const [first, second] = notifications
  const path = first && !second ? pathOf(first, requestedAt) : undefined
  if (path === undefined) return []
  const request = requestedAt === null ? {} : { requestedAt: requestedAt.toISOString() }
  return [
    { action: 'approve', title: words.approve, path, body: { approved: true, ...request } },
    { action: 'notYet', title: words.notYet, path, body: { approved: false, ...request } },
  ]
}

function pathOf(notification: PushedNotification, requestedAt: Date | null): string | undefined {
  const { groupId } = notification
  const { items, item, member } = requestOf(notification)
  if (!items || groupId === null || item === undefined) return undefined
  if (items === 'deeds') return `/groups/${groupId}/deeds/${item}/approve`
  return member && requestedAt ? `/groups/${groupId}/users/${member}/${items}/${item}/approve` : undefined
}
