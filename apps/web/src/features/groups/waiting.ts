import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { GroupReward } from '@questboard/api/group-rewards/schema'
import type { GroupTask } from '@questboard/api/group-tasks/schema'

type Items = { tasks?: readonly GroupTask[]; rewards?: readonly GroupReward[]; missions?: readonly GroupMission[] }

type Own = Pick<GroupDashboard, 'tasks' | 'rewards' | 'missions'>

type Asked = { waitingApproval: number }

/** How many of those who wait about an item are somebody else: nobody answers an own request. */
export function waitingOthers({ waitingApproval }: Asked, own: { approveRequested: boolean } | undefined): number {
  return Math.max(0, waitingApproval - (own?.approveRequested ? 1 : 0))
}

/** How many requests in a group wait for the word of the leader whose items are `own`. */
export function countWaiting({ tasks = [], rewards = [], missions = [] }: Items, own: Own | undefined): number {
  const sum = (
    items: readonly (Asked & { id: string })[],
    mine: readonly { id: string; approveRequested: boolean }[],
  ) =>
    items.reduce(
      (count, item) =>
        count +
        waitingOthers(
          item,
          mine.find(({ id }) => id === item.id),
        ),
      0,
    )
  return sum(tasks, own?.tasks ?? []) + sum(rewards, own?.rewards ?? []) + sum(missions, own?.missions ?? [])
}

/** How much somebody has to do in a group now: open tasks, and missions that run. */
export function countToDo({ tasks, missions }: Pick<Own, 'tasks' | 'missions'>): number {
  return (
    tasks.filter(({ completed }) => !completed).length + missions.filter(({ status }) => status === 'active').length
  )
}
