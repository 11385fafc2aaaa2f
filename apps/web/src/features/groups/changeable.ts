import type { Group } from '@questboard/api/groups/schema'

type Item = { assignedUsers: readonly string[]; waitingApproval: number; archived?: boolean }

/** Whether an item is one's own as well: then another leader changes it. Specification: Groups. */
export const isOwn = ({ currentMember }: Group, { assignedUsers }: Pick<Item, 'assignedUsers'>): boolean =>
  assignedUsers.includes(currentMember.userId)

/** Whether leaders may change an item now: not what waits for approval, nor what is archived, nor their own. */
export const isChangeable = (group: Group, item: Item): boolean =>
  !item.archived && item.waitingApproval === 0 && !isOwn(group, item)
