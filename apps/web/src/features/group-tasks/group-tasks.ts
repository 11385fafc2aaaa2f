import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { perGroup } from '../groups/per-group.ts'

/** The current tasks of a group, as its leaders see them. */
export const groupTasksIn = perGroup((groupId) =>
  createOptimisticList<GroupTask[], GroupTask>(
    {
      queryKey: getQueryKey(trpc.groupTasks.list, { groupId }, 'query'),
      useAnswer: () => trpc.groupTasks.list.useSuspenseQuery({ groupId })[0],
    },
    { read: (tasks) => tasks, write: (_, tasks) => tasks },
  ),
)
