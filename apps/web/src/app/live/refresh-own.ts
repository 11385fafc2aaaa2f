import { queryClient } from '../query-client.ts'
import { isGroupQuery } from './group-queries.ts'
import { refreshBalances } from './refresh-balances.ts'

/** The time in which changes are collected, so that several in a row cause one refetch. */
const gatherMs = 200

let timer = 0

/** Refetches what this window shows of the player, after a change in another window or by another device. */
export function refreshOwn(): void {
  if (timer) return
  timer = window.setTimeout(() => {
    timer = 0
    refreshBalances()
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOwn(queryKey) })
  }, gatherMs)
}

/** Groups and notifications have events of their own. */
function isOwn(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return !isGroupQuery(queryKey) && !(Array.isArray(path) && path[0] === 'notifications')
}
