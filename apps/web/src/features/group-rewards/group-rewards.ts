import type { GroupReward } from '@questboard/api/group-rewards/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { perGroup } from '../groups/per-group.ts'

/** The current rewards of a group, as its leaders see them. */
export const groupRewardsIn = perGroup((groupId) =>
  createOptimisticList<GroupReward[], GroupReward>(
    {
      queryKey: getQueryKey(trpc.groupRewards.list, { groupId }, 'query'),
      useAnswer: () => trpc.groupRewards.list.useSuspenseQuery({ groupId })[0],
    },
    { read: (rewards) => rewards, write: (_, rewards) => rewards },
  ),
)
