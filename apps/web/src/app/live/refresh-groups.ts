import { getQueryKey } from '@trpc/react-query'
import { queryClient } from '../query-client.ts'
import { trpc } from '../trpc.ts'
import { isGroupGone, isGroupQuery } from './group-queries.ts'

/** The time in which changes are collected, so that several in a row cause one refetch. */
const gatherMs = 120

const changedGroups = new Set<string>()

/**
 * Refetches the visible data of a group in a moment, and marks the rest as stale.
 * @param onLost called when the group no longer exists, or the user is no longer in it
 */
export function queueGroupRefresh(groupId: string, onLost: (groupId: string) => void): void {
  if (changedGroups.size === 0) setTimeout(() => void refreshChanged(onLost), gatherMs)
  changedGroups.add(groupId)
}

/** Refetches the data of all groups of the user. */
export function refreshAllGroups(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey) })
}

async function refreshChanged(onLost: (groupId: string) => void): Promise<void> {
  const groupIds = [...changedGroups]
  changedGroups.clear()
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isGroupQuery(queryKey, groupIds) })
  for (const id of groupIds) if (isLost(id)) onLost(id)
}

function isLost(id: string): boolean {
  return isGroupGone(queryClient.getQueryState(getQueryKey(trpc.groups.read, { id }, 'query'))?.error)
}
