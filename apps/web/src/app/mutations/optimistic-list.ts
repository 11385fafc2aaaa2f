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

/** An answer of the server as the cache holds it: the one place from which screens read what is in it. */
type Source<Answer> = {
  queryKey: QueryKey
  /** The answer, fetched where it is not there yet. */
  useAnswer: () => Answer
}

/** Where in an answer a kind of items stands. */
type Place<Answer, Item> = {
  read: (answer: Answer) => Item[]
  write: (answer: Answer, items: Item[]) => Answer
}

type Mutation<Item, Answer> = {
  /** Acts with the same lane wait for each other: as a rule the id of the item. */
  lane: string
  /** What is seen at once; left out, nothing until the answer. */
  change?: Change<Item>
  send: () => Promise<Answer>
  /** What the answer makes of the items, where it tells more than was foreseen. */
  settle?: (answer: Answer) => Change<Item>
  /** It is sent also when the act before it in its lane failed: a deletion needs no completion. */
  independent?: boolean
}

/** The current items of one kind on one's own dashboard, with the acts on them that are under way. */
export function createDashboardList<Item extends { id: string }>(place: Place<Dashboard, Item>) {
  const queryKey = getQueryKey(trpc.dashboard.read, {}, 'query')
  return createOptimisticList<Dashboard, Item>(
    { queryKey, useAnswer: () => trpc.dashboard.read.useSuspenseQuery({})[0] },
    place,
  )
}

/** The current items of one kind in any answer, with the acts on them that the server has not answered yet. */
export function createOptimisticList<Answer, Item extends { id: string }>(
  { queryKey, useAnswer }: Source<Answer>,
  { read, write }: Place<Answer, Item>,
) {
  const updates = createOptimisticUpdates<Item>()
  const queues = createQueues()

  // Whoever signs in next must not see what the one before had not finished.
  session.onSignedOut(updates.clear)

  const refetch = () => void queryClient.invalidateQueries({ queryKey, exact: true })

  function saveToCache(change: Change<Item>): void {
    queryClient.setQueryData<Answer>(queryKey, (answer) => answer && write(answer, change(read(answer))))
    // An answer that is still on its way may be older than this change.
    if (queryClient.isFetching({ queryKey, exact: true }) > 0) refetch()
  }

  return {
    /** Lays a change over what is shown, until the function that is returned is called. */
    addOptimistic: updates.add,

    /** Kept when all acts that are under way now have been answered, well or not. */
    settled: queues.settled,

    /** The current items, oldest first, as they will be when every act that is under way has gone well. */
    useCurrent(): Item[] {
      const fetched = useAnswer()
      const version = useSyncExternalStore(updates.subscribe, updates.version, updates.version)
      // The cache tells its watchers a moment later. Without this look an act that has just been lifted would flash back.
      const items = read(queryClient.getQueryData<Answer>(queryKey) ?? fetched)
      // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are what `over` reads
      return useMemo(() => updates.applyTo(items), [items, version])
    },

    /** Items that stand elsewhere, in an archive, as the acts under way leave them; none is added to them. */
    useMatching(items: Item[]): Item[] {
      const version = useSyncExternalStore(updates.subscribe, updates.version)
      // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are what `over` reads
      return useMemo(() => {
        const ids = new Set(items.map(({ id }) => id))
        return updates.applyTo(items).filter(({ id }) => ids.has(id))
      }, [items, version])
    },

    /** Shows an act at once, sends it, and keeps what came of it; when it fails nothing of it remains. */
    async perform<Answer>({
      lane,
      change = noChange,
      send,
      settle,
      independent,
    }: Mutation<Item, Answer>): Promise<Answer> {
      if (canUndo(lane)) void sendUndoable()
      const remove = updates.add(change)
      try {
        const answer = await queues.enqueue(lane, send, independent)
        saveToCache(settle ? settle(answer) : change)
        return answer
      } catch (error) {
        if (!(error instanceof NotSent) && mayHaveChanged(error)) refetch()
        throw error
      } finally {
        remove()
      }
    },
  }
}

/** The server judged by another state than the one that is shown, or nobody knows whether it acted. */
function mayHaveChanged(error: unknown): boolean {
  const { code, status } = readFailure(error)
  return status === 404 || status === 409 || code === 'timedOut'
}
