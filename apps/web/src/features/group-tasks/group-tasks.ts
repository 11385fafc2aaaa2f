import { getQueryKey } from '@trpc/react-query'
import { perGroup } from '../../app/mutations/per-group.ts'
import { createResponseList } from '../../app/mutations/response-list.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from '../groups/refresh.ts'

/** The current tasks of a group, as its leaders see them. */
export const groupTasksIn = perGroup((groupId) =>
  createResponseList({
    queryKey: getQueryKey(trpc.groupTasks.list, { groupId }, 'query'),
    useResponse: () => trpc.groupTasks.list.useSuspenseQuery({ groupId })[0],
    onChanged: () => refreshGroup(groupId),
  }),
)
