import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { getQueryKey } from '@trpc/react-query'
import { createListIn } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from './refresh.ts'

const lists = new Map<string, unknown>()

/** The items of one kind that another member has in a group, as leaders see them. */
export function itemsOf<Kind extends 'tasks' | 'rewards'>(kind: Kind, groupId: string, userId: string) {
  const key = `${kind}/${groupId}/${userId}`
  const make = () =>
    createListIn<GroupDashboard, Kind>(
      {
        queryKey: getQueryKey(trpc.dashboard.readOfMember, { groupId, userId }, 'query'),
        useResponse: () => trpc.dashboard.readOfMember.useSuspenseQuery({ groupId, userId })[0],
        onChanged: () => refreshGroup(groupId),
      },
      kind,
    )
  const held = (lists.get(key) as ReturnType<typeof make> | undefined) ?? make()
  lists.set(key, held)
  return held
}
