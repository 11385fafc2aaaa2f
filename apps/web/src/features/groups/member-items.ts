import type { GroupDashboard } from '@questboard/api/dashboard/schema'
import { getQueryKey } from '@trpc/react-query'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { trpc } from '../../app/trpc.ts'

type Items = 'tasks' | 'rewards'

const made = new Map<string, unknown>()

/** The items of one kind that another member has in a group, as leaders see them. */
export function itemsOf<Kind extends Items>(kind: Kind, groupId: string, userId: string) {
  const key = `${kind}/${groupId}/${userId}`
  const make = () =>
    createOptimisticList<GroupDashboard, GroupDashboard[Kind][number]>(
      {
        queryKey: getQueryKey(trpc.dashboard.readOfMember, { groupId, userId }, 'query'),
        useAnswer: () => trpc.dashboard.readOfMember.useSuspenseQuery({ groupId, userId })[0],
      },
      { read: (dashboard) => dashboard[kind], write: (dashboard, items) => ({ ...dashboard, [kind]: items }) },
    )
  const held = (made.get(key) as ReturnType<typeof make> | undefined) ?? make()
  made.set(key, held)
  return held
}
