import { trpcUtils } from '../../app/trpc.ts'

/**
 * Asks again for what an act in a group may have changed beside what it has answered: others' lists, balances and counts.
 * Only what is on the screen is fetched.
 */
export function refreshGroup(groupId: string): void {
  void Promise.all([
    trpcUtils.groups.list.invalidate(),
    trpcUtils.groups.read.invalidate({ id: groupId }),
    trpcUtils.groups.invitations.list.invalidate({ id: groupId }),
    trpcUtils.groupTasks.invalidate(),
    trpcUtils.groupRewards.invalidate(),
    trpcUtils.groupMissions.invalidate(),
    trpcUtils.dashboard.readInGroup.invalidate({ groupId }),
    trpcUtils.dashboard.readOfMember.invalidate(),
    trpcUtils.dashboard.approvals.invalidate(),
  ])
}
