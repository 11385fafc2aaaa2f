import { getQueryKey } from '@trpc/react-query'
import { readFailure } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { trpc } from '../trpc.ts'
import { isGroupQuery } from './group-queries.ts'

/** Milliseconds in which changes are gathered: several answers one after the other are read anew once. */
const GATHER = 120

const changed = new Set<string>()

/**
 * Reads anew what is shown of a group, and lets the rest of it be asked for when it is shown.
 *
 * @param onLost told when it turns out that the group is gone, or that one is no longer in it
 */
export function refreshGroup(groupId: string, onLost: (groupId: string) => void): void {
  if (changed.size === 0) setTimeout(() => void refreshChanged(onLost), GATHER)
  changed.add(groupId)
}

/** The same for all groups that one is in. */
export function refreshAllGroups(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey) })
}

async function refreshChanged(onLost: (groupId: string) => void): Promise<void> {
  const groupIds = [...changed]
  changed.clear()
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, groupIds) })
  for (const id of groupIds) if (isLost(id)) onLost(id)
}

function isLost(id: string): boolean {
  const { error } = queryClient.getQueryState(getQueryKey(trpc.groups.read, { id }, 'query')) ?? {}
  return error ? ['groupNotFound', 'notPartOfTheGroup'].includes(readFailure(error).code) : false
}
