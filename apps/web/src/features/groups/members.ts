import { getQueryKey } from '@trpc/react-query'
import { createListIn } from '../../app/mutations/optimistic-list.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from './refresh.ts'

/** The members of a group. */
export const membersIn = perGroup((id) =>
  createListIn(
    {
      queryKey: getQueryKey(trpc.groups.read, { id }, 'query'),
      useResponse: () => trpc.groups.read.useSuspenseQuery({ id })[0],
      onChanged: () => refreshGroup(id),
    },
    'members',
  ),
)
