import { isGroupQuery } from '../../app/live/group-queries.ts'
import { queryClient } from '../../app/query-client.ts'

/**
 * Refetches what a mutation in a group may have changed beyond its response: lists, balances and counts of others. Only
 * visible data is fetched. Live updates do the same when they are connected.
 */
export function refreshGroup(groupId: string): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, [groupId]) })
}
