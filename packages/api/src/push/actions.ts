import type { PushType } from '../notifications/push-kinds.ts'
import type { NotificationType } from '../notifications/schema.ts'
import type { PushedNotification } from './compose.ts'

/** A button of a notification, and the REST call that it makes. */
export interface PushAction {
  action: 'approve' | 'notYet'
  title: string
  /** Of a POST. */
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

/**
 * The buttons of a single request for approval. They answer that request only: a later one is left alone.
 * @param of the words on them
 */
export function actionsOf(
  type: PushType,
  notifications: readonly PushedNotification[],
  of: { approve: string; notYet: string },
): PushAction[] {
  const [asked, second] = notifications
  const path = asked && !second ? pathOf(type, asked) : undefined
  if (path === undefined) return []
  const about = type === 'askDeedApprove' || !asked ? {} : { requestedAt: asked.createdAt.toISOString() }
  return [
    { action: 'approve', title: of.approve, path, body: { approved: true, ...about } },
    { action: 'notYet', title: of.notYet, path, body: { approved: false, ...about } },
  ]
}

function pathOf(type: PushType, { groupId, source }: PushedNotification): string | undefined {
  const items = paths[type as NotificationType]
  const [, item, member] = source.split(':')
  if (!items || groupId === null || item === undefined) return undefined
  if (items === 'deeds') return `/groups/${groupId}/deeds/${item}/approve`
  return member && `/groups/${groupId}/users/${member}/${items}/${item}/approve`
}
