import { getQueryKey } from '@trpc/react-query'
import { perGroup } from '../../app/mutations/per-group.ts'
import { createResponseList } from '../../app/mutations/response-list.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from '../groups/refresh.ts'

/** The current rewards of a group, as its leaders see them. */
export const groupRewardsIn = perGroup((groupId) =>
  createResponseList({
    queryKey: getQueryKey(trpc.groupRewards.list, { groupId }, 'query'),
    useResponse: () => trpc.groupRewards.list.useSuspenseQuery({ groupId })[0],
    onChanged: () => refreshGroup(groupId),
  }),
)
