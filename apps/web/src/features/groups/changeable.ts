import type { Group } from '@questboard/api/groups/schema'

type Item = { assignedUsers: readonly string[]; waitingApproval: number; archived?: boolean }

/** Whether the user is an assignee of the item. Then only another leader may change it. Specification: Groups. */
export const isOwn = ({ currentMember }: Group, { assignedUsers }: Pick<Item, 'assignedUsers'>): boolean =>
  assignedUsers.includes(currentMember.userId)

/** Whether leaders may change an item now: not if it awaits approval, is archived, or is their own. */
export const isChangeable = (group: Group, item: Item): boolean =>
  !item.archived && item.waitingApproval === 0 && !isOwn(group, item)
