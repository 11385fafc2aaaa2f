import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../../app/trpc.ts'

/** What one has in a group, as the cache holds it. */
export const ownDashboardIn = (groupId: string) => ({
  queryKey: getQueryKey(trpc.dashboard.readInGroup, { groupId }, 'query'),
  useAnswer: (): GroupDashboard => trpc.dashboard.readInGroup.useSuspenseQuery({ groupId })[0],
})
