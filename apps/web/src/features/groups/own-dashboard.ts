import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../app/trpc.ts'

/** The user's dashboard in a group, from the cache. */
export const ownDashboardIn = (groupId: string) => ({
  queryKey: getQueryKey(trpc.dashboard.readInGroup, { groupId }, 'query'),
  useAnswer: (): GroupDashboard => trpc.dashboard.readInGroup.useSuspenseQuery({ groupId })[0],
})
