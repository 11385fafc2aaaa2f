import type { GroupMission } from '@questboard/api/group-missions/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { perGroup } from '../groups/per-group.ts'

/** The current missions of a group, as its leaders see them. */
export const groupMissionsIn = perGroup((groupId) =>
  createOptimisticList<GroupMission[], GroupMission>(
    {
      queryKey: getQueryKey(trpc.groupMissions.list, { groupId }, 'query'),
      useAnswer: () => trpc.groupMissions.list.useSuspenseQuery({ groupId })[0],
    },
    { read: (missions) => missions, write: (_, missions) => missions },
  ),
)
