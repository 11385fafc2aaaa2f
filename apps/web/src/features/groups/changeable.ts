import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'

type Assigned = { assignedUsers: readonly string[] } & Partial<
  Pick<GroupTask, 'forMyself' | 'assignment' | 'occurrence'>
>

type Item = Assigned & { waitingApproval: number; archived?: boolean }

/**
 * Whether only other leaders may change the item: the user is an assignee, and did not make it for themselves. Where
 * members share a task, the one who has it now.
 * Rules: Groups; Turns.
 */
export function onlyOtherLeadersMayChange(
  { currentMember: { userId } }: Group,
  { assignedUsers, forMyself, assignment = 'each', occurrence }: Assigned,
): boolean {
  if (forMyself) return false
  if (assignment === 'each') return assignedUsers.includes(userId)
  return occurrence?.holder === userId || occurrence?.takenBy === userId
}

/** Whether leaders may change an item now: not if it awaits approval, is archived, or is their own. */
export const isChangeable = (group: Group, item: Item): boolean =>
  !item.archived && item.waitingApproval === 0 && !onlyOtherLeadersMayChange(group, item)
