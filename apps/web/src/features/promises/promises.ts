import type { GroupPromise } from '@questboard/api/promises/schema'
import { getQueryKey } from '@trpc/react-query'
import { perGroup } from '../../app/mutations/per-group.ts'
import { createResponseList } from '../../app/mutations/response-list.ts'
import { trpc } from '../../app/trpc.ts'
import { refreshGroup } from '../groups/refresh.ts'

/** Owed ones come first, so that those on this page matter most. */
export const promisesInput = (groupId: string) => ({ groupId, page: 1, limit: 100 })

const none: GroupPromise[] = []

/** The redeemed rewards of a group: of all members for leaders, otherwise the user's own. */
export const promisesIn = perGroup((groupId) =>
  createResponseList<GroupPromise>({
    queryKey: getQueryKey(trpc.promises.list, promisesInput(groupId), 'query'),
    useResponse: () => trpc.promises.list.useSuspenseQuery(promisesInput(groupId))[0],
    onChanged: () => refreshGroup(groupId),
  }),
)

type ListedPromises = {
  query: { data?: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  owed: GroupPromise[]
  /** Given or cancelled, the latest first. */
  closed: GroupPromise[]
}

/** The promises of a group for a component that shows a part of a page. */
export function usePromises(groupId: string): ListedPromises {
  const query = trpc.promises.list.useQuery(promisesInput(groupId))
  const promises = promisesIn(groupId).useWithin(query.data ?? none)
  return {
    query,
    owed: promises.filter(({ status }) => status === 'owed'),
    closed: promises.filter(({ status }) => status !== 'owed'),
  }
}
