import { isGroupQuery } from '../../app/live/group-queries.ts'
import { queryClient } from '../../app/query-client.ts'

/**
 * Asks again for what an act in a group may have changed beside what it has answered: others' lists, balances and counts.
 * Only what is on the screen is fetched. Live news does the same; without a connection for it this does.
 */
export function refreshGroup(groupId: string): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, [groupId]) })
}
