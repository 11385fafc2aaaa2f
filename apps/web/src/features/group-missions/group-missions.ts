import type { GroupMission } from '@questboard/api/group-missions/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { perGroup } from '../groups/per-group.ts'

/** All missions of a group but archived ones, as its leaders read them, and acts on them. */
export const groupMissionsIn = perGroup((groupId) =>
  createOptimisticList<GroupMission[], GroupMission>(
    {
      queryKey: getQueryKey(trpc.groupMissions.list, { groupId }, 'query'),
      useAnswer: () => trpc.groupMissions.list.useSuspenseQuery({ groupId })[0],
    },
    { read: (missions) => missions, write: (_, missions) => missions },
  ),
)
