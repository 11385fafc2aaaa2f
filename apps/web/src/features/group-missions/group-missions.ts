import { getQueryKey } from '@trpc/react-query'
import { perGroup } from '../../app/mutations/per-group.ts'
import { createResponseList } from '../../app/mutations/response-list.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from '../groups/refresh.ts'

/** The current missions of a group, as its leaders see them. */
export const groupMissionsIn = perGroup((groupId) =>
  createResponseList({
    queryKey: getQueryKey(trpc.groupMissions.list, { groupId }, 'query'),
    useResponse: () => trpc.groupMissions.list.useSuspenseQuery({ groupId })[0],
    onChanged: () => refreshGroup(groupId),
  }),
)
