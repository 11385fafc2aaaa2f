import type { Group, Member } from '@questboard/api/groups/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { perGroup } from './per-group.ts'

/** The members of a group. */
export const membersIn = perGroup((id) =>
  createOptimisticList<Group, Member>(
    {
      queryKey: getQueryKey(trpc.groups.read, { id }, 'query'),
      useAnswer: () => trpc.groups.read.useSuspenseQuery({ id })[0],
    },
    { read: ({ members }) => members, write: (group, members) => ({ ...group, members }) },
  ),
)
