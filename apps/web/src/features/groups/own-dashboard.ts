import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { getQueryKey } from '@trpc/react-query'
import type { Source } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from './refresh.ts'

/** The user's dashboard in a group, from the cache. */
export const ownDashboardIn = (groupId: string): Source<GroupDashboard> => ({
  queryKey: getQueryKey(trpc.dashboard.readInGroup, { groupId }, 'query'),
  useResponse: () => trpc.dashboard.readInGroup.useSuspenseQuery({ groupId })[0],
  onChanged: () => refreshGroup(groupId),
})
