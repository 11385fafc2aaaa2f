import type { Dashboard } from '@questboard/api/dashboard/schema'
import type { QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { readFailure } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { session, trpc } from '../trpc.ts'
import { type Change, noChange } from './changes.ts'
import { createOptimisticUpdates } from './optimistic-updates.ts'
import { createQueues, NotSent } from './queues.ts'
import { canUndo, sendUndoable } from './undoable.ts'

/** A response in the query cache, which all screens read. */
export type Source<ListResponse> = {
  queryKey: QueryKey
  /** The response. Fetches it if it is not cached. */
  useResponse: () => ListResponse
  /** Called after a mutation, to refetch what else depends on the list. */
  onChanged?: () => void
}

/** Where the items are in the response. */
type Place<ListResponse, Item> = {
  read: (response: ListResponse) => Item[]
  write: (response: ListResponse, items: Item[]) => ListResponse
  /** Saves a change in other cached responses that have these items too. */
  onSaved?: ((change: Change<Item>) => void) | undefined
}

export type Mutation<Item, Result> = {
  /** Mutations with the same key run one after the other. Usually the id of the item. */
  queueKey: string
  /** The optimistic update. By default nothing changes before the response. */
  change?: Change<Item>
  send: () => Promise<Result>
  /** The change according to the response, if it contains more than the optimistic update. */
  settle?: (response: Result) => Change<Item>
  /** Send it even if the previous mutation with the same key failed: a deletion does not depend on a completion. */
  independent?: boolean
  /** Nothing else depends on it: `onChanged` is not called. */
  isLocal?: boolean
}

/** A list of items on the user's own dashboard, with optimistic updates. */
export const createDashboardList = <Kind extends 'tasks' | 'missions' | 'rewards' | 'tags'>(kind: Kind) =>
  createListIn<Dashboard, Kind>(
    {
      queryKey: getQueryKey(trpc.dashboard.read, {}, 'query'),
      useResponse: () => trpc.dashboard.read.useSuspenseQuery({})[0],
    },
    kind,
  )

/** A list in a field of a response, with optimistic updates. */
export const createListIn = <ListResponse extends Record<Kind, { id: string }[]>, Kind extends keyof ListResponse>(
  source: Source<ListResponse>,
  kind: Kind,
  onSaved?: Place<ListResponse, ListResponse[Kind][number]>['onSaved'],
) =>
  createOptimisticList<ListResponse, ListResponse[Kind][number]>(source, {
    read: (response) => response[kind],
    write: (response, items) => ({ ...response, [kind]: items }),
    onSaved,
  })

/** A list of items in any cached response, with optimistic updates. */
export function createOptimisticList<ListResponse, Item extends { id: string }>(
  { queryKey, useResponse, onChanged }: Source<ListResponse>,
  { read, write, onSaved }: Place<ListResponse, Item>,
) {
  const updates = createOptimisticUpdates<Item>()
  const queues = createQueues()

  // The next user must not see the previous user's pending updates.
  session.onSignedOut(updates.clear)

  const refetch = () => void queryClient.invalidateQueries({ queryKey, exact: true })

  function saveToCache(change: Change<Item>): void {
    queryClient.setQueryData<ListResponse>(queryKey, (response) => response && write(response, change(read(response))))
    onSaved?.(change)
    // A response that is still on its way may be older than this change.
    if (queryClient.isFetching({ queryKey, exact: true }) > 0) refetch()
  }

  return {
    /** Applies an optimistic update until the returned function is called. */
    overlay: updates.add,

    /** Resolves when all running mutations have succeeded or failed. */
    settled: queues.settled,

    /** The items, oldest first, with all optimistic updates applied; none before they are fetched. */
    readCurrent(): Item[] {
      const response = queryClient.getQueryData<ListResponse>(queryKey)
      return response ? updates.applyTo(read(response)) : []
    },

    /** The items of `readCurrent`, for a component. */
    useCurrent(): Item[] {
      const fetched = useResponse()
      const version = useSyncExternalStore(updates.subscribe, updates.version, updates.version)
      // The cache notifies components a moment later. Without reading it here, an update that was just removed would
      // flash back.
      const items = read(queryClient.getQueryData<ListResponse>(queryKey) ?? fetched)
      // biome-ignore lint/correctness/useExhaustiveDependencies: `applyTo` depends on the version
      return useMemo(() => updates.applyTo(items), [items, version])
    },

    /** Items of another list, such as an archive, with all optimistic updates applied. No items are added. */
    useWithin(items: Item[]): Item[] {
      const version = useSyncExternalStore(updates.subscribe, updates.version)
      // biome-ignore lint/correctness/useExhaustiveDependencies: `applyTo` depends on the version
      return useMemo(() => {
        const ids = new Set(items.map(({ id }) => id))
        return updates.applyTo(items).filter(({ id }) => ids.has(id))
      }, [items, version])
    },

    /**
     * Applies the optimistic update, sends the mutation, and saves the result in the cache. A failure undoes the
     * update.
     */
    async perform<Result>({
      queueKey,
      change = noChange,
      send,
      settle,
      independent,
      isLocal,
    }: Mutation<Item, Result>): Promise<Result> {
      if (canUndo(queueKey)) void sendUndoable()
      const remove = updates.add(change)
      const { token } = session
      try {
        const response = await queues.enqueue(queueKey, send, independent)
        // The cache belongs to the next user.
        if (session.token !== token) return response
        saveToCache(settle ? settle(response) : change)
        if (!isLocal) onChanged?.()
        return response
      } catch (error) {
        if (!(error instanceof NotSent) && mayHaveChanged(error)) refetch()
        throw error
      } finally {
        remove()
      }
    },
  }
}

/** Whether the cached state may be wrong: the server saw another state, or the outcome is unknown. */
function mayHaveChanged(error: unknown): boolean {
  const { code, status } = readFailure(error)
  return status === 404 || status === 409 || code === 'timedOut'
}
