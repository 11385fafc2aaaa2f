import type { Group } from '@questboard/api/groups/schema'

type Item = { assignedUsers: readonly string[]; waitingApproval: number; archived?: boolean; forMyself?: boolean }

/**
 * Whether only other leaders may change the item: the user is an assignee, and did not make it for themselves.
 * Specification: Groups.
 */
export const isOwn = (
  { currentMember }: Group,
  { assignedUsers, forMyself }: Pick<Item, 'assignedUsers' | 'forMyself'>,
): boolean => !forMyself && assignedUsers.includes(currentMember.userId)

/** Whether leaders may change an item now: not if it awaits approval, is archived, or is their own. */
export const isChangeable = (group: Group, item: Item): boolean =>
  !item.archived && item.waitingApproval === 0 && !isOwn(group, item)
